import { promised, voided } from '../detector.ts';
import { flagRowOf, idOf } from '../flag-table.ts';
import type { Reading, Said } from '../said.ts';
import { flagShares, wordFlags } from './flag-words.ts';
import { bearsOut } from './measures.ts';
import { longestWeighed, type Piece, piecesOf } from './sentence-pieces.ts';

/** A flag that the words of a sentence make likely, of a piece of a long one, or of two neighbouring sentences. */
export type WordHit = {
  readonly id: string;
  readonly said: Said;
  /** The words that make it; all of a short sentence. Offsets in `said.text`. */
  readonly piece: Piece;
  /** The second sentence, where it takes both to say it. */
  readonly next: Said | null;
  readonly confidence: number;
};

/** Flags by the weight of words, for wordings that no fixed phrase foresees; two sentences together only where neither says it alone. */
export const hitsByWords = (reading: Reading): WordHit[] => {
  const alone = reading.sentences.filter(isReadable).flatMap((said) => hitsInPieces(said, reading));
  const taken = new Set(alone.map(({ id, said }) => `${id} ${said.index}`));
  const together = reading.sentences.flatMap((said) => {
    const next = reading.sentences[said.index + 1];
    if (next === undefined || voided(said) || !belongTogether(said, next)) return [];
    return hitsIn(`${said.text} ${next.text}`, said, reading).flatMap((hit) =>
      taken.has(`${hit.id} ${said.index}`) || taken.has(`${hit.id} ${next.index}`)
        ? []
        : [{ ...hit, said, piece: { start: 0, end: said.text.length }, next }],
    );
  });
  return [...alone, ...together];
};

const hitsInPieces = (said: Said, reading: Reading): WordHit[] => {
  const weighed = (piece: Piece, isPart: boolean) =>
    hitsIn(said.text.slice(piece.start, piece.end), said, reading, isPart).map((hit) => ({
      ...hit,
      said,
      piece,
      next: null,
    }));
  const whole = piecesOf(said.text).flatMap((piece) => weighed(piece, false));
  const parts = partsOf(said).flatMap((piece) => weighed(piece, true));
  return [...whole, ...parts.filter(({ id }) => !whole.some((hit) => hit.id === id))];
};

/** What each side does in one sentence, where the words of the one hide the other: "shall pay $9 a day, and Landlord may re-key". */
const partsOf = (said: Said): Piece[] => {
  const cuts = [...said.text.matchAll(newSubject)].map((match) => match.index + 2);
  return cuts.length === 0 || said.text.length > longestWeighed
    ? []
    : [0, ...cuts].map((start, at) => ({ start, end: cuts[at] ?? said.text.length }));
};

const newSubject = /[,;] (?=(?:and|but|or) (?:LL|TT)\b)/g;

const shortest = 8;

const isReadable = (said: Said): boolean => said.text.length >= shortest && !voided(said) && !isHeading.test(said.raw);

/** A few words in capitals are a title, and say nothing. */
const isHeading = /^[^a-z]{1,45}$/;

const belongTogether = (said: Said, next: Said): boolean =>
  next.clause === said.clause &&
  next.document === said.document &&
  !said.tabular &&
  said.text.length + next.text.length <= 260 &&
  !voided(next);

/**
 * Whether the words of a place speak against a flag that a fixed phrase saw there: a phrase hits "waives no jury" and "the rent stops
 * until it is mended" as well. Flags of figures words do not judge.
 */
export const wordsDeny = (id: string, said: Said, hit: Piece, reading: Reading): boolean => {
  const at = wordFlags.indexOf(id.slice(0, 4));
  if (at < 0) return false;
  const [before, next] = [reading.sentences[said.index - 1], reading.sentences[said.index + 1]];
  const texts = [
    ...piecesOf(said.text)
      .filter(({ start, end }) => start < hit.end && hit.start < end)
      .map(({ start, end }) => said.text.slice(start, end)),
    ...(next !== undefined && belongTogether(said, next) ? [`${said.text} ${next.text}`] : []),
    ...(before !== undefined && belongTogether(before, said) ? [`${before.text} ${said.text}`] : []),
  ];
  return texts.every((text) => (flagShares(text)[at] ?? 0) < deniedShare);
};

const deniedShare = 0.06;

const hitsIn = (
  text: string,
  said: Said,
  reading: Reading,
  isPart = false,
): { readonly id: string; readonly confidence: number }[] => {
  if (text.endsWith('?') || !fewestWords.test(text)) return [];
  const shares = flagShares(text);
  // A promise of the landlord is seldom a flag, whatever it speaks of.
  const least =
    isPart || promised(text)
      ? sureShare
      : fewWords.test(text)
        ? Math.max(shareOfFew, leastShareIn(reading))
        : leastShareIn(reading);
  const hits: { id: string; confidence: number }[] = [];
  for (const [at, flag] of wordFlags.entries()) {
    const share = shares[at] ?? 0;
    if (share < least || flag === 'other') continue;
    const id = idOf(flag);
    const { scope, kind } = flagRowOf(id);
    const isInScope =
      scope === 'both' ||
      scope === reading.kind ||
      (reading.kind === 'residential' && kind !== 'missing' && share >= shareElsewhere);
    if (!isInScope || !bearsOut(flag, text, reading, reading.clauseText(said))) continue;
    // Words alone are never as sure as a phrase that was foreseen.
    hits.push({ id, confidence: Math.round(100 * (0.5 + 0.25 * share)) / 100 });
  }
  return hits;
};

/**
 * A flag that is wrong costs more trust than one that is missed would win: words speak only where they are sure. The longer a lease is
 * the surer, for of so many more harmless sentences more look like a flag by chance.
 */
const leastShareIn = (reading: Reading): number => {
  const known = leastShares.get(reading);
  if (known !== undefined) return known;
  const letters = reading.sentences.reduce((sum, { text }) => sum + text.length, 0);
  const share = Math.min(leastOfLongest, leastShare + perDoubling * Math.log2(Math.max(1, letters / shortLease)));
  leastShares.set(reading, share);
  return share;
};

const leastShares = new WeakMap<Reading, number>();
const leastShare = 0.5;
const leastOfLongest = 0.8;
const perDoubling = 0.12;

/** Letters of a lease of some five pages. */
const shortLease = 20_000;

/** As sure as words get. */
const sureShare = 0.9;

/** A clause of shops and offices counts in the lease of a home as well where it is surer. */
const shareElsewhere = 0.7;

/** Six words hold little to be wrong about, so they have to be surer. */
const fewWords = /^\S+(?:\s+\S+){0,5}$/;
const shareOfFew = 0.72;

/** One word is a heading or an answer, and so are two without an end; they say nothing alone. */
const fewestWords = /(?:\S+\s+){2}\S|^\S+\s+\S+[.!]$/;
