import type { Severity } from '../report.ts';
import type { Detector, Hit } from './detector.ts';
import { detectors } from './detectors/detectors.ts';
import type { Reading, Said } from './said.ts';
import { turnedRound } from './turned-round.ts';
import { hitsByWords, wordsDeny } from './words/detect-by-words.ts';
import { longestWeighed, type Piece, piecesOf } from './words/sentence-pieces.ts';

/** A flag with the place of its words, before the table's texts are added. */
export type Found = {
  readonly id: string;
  readonly document: number;
  readonly start: number;
  readonly end: number;
  readonly confidence: number;
  readonly severity?: Severity;
  /** Says more than the table, where numbers are known. */
  readonly why?: string;
  readonly clause: number;
  readonly more: readonly { readonly document: number; readonly start: number; readonly end: number }[];
};

/**
 * Runs every detector over the sentences that hold one of its cues, and weighs the words of all. Several sentences of one clause make
 * one flag.
 */
export const detect = (reading: Reading): Found[] => {
  const byClause = new Map<string, Candidate[]>();
  for (const said of reading.sentences) {
    for (const detector of candidatesFor(said.text, reading.kind)) {
      const hit = said.text.endsWith('?') ? null : detector.find(said, reading);
      if (hit === null || turnedRound(detector.id, said.text)) continue;
      const key = keyOf(detector.id, said.document, said.clause);
      const list = byClause.get(key);
      const candidate = { detector, said, hit };
      if (list === undefined) byClause.set(key, [candidate]);
      else list.push(candidate);
    }
  }
  const found = [...byClause.values()].flatMap((candidates) => {
    const upheld = candidates.filter((each) => !isDenied(each, reading));
    return upheld.length === 0 ? [] : [merged(upheld)];
  });
  return settle(withWords(found, reading), reading);
};

/** What a phrase is nearly sure of stands, whatever the other words say. */
const isDenied = ({ detector, said, hit }: Candidate, reading: Reading): boolean =>
  hit.confidence < nearlySure && wordsDeny(detector.id, said, hit, reading);

const nearlySure = 0.9;

/** What detectors found with what the weight of words adds: further places of a flag in its clause, and flags of their own. */
const withWords = (found: readonly Found[], reading: Reading): Found[] => {
  const all = new Map(found.map((each) => [keyOf(each.id, each.document, each.clause), each]));
  for (const hit of hitsByWords(reading).toSorted((a, b) => b.confidence - a.confidence)) {
    const { id, said, piece, next, confidence } = hit;
    const words = said.text.slice(piece.start, piece.end);
    if (turnedRound(id, next === null ? words : `${words} ${next.text}`)) continue;
    const { document, clause } = said;
    const place = next === null ? stretchOf(said, piece) : { document, start: said.start, end: next.end };
    const key = keyOf(id, document, clause);
    const known = all.get(key);
    if (known === undefined) all.set(key, { id, ...place, confidence, clause, more: [] });
    else if (![known, ...known.more].some((other) => meet(other, place)) && known.more.length < mostPlaces)
      all.set(key, { ...known, more: [...known.more, place] });
  }
  return [...all.values()];
};

const mostPlaces = 12;

const keyOf = (id: string, document: number, clause: number): string =>
  oncePerLease.has(id) ? id : `${id} ${document} ${clause}`;

type Place = { readonly document: number; readonly start: number; readonly end: number };

const meet = (a: Place, b: Place): boolean => a.document === b.document && a.start < b.end && b.start < a.end;

/** What holds for the whole lease is one flag with several places, not one a clause. */
const oncePerLease: ReadonlySet<string> = new Set([
  'RF02_jury_waiver',
  'RF27_uncapped_cpi',
  'RF31_joint_several',
  'RF32_guaranty_unlimited',
  'RF42_mgmt_fee',
  'RF58_landlord_limited_liability',
]);

type Candidate = { readonly detector: Detector; readonly said: Said; readonly hit: Hit };

const merged = (candidates: readonly Candidate[]): Found => {
  const ordered = [...candidates].sort((a, b) => b.hit.confidence - a.hit.confidence || a.said.index - b.said.index);
  const [best, ...others] = ordered as [Candidate, ...Candidate[]];
  const place = joined(best, others);
  const { severity, why } = best.hit;
  return {
    id: best.detector.id,
    ...place,
    confidence: best.hit.confidence,
    ...(severity === undefined ? {} : { severity }),
    ...(why === undefined ? {} : { why }),
    clause: best.said.clause,
    more: others
      .filter(({ said }) => said.index !== best.said.index)
      .slice(0, mostPlaces)
      .map(placeOf),
  };
};

/** Neighbouring sentences that tell the same are one quote as long as it stays short. */
const joined = (best: Candidate, others: readonly Candidate[]): Place => {
  let { start, end } = placeOf(best);
  const near = others.map(({ said }) => said).filter(({ document }) => document === best.said.document);
  for (let grown = true; grown; ) {
    grown = false;
    for (const said of near) {
      const [from, to] = [Math.min(start, said.start), Math.max(end, said.end)];
      const touches = said.start - end < 4 && said.start >= end ? true : start - said.end < 4 && said.end <= start;
      if (!touches || to - from > longestWeighed) continue;
      [start, end, grown] = [from, to, true];
    }
  }
  return { document: best.said.document, start, end };
};

/** The whole sentence when it is short, else the pieces with the telling words and as many behind and before them as make a short quote. */
const placeOf = ({ said, hit }: Candidate) => {
  const pieces = piecesOf(said.text);
  const telling = (piece: Piece | undefined): boolean =>
    piece !== undefined && piece.start < Math.max(hit.end, hit.start + 1) && hit.start < piece.end;
  let [first, last] = [pieces.findIndex(telling), pieces.findLastIndex(telling)];
  if (first === -1) [first, last] = [0, 0];
  const lengthOf = (from: number, to: number): number => (pieces[to]?.end ?? Infinity) - (pieces[from]?.start ?? 0);
  while (lengthOf(first, last + 1) <= longestWeighed) last += 1;
  while (first > 0 && lengthOf(first - 1, last) <= longestWeighed) first -= 1;
  return stretchOf(said, { start: pieces[first]?.start ?? 0, end: pieces[last]?.end ?? said.text.length });
};

/** A stretch of a sentence, by offsets in its normalised text, where it stands in the document. */
const stretchOf = (said: Said, { start, end }: Piece): Place => ({
  document: said.document,
  start: start === 0 ? said.start : said.start + said.startOf(start),
  end: end === said.text.length ? said.end : said.start + said.endOf(said.text.slice(0, end).trimEnd().length),
});

/** Where the same words make two flags of which one only repeats the other, the weaker goes. */
const settle = (found: readonly Found[], reading: Reading): Found[] => {
  const byClause = Map.groupBy(found, ({ document, clause }) => `${document} ${clause}`);
  return found.filter((each) => {
    const rivals = yields[each.id.slice(0, 4)] ?? [];
    const beside = rivals.length === 0 ? [] : (byClause.get(`${each.document} ${each.clause}`) ?? []);
    return (
      !beside.some((other) => rivals.includes(other.id.slice(0, 4)) && touch(other, each)) &&
      !(reading.kind === 'residential' && each.id === 'RF45_structural_hvac')
    );
  });
};

const touch = (one: Found, other: Found): boolean =>
  [one, ...one.more].some((place) => [other, ...other.more].some((otherPlace) => meet(place, otherPlace)));

/** A flag (key) says nothing new of words that make one of these. */
const yields: Readonly<Record<string, readonly string[]>> = {
  RF02: ['RF01'],
  RF05: ['RF11'],
  RF09: ['RF01'],
  RF06: ['RF01', 'RF07', 'RF11'],
  RF18: ['RF19'],
  RF21: ['RF13', 'RF16', 'RF23'],
  RF23: ['RF13', 'RF19', 'RF24', 'RF29'],
  RF36: ['RF17', 'RF69'],
  RF46: ['RF66'],
  RF51: ['RF07', 'RF52'],
  RF52: ['RF06', 'RF07'],
  RF56: ['RF04', 'RF59'],
  RF65: ['RF34'],
  RF64: ['RF34', 'RF36', 'RF26', 'RF17', 'RF33', 'RF48'],
};

type Cue = { readonly detector: number; readonly list: number };

type Cues = {
  readonly table: ReadonlyMap<string, readonly Cue[]>;
  readonly words: Map<string, readonly Cue[]>;
  readonly longest: number;
};

const cuesOf = (kind: Reading['kind']): Cues => {
  const table = new Map<string, Cue[]>();
  detectors.forEach(({ cues, kinds }, detector) => {
    if (kinds !== 'both' && kinds !== kind) return;
    cues.forEach((beginnings, list) => {
      for (const cue of beginnings) {
        const entry = table.get(cue);
        if (entry === undefined) table.set(cue, [{ detector, list }]);
        else entry.push({ detector, list });
      }
    });
  });
  return { table, words: new Map(), longest: Math.max(...[...table.keys()].map((cue) => cue.length)) };
};

const cuesByKind: Readonly<Record<Reading['kind'], Cues>> = {
  residential: cuesOf('residential'),
  commercial: cuesOf('commercial'),
};

/** Words of leases repeat, so what a word calls for is remembered; the bound keeps a text of random words from growing it without end. */
const cuesAt = (word: string, { table, words, longest }: Cues): readonly Cue[] => {
  const known = words.get(word);
  if (known !== undefined) return known;
  const found: Cue[] = [];
  for (let length = 2; length <= Math.min(word.length, longest); length += 1) {
    // Cues of up to three letters are whole words: "as" is not "assign".
    if (length <= 3 && length !== word.length && !(length === 3 && word.length <= 5)) continue;
    for (const cue of table.get(word.slice(0, length)) ?? []) found.push(cue);
  }
  if (words.size > 20_000) words.clear();
  words.set(word, found);
  return found;
};

/** Cues stand at the beginning of a word, so that a sentence costs one look per word, whatever the number of detectors. */
const candidatesFor = (text: string, kind: Reading['kind']): Detector[] => {
  const cues = cuesByKind[kind];
  const seen = new Map<number, number>();
  for (const word of text.match(/[a-z0-9]{2,}/g) ?? [])
    for (const { detector, list } of cuesAt(word, cues)) seen.set(detector, (seen.get(detector) ?? 0) | (1 << list));
  const chosen: number[] = [];
  for (const [number, lists] of seen)
    if (lists === (1 << (detectors[number]?.cues.length ?? 0)) - 1) chosen.push(number);
  return chosen.sort((a, b) => a - b).map((number) => detectors[number] as Detector);
};
