import { lookAlikesOf } from './mend-misread.ts';
import { vocabulary } from './mend-words.ts';
import { isKnownWord } from './word-stock.ts';

/**
 * Whether the letters themselves show misreading, as in text layers that a scanner made: figures inside of words, and words that stand
 * once, that nobody uses, and that are a look-alike letter from a word of letting or one that the document repeats.
 */
export const isMisread = (text: string): boolean => {
  const sample = text.slice(0, sampled);
  let signs = 0;
  for (const _ of sample.matchAll(/\b[A-Za-z]{2,}[015][a-z]{2,}\b/g)) signs += 1;
  const counts = new Map<string, number>();
  let all = 0;
  for (const [word] of sample.matchAll(/\b[a-z]{4,18}\b/g)) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
    all += 1;
  }
  const isMeant = (word: string): boolean => vocabulary.has(word) || (counts.get(word) ?? 0) > 1;
  for (const [word, count] of counts)
    if (count === 1 && !isKnownWord(word) && lookAlikesOf(word).some(isMeant)) signs += 1;
  return signs > 1 && signs > all * shareOfSigns;
};

const sampled = 40_000;

/** Typed leases have at most half as many; one letter in a hundred misread makes more. */
const shareOfSigns = 0.004;
