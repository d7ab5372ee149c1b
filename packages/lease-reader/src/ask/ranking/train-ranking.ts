import { minimise } from '#weighing/minimise.ts';
import type { Asked } from './asked.ts';
import { deviationsOf } from './deviations.ts';
import { answeredSigns, scoreOf, spreadOf } from './score.ts';
import { type SignName, signNames } from './sign-names.ts';

/** A question with the signs of every sentence that may answer it. */
export type RankedExample = {
  readonly asked: Asked;
  readonly signs: readonly (readonly number[])[];
  /** Places in `signs` of the sentences that answer; none where the lease is silent. */
  readonly right: readonly number[];
};

export type RankingTable = {
  /** The weight of each sign of a sentence. */
  readonly sentences: Readonly<Record<SignName, number>>;
  /** The weights of `answeredSigns`. */
  readonly answered: readonly number[];
};

/**
 * Weights for choosing among sentences (softmax over the sentences of a lease, by the share of the right ones) and for telling whether
 * any answers (logistic regression on the best one). Both by `minimise` from zero, so the same questions give the same weights.
 */
export const trainRanking = (examples: readonly RankedExample[]): RankingTable => {
  const sentences = rounded(rankingOf(examples.filter(({ right }) => right.length > 0)));
  return {
    sentences: Object.fromEntries(signNames.map((name, at) => [name, sentences[at] ?? 0])) as Record<SignName, number>,
    answered: rounded(answeredOf(examples, sentences)),
  };
};

const shrinking = 0.01;
const steps = 200;

const rankingOf = (examples: readonly RankedExample[]): Float64Array => {
  const spread = deviationsOf(examples.flatMap(({ signs }) => signs));
  const weights = minimise(
    (place, slope) => {
      let loss = shrunk(place, slope);
      for (const { signs, right } of examples) {
        const scores = signs.map((each) =>
          each.reduce((sum, sign, at) => sum + (sign / (spread[at] ?? 1)) * (place[at] ?? 0), 0),
        );
        const most = Math.max(...scores);
        const parts = scores.map((score) => Math.exp(score - most));
        const total = parts.reduce((sum, part) => sum + part, 0);
        const rightly = right.reduce((sum, at) => sum + (parts[at] ?? 0), 0);
        loss -= Math.log(rightly / total) / examples.length;
        parts.forEach((part, at) => {
          const pull = part / total - (right.includes(at) ? part / rightly : 0);
          if (Math.abs(pull) > 1e-7) pushed(slope, signs[at] ?? [], spread, pull / examples.length);
        });
      }
      return loss;
    },
    new Float64Array(spread.length),
    steps,
  );
  return weights.map((weight, at) => weight / (spread[at] ?? 1));
};

const answeredOf = (examples: readonly RankedExample[], weights: readonly number[]): Float64Array => {
  const rows = examples.map(({ asked, signs, right }) => {
    const scores = signs.map((each) => scoreOf(each, weights));
    const spread = spreadOf(signs, scores);
    const best = signs[scores.indexOf(spread.most)] ?? [];
    return { signs: answeredSigns(asked, best, spread), isAnswered: right.length > 0 };
  });
  const spread = deviationsOf(rows.map(({ signs }) => signs));
  // There are five questions that are answered for one that is not, and both ways of being wrong are as bad.
  const silent = rows.filter(({ isAnswered }) => !isAnswered).length;
  const weightOf = (isAnswered: boolean): number => 0.5 / (isAnswered ? rows.length - silent : silent);
  const found = minimise(
    (place, slope) => {
      let loss = shrunk(place, slope);
      for (const { signs, isAnswered } of rows) {
        const score = signs.reduce((sum, sign, at) => sum + (sign / (spread[at] ?? 1)) * (place[at] ?? 0), 0);
        const share = 1 / (1 + Math.exp(-score));
        loss -= weightOf(isAnswered) * Math.log(Math.max(1e-12, isAnswered ? share : 1 - share));
        pushed(slope, signs, spread, weightOf(isAnswered) * (share - (isAnswered ? 1 : 0)));
      }
      return loss;
    },
    new Float64Array(spread.length),
    steps,
  );
  return found.map((weight, at) => weight / (spread[at] ?? 1));
};

const pushed = (slope: Float64Array, signs: readonly number[], spread: readonly number[], pull: number): void => {
  signs.forEach((sign, at) => {
    slope[at] = (slope[at] ?? 0) + (pull * sign) / (spread[at] ?? 1);
  });
};

/** The cost of large weights, written into the slope too. */
const shrunk = (place: Float64Array, slope: Float64Array): number => {
  let loss = 0;
  place.forEach((weight, at) => {
    loss += (shrinking / 2) * weight * weight;
    slope[at] = shrinking * weight;
  });
  return loss;
};

const rounded = (weights: Float64Array): readonly number[] => [...weights].map((weight) => Number(weight.toFixed(4)));
