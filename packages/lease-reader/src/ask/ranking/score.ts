import { lightWords } from '../function-words.ts';
import type { Asked } from './asked.ts';
import { signNames } from './sign-names.ts';

/** The sum of signs, each by its weight. */
export const scoreOf = (signs: readonly number[], weights: readonly number[]): number =>
  signs.reduce((sum, sign, at) => sum + sign * (weights[at] ?? 0), 0);

/** How far the scores of a lease's sentences stand out from one another. */
export type Spread = {
  /** Best first, as shares of 1. */
  readonly shares: readonly number[];
  readonly most: number;
  /** How many times the usual distance from the mean the best one is above it. */
  readonly above: number;
  /** The sentence that agrees most, and the one that covers most, whether or not it is the best. */
  readonly agrees: number;
  readonly covers: number;
  readonly count: number;
};

/** `signs` are those of each sentence, in one order with `scores`. */
export const spreadOf = (signs: readonly (readonly number[])[], scores: readonly number[]): Spread => {
  const most = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - most));
  const total = parts.reduce((sum, part) => sum + part, 0);
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const usual = Math.sqrt(scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / scores.length);
  return {
    shares: parts.map((part) => part / total).sort((one, other) => other - one),
    most,
    above: (most - mean) / (usual || 1),
    agrees: Math.max(...signs.map((each) => each[agreesAt] ?? 0)),
    covers: Math.max(...signs.map((each) => each[coversAt] ?? 0)),
    count: scores.length,
  };
};

const agreesAt = signNames.indexOf('agrees');
const coversAt = signNames.indexOf('coveredAlone');

/** What tells whether a lease answers a question at all: the signs of its best sentence, how far it stands out, and what was asked. */
export const answeredSigns = (
  { question, subjects, topic, said }: Asked,
  best: readonly number[],
  { shares: [share = 0, next = 0], most, above, agrees, covers, count }: Spread,
): readonly number[] => [
  1,
  ...best,
  share,
  Math.log((share + little) / (next + little)),
  most,
  above,
  agrees,
  covers,
  Math.log(count),
  Math.max(...subjects),
  -subjects.reduce((sum, each) => sum + (each > 0 ? each * Math.log(each) : 0), 0),
  topic === null ? 0 : 1,
  said === null ? 0 : 1,
  Math.min(wordsMax, question.content.filter(({ word }) => !lightWords.has(word)).length),
];

const little = 1e-3;
const wordsMax = 6;
