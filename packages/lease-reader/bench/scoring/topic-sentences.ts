import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stemmer } from 'stemmer';

/**
 * How far the words of a part are those of one of the topics rather than those of other clauses, 0 to 1: naive Bayes over words and
 * pairs of words, learned from sentences that we wrote for each topic (`fixtures/topic-sentences.txt`), none of them from a lease.
 */
export const topicLikeness = (text: string): number => {
  const known = wordsOf(text).filter((word) => vocabulary.has(word));
  if (known.length === 0) return sigmoid(unknownScore);
  const words = [...new Set(known)];
  // A long part holds some word of everything.
  const length = Math.sqrt(known.length) + 2;
  const scoreOf = (topic: string): number => words.reduce((sum, word) => sum + oddsOf(topic, word), 0) / length;
  const best = Math.max(...topics.filter((topic) => topic !== other).map(scoreOf));
  return sigmoid(best - Math.max(0, scoreOf(other)));
};

const other = 'other';
const unknownScore = -5;
const smoothing = 0.3;

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

const functionWords = new Set(
  'the a an of to and or in on at by for from with shall be is are this that as it its any all which if will may not no such other upon than has have been was were their his her out party each into between'.split(
    ' ',
  ),
);

const landlordNames = /\bparty a\b|\blessors?\b|\bleaser\b|\bowner\b|\blandlord'?s?\b/g;
const tenantNames = /\bparty b\b|\blessees?\b|\btenant'?s?\b|\brenter\b/g;

const wordsOf = (text: string): string[] => {
  const words = text
    .toLowerCase()
    .replace(landlordNames, 'landlord')
    .replace(tenantNames, 'tenant')
    .split(/[^a-z]+/)
    .filter((word) => word.length > 1 && !functionWords.has(word))
    .map((word) => stemmer(word));
  return [...words, ...words.slice(1).map((word, at) => `${words[at]} ${word}`)];
};

const sentences: { readonly topic: string; readonly words: readonly string[] }[] = [];
let topic = other;
for (const line of readFileSync(join(import.meta.dirname, '../../fixtures/topic-sentences.txt'), 'utf8').split('\n'))
  if (line.startsWith('# ')) topic = line.slice(2);
  else if (line !== '') sentences.push({ topic, words: wordsOf(line) });

const topics = [...new Set(sentences.map((sentence) => sentence.topic))];
const vocabulary: ReadonlySet<string> = new Set(sentences.flatMap(({ words }) => words));

type Counts = { readonly of: ReadonlyMap<string, number>; readonly total: number };

const countsOf = (words: readonly string[]): Counts => {
  const of = new Map<string, number>();
  for (const word of words) of.set(word, (of.get(word) ?? 0) + 1);
  return { of, total: words.length };
};

const chanceOf = ({ of, total }: Counts, word: string): number =>
  ((of.get(word) ?? 0) + smoothing) / (total + smoothing * vocabulary.size);

const counts = new Map(
  topics.map((each) => [
    each,
    {
      inside: countsOf(sentences.filter((sentence) => sentence.topic === each).flatMap(({ words }) => words)),
      outside: countsOf(sentences.filter((sentence) => sentence.topic !== each).flatMap(({ words }) => words)),
    },
  ]),
);

const oddsOf = (each: string, word: string): number => {
  const of = counts.get(each);
  return of === undefined ? 0 : Math.log(chanceOf(of.inside, word) / chanceOf(of.outside, word));
};
