import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clauseFeatures } from '#clauses/clause-features.ts';
import { sharesOf } from '#weighing/shares-of.ts';
import { trainWords } from '#weighing/train-words.ts';
import { scorerOf } from '#weighing/word-table.ts';

/** How likely a part is about each of our topics by its words, with 1 in all together with `other`. */
export const topicShares = (text: string): ReadonlyMap<string, number> => {
  const shares = sharesOf(score(featuresOf(text)));
  return new Map(topics.map((topic, at) => [topic, shares[at] ?? 0]));
};

/** A part is judged by its first words, like a clause. */
const reach = 500;

/** Contracts that were translated call the parties by letters. */
const featuresOf = (text: string) =>
  clauseFeatures(
    text
      .slice(0, reach)
      .replace(/\bparty a\b|\bleaser\b/gi, 'landlord')
      .replace(/\bparty b\b/gi, 'tenant'),
  );

const sentences: { readonly topic: string; readonly text: string }[] = [];
let topic = 'other';
for (const line of readFileSync(join(import.meta.dirname, '../../fixtures/topic-sentences.txt'), 'utf8').split('\n'))
  if (line.startsWith('# ')) topic = line.slice(2);
  else if (line !== '') sentences.push({ topic, text: line.replace(/^= /, '') });

const topics = [...new Set(sentences.map((sentence) => sentence.topic))];
const counts = topics.map((each) => sentences.filter((sentence) => sentence.topic === each).length);

/** Learned from sentences that we wrote for each topic (`fixtures/topic-sentences.txt`), none of them from a lease. */
const score = scorerOf({
  madeFrom: 0,
  ...trainWords(
    sentences.map((sentence) => {
      const type = topics.indexOf(sentence.topic);
      // Topics with few sentences weigh as much as those with many, half way.
      const weight = Math.sqrt(sentences.length / topics.length / (counts[type] ?? 1));
      return { features: featuresOf(sentence.text), type, weight };
    }),
    topics,
    { rounds: 40, shrinking: 4e-5, leastWeight: 0.3, furtherRounds: 0, steps: 5 },
  ),
});
