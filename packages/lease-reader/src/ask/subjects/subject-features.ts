import { common, tokens, wordOf } from '#weighing/word-of.ts';
import type { Feature } from '#weighing/word-table.ts';

/**
 * The words of a question or of a sentence of a lease and the pairs of neighbours, with weights of length 1 in all, or less in a text
 * of few words, which tells less. Who is called what does not matter: a question says "he", a lease "Lessor".
 */
export const subjectFeatures = (text: string): readonly Feature[] => {
  const weights = new Map<string, number>();
  let last = '';
  for (const [token] of text.toLowerCase().matchAll(tokens)) {
    const word = parties.has(token) ? 'party' : wordOf(token);
    if (last !== '') weights.set(`${last} ${word}`, pairWeight);
    last = word;
    if (word === 'party' || common.has(word)) continue;
    weights.set(word, 1);
    // Words of one family, and slips at the end of a long word, begin alike.
    if (word.length > stemLength) weights.set(`${word.slice(0, stemLength)}*`, stemWeight);
  }
  let squares = 0;
  for (const weight of weights.values()) squares += weight * weight;
  const length = Math.max(Math.sqrt(squares), shortest);
  return [...weights].map(([name, weight]): Feature => [name, weight / length]);
};

const parties: ReadonlySet<string> = new Set(
  'landlord landlords lessor owner owners landlady management manager agent tenant tenants lessee renter resident residents occupant i we you he she they me us him her them my our your his their'.split(
    ' ',
  ),
);

const pairWeight = 0.6;
const stemLength = 5;
const stemWeight = 0.5;
const shortest = 2;
