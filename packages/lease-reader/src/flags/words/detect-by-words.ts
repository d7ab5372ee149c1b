import { promised, voided } from '../detector.ts';
import { flagRowOf, idOf } from '../flag-table.ts';
import type { Reading, Said } from '../said.ts';
import { flagShares, wordFlags } from './flag-words.ts';
import { bearsOut } from './measures.ts';

/** A flag that the words of one or two neighbouring sentences make likely. */
export type WordHit = {
  readonly id: string;
  readonly said: Said;
  /** The second sentence, where it takes both to say it. */
  readonly next: Said | null;
  readonly confidence: number;
};

/** Flags by the weight of words, for wordings that no fixed phrase foresees; two sentences together only where neither says it alone. */
export const hitsByWords = (reading: Reading): WordHit[] => {
  const alone = reading.sentences
    .filter(isReadable)
    .flatMap((said) => hitsIn(said.text, reading).map((hit) => ({ ...hit, said, next: null })));
  const taken = new Set(alone.map(({ id, said }) => `${id} ${said.index}`));
  const together = reading.sentences.flatMap((said) => {
    const next = reading.sentences[said.index + 1];
    if (next === undefined || voided(said) || !belongTogether(said, next)) return [];
    return hitsIn(`${said.text} ${next.text}`, reading).flatMap((hit) =>
      taken.has(`${hit.id} ${said.index}`) || taken.has(`${hit.id} ${next.index}`) ? [] : [{ ...hit, said, next }],
    );
  });
  return [...alone, ...together];
};

const shortest = 8;
const longest = 420;

/** The words of a long sentence are about too many things to point at one. */
const isReadable = (said: Said): boolean =>
  said.text.length >= shortest && said.text.length <= longest && !voided(said);

const belongTogether = (said: Said, next: Said): boolean =>
  next.clause === said.clause &&
  next.document === said.document &&
  !said.tabular &&
  said.text.length + next.text.length <= 260 &&
  !voided(next);

/**
 * Whether the words of a place speak against a flag that a fixed phrase saw there: a phrase hits "waives no jury" and "the rent stops
 * until it is mended" as well. Flags of figures, and sentences about too much, words do not judge.
 */
export const wordsDeny = (id: string, said: Said, reading: Reading): boolean => {
  const at = wordFlags.indexOf(id.slice(0, 4));
  if (at < 0 || said.text.length > longest) return false;
  const [before, next] = [reading.sentences[said.index - 1], reading.sentences[said.index + 1]];
  const texts = [
    said.text,
    ...(next !== undefined && belongTogether(said, next) ? [`${said.text} ${next.text}`] : []),
    ...(before !== undefined && belongTogether(before, said) ? [`${before.text} ${said.text}`] : []),
  ];
  return texts.every((text) => (flagShares(text)[at] ?? 0) < deniedShare);
};

const deniedShare = 0.06;

const hitsIn = (text: string, reading: Reading): { readonly id: string; readonly confidence: number }[] => {
  if (text.endsWith('?') || !fewestWords.test(text)) return [];
  const shares = flagShares(text);
  // A promise of the landlord is seldom a flag, whatever it speaks of.
  const least = promised(text) ? sureShare : fewWords.test(text) ? shareOfFew : leastShare;
  const hits: { id: string; confidence: number }[] = [];
  for (const [at, flag] of wordFlags.entries()) {
    const share = shares[at] ?? 0;
    if (share < least || flag === 'other') continue;
    const id = idOf(flag);
    const { scope } = flagRowOf(id);
    const isInScope = scope === 'both' || scope === reading.kind || share >= shareElsewhere;
    if (!isInScope || !bearsOut(flag, text, reading)) continue;
    // Words alone are never as sure as a phrase that was foreseen.
    hits.push({ id, confidence: Math.round(100 * (0.5 + 0.25 * share)) / 100 });
  }
  return hits;
};

/** A flag that is wrong costs more trust than one that is missed would win: words speak only where they are sure. */
const leastShare = 0.5;

/** As sure as words get. */
const sureShare = 0.9;

/** A clause of shops and offices counts in the lease of a home as well where it is surer. */
const shareElsewhere = 0.7;

/** Six words hold little to be wrong about, so they have to be surer. */
const fewWords = /^\S+(?:\s+\S+){0,5}$/;
const shareOfFew = 0.72;

/** One word is a heading or an answer, and so are two without an end; they say nothing alone. */
const fewestWords = /(?:\S+\s+){2}\S|^\S+\s+\S+[.!]$/;
