import { minimise } from './minimise.ts';
import { type Model, packedTable, type Steps } from './pack-words.ts';
import { sharesOf } from './shares-of.ts';
import type { Feature, WordTable } from './word-table.ts';

/** An example: what it holds, the place of its type, and how much it counts. */
export type Example = { readonly features: readonly Feature[]; readonly type: number; readonly weight: number };

/** How a table is trained. */
export type Training = Steps & {
  readonly rounds: number;
  /** How strongly weights are pulled to zero, beside the mean loss of an example. */
  readonly shrinking: number;
  /**
   * What weighs less is dropped: a weight times how much its name stands in the examples, to the power of `worthOfUse`, or of 0.3. A
   * weight of a name that hardly occurs was fitted to one sentence, and says little of another.
   */
  readonly leastWeight: number;
  readonly worthOfUse?: number;
  /** How many rounds those that are kept are trained on, to take over what was dropped. */
  readonly furtherRounds: number;
  /** Names that fewer examples hold are dropped; where it is not given, pairs of one example. */
  readonly leastExamples?: number;
};

/**
 * Softmax regression over words and pairs, by `minimise` from zero: nothing is left to chance, so the same examples
 * give the same table. Small weights are dropped, and the others trained further and rounded to steps.
 */
export const trainWords = (
  examples: readonly Example[],
  types: readonly string[],
  how: Training,
): Omit<WordTable, 'madeFrom'> => {
  const names = vocabularyOf(
    examples.map(({ features }) => features),
    how.leastExamples ?? 1,
  );
  const places = new Map(names.map((name, at) => [name, at]));
  const rows = examples.map(({ features, type, weight }): Row => {
    const known = features.filter(([name]) => places.has(name));
    return {
      type,
      weight,
      places: known.map(([name]) => places.get(name) ?? 0),
      values: known.map(([, value]) => value),
    };
  });
  const all = trainedOn(rows, emptyModel(types.length, names.length), how, how.rounds);
  const kept = trainedOn(rows, withoutLight(all, useOf(rows, names.length), how), how, how.furtherRounds, true);
  return packedTable(names, types, kept, how);
};

/** Tells whether a table was made from these examples. */
export const fingerprintOf = (examples: readonly { readonly id: string; readonly text: string }[]): number => {
  let print = 2_166_136_261;
  for (const { id, text } of examples)
    for (const letter of `${id} ${text}\n`) print = Math.imul(print ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return print;
};

type Row = {
  readonly type: number;
  readonly weight: number;
  readonly places: readonly number[];
  readonly values: readonly number[];
};

/** Names that so many examples hold at least; a pair that stands in one example only says nothing about another. */
export const vocabularyOf = (features: readonly (readonly Feature[])[], least: number): string[] => {
  const seen = new Map<string, number>();
  for (const each of features) for (const [name] of each) seen.set(name, (seen.get(name) ?? 0) + 1);
  return [...seen]
    .filter(([name, times]) => times >= least && (times > 1 || !name.includes(' ')))
    .map(([name]) => name)
    .sort();
};

const emptyModel = (types: number, names: number): Model => ({
  weights: new Float64Array(names * types),
  bias: new Float64Array(types),
});

/** How much each name stands in the examples. */
const useOf = (rows: readonly Row[], names: number): Float64Array => {
  const use = new Float64Array(names);
  for (const { places, values, weight } of rows)
    for (const [at, place] of places.entries()) use[place] = (use[place] ?? 0) + weight * (values[at] ?? 0) ** 2;
  return use;
};

const withoutLight = (
  { weights, bias }: Model,
  use: Float64Array,
  { leastWeight, worthOfUse = 0.3 }: Training,
): Model => ({
  weights: weights.map((weight, at) =>
    Math.abs(weight) * (use[Math.floor(at / bias.length)] ?? 0) ** worthOfUse < leastWeight ? 0 : weight,
  ),
  bias,
});

/** Trains on from a model; where it `isKept` so, a weight of zero stays zero. */
const trainedOn = (
  rows: readonly Row[],
  from: Model,
  { shrinking }: Training,
  rounds: number,
  isKept = false,
): Model => {
  const types = from.bias.length;
  const names = from.weights.length;
  const start = new Float64Array(names + types);
  start.set(from.weights);
  start.set(from.bias, names);
  const score = new Float64Array(types);
  const all = rows.reduce((sum, { weight }) => sum + weight, 0);
  const lossAt = (place: Float64Array, slope: Float64Array): number => {
    let loss = 0;
    for (const row of rows) {
      score.set(place.subarray(names));
      addWeights(row, place, score);
      sharesOf(score);
      const part = row.weight / all;
      loss -= part * Math.log(Math.max(score[row.type] as number, Number.MIN_VALUE));
      for (let type = 0; type < types; type += 1) {
        const wrong = part * ((score[type] as number) - (type === row.type ? 1 : 0));
        score[type] = wrong;
        slope[names + type] = (slope[names + type] as number) + wrong;
      }
      addSlopes(row, score, slope);
    }
    for (let at = 0; at < names; at += 1) {
      const weight = place[at] as number;
      // What was dropped stays out.
      slope[at] = isKept && weight === 0 ? 0 : (slope[at] as number) + shrinking * weight;
      loss += 0.5 * shrinking * weight * weight;
    }
    return loss;
  };
  const found = minimise(lossAt, start, rounds);
  return { weights: found.slice(0, names), bias: found.slice(names) };
};

// Almost all of the time of training is spent in these two loops.
const addWeights = ({ places, values }: Row, weights: Float64Array, score: Float64Array): void => {
  for (let each = 0; each < places.length; each += 1) {
    const from = (places[each] as number) * score.length;
    const value = values[each] as number;
    for (let type = 0; type < score.length; type += 1)
      score[type] = (score[type] as number) + (weights[from + type] as number) * value;
  }
};

const addSlopes = ({ places, values }: Row, score: Float64Array, slopes: Float64Array): void => {
  for (let each = 0; each < places.length; each += 1) {
    const from = (places[each] as number) * score.length;
    const value = values[each] as number;
    for (let type = 0; type < score.length; type += 1)
      slopes[from + type] = (slopes[from + type] as number) + (score[type] as number) * value;
  }
};
