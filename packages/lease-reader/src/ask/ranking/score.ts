import { lightWords } from '../function-words.ts';
import type { Asked } from './asked.ts';

/** The sum of signs, each by its weight. */
export const scoreOf = (signs: readonly number[], weights: readonly number[]): number =>
  signs.reduce((sum, sign, at) => sum + sign * (weights[at] ?? 0), 0);

/** What tells whether a lease answers a question at all: the signs of its best sentence, how far it leads, and what was asked. */
export const answeredSigns = (
  { question, subjects, topic, said }: Asked,
  best: readonly number[],
  share: number,
  next: number,
): readonly number[] => [
  1,
  ...best,
  share,
  Math.log((share + 1e-3) / (next + 1e-3)),
  Math.max(...subjects),
  topic === null ? 0 : 1,
  said === null ? 0 : 1,
  Math.min(6, question.content.filter(({ word }) => !lightWords.has(word)).length),
];
