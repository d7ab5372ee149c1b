import { sharesOf } from './shares-of.ts';
import { alphabet, type Feature, hashOf, long, middle, steps, type WordTable } from './word-table.ts';

/** An example: what it holds, the place of its type, and how much it counts. */
export type Example = { readonly features: readonly Feature[]; readonly type: number; readonly weight: number };

/** How a table is trained. */
export type Training = {
  readonly rounds: number;
  /** How strongly weights are pulled to zero in each round. */
  readonly shrinking: number;
  /** How fast the share of a type is learned beside its words. */
  readonly biasPace: number;
  /** Weights of fewer steps are dropped, which make most of a table and together decide little. */
  readonly leastStep: number;
  /** Names that fewer examples hold are dropped; where it is not given, pairs of one example. */
  readonly leastExamples?: number;
};

/**
 * Softmax regression over words and pairs, by gradient descent with momentum from zero: nothing is left to chance, so the same
 * examples give the same table. Weights are rounded to steps and small ones dropped.
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
  const { weights, bias } = descend(rows, types.length, names.length, how);
  return tableOf(names, types, weights, bias, how.leastStep);
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

/** A pair that stands in one example only says nothing about another. */
const vocabularyOf = (features: readonly (readonly Feature[])[], least: number): string[] => {
  const seen = new Map<string, number>();
  for (const each of features) for (const [name] of each) seen.set(name, (seen.get(name) ?? 0) + 1);
  return [...seen]
    .filter(([name, times]) => times >= least && (times > 1 || !name.includes(' ')))
    .map(([name]) => name)
    .sort();
};

const pace = 2;
const momentum = 0.9;

const descend = (rows: readonly Row[], types: number, names: number, { rounds, shrinking, biasPace }: Training) => {
  const weights = new Float64Array(names * types);
  const speeds = new Float64Array(names * types);
  const slopes = new Float64Array(names * types);
  const bias = new Float64Array(types);
  const biasSpeeds = new Float64Array(types);
  const biasSlopes = new Float64Array(types);
  const score = new Float64Array(types);
  const scale = (pace * types) / rows.length;
  for (let round = 0; round < rounds; round += 1) {
    slopes.fill(0);
    biasSlopes.fill(0);
    for (const row of rows) {
      score.set(bias);
      eachWeight(row, types, (at, type, value) => {
        score[type] = (score[type] ?? 0) + (weights[at] ?? 0) * value;
      });
      sharesOf(score);
      for (let type = 0; type < types; type += 1) {
        score[type] = row.weight * ((score[type] ?? 0) - (type === row.type ? 1 : 0));
        biasSlopes[type] = (biasSlopes[type] ?? 0) + (score[type] ?? 0);
      }
      eachWeight(row, types, (at, type, value) => {
        slopes[at] = (slopes[at] ?? 0) + (score[type] ?? 0) * value;
      });
    }
    for (let at = 0; at < weights.length; at += 1) {
      const slope = (slopes[at] ?? 0) * scale + shrinking * (weights[at] ?? 0);
      speeds[at] = momentum * (speeds[at] ?? 0) - slope;
      weights[at] = (weights[at] ?? 0) + (speeds[at] ?? 0);
    }
    for (let type = 0; type < types; type += 1) {
      biasSpeeds[type] = momentum * (biasSpeeds[type] ?? 0) - (biasSlopes[type] ?? 0) * scale * biasPace;
      bias[type] = (bias[type] ?? 0) + (biasSpeeds[type] ?? 0);
    }
  }
  return { weights, bias };
};

const eachWeight = (row: Row, types: number, visit: (at: number, type: number, value: number) => void) => {
  for (let each = 0; each < row.places.length; each += 1) {
    const from = (row.places[each] ?? 0) * types;
    const value = row.values[each] ?? 0;
    for (let type = 0; type < types; type += 1) visit(from + type, type, value);
  }
};

const tableOf = (
  names: readonly string[],
  types: readonly string[],
  weights: Float64Array,
  bias: Float64Array,
  leastStep: number,
): Omit<WordTable, 'madeFrom'> => {
  const words = names
    .map((name, place) => ({
      hash: hashOf(name),
      entries: types.flatMap((_, type) => {
        const step = stepOf(weights[place * types.length + type] ?? 0);
        return Math.abs(step) >= leastStep ? [{ type, step }] : [];
      }),
    }))
    .filter(({ entries }) => entries.length > 0)
    .sort((a, b) => a.hash - b.hash)
    // Of two words with one hash, the one that decides more stays.
    .filter(({ hash, entries }, at, all) => {
      const rivals = [all[at - 1], all[at + 1]].filter((each) => each?.hash === hash);
      return rivals.every((rival) => sizeOf(rival?.entries ?? []) < sizeOf(entries));
    });
  return {
    types: [...types],
    bias: [...bias].map(stepOf),
    words: {
      hashes: linesOf(words.map(({ hash }, at) => distanceOf(hash - (words[at - 1]?.hash ?? 0)))),
      counts: linesOf(words.map(({ entries }) => letterOf(entries.length))),
      places: linesOf(words.flatMap(({ entries }) => entries.map(({ type }) => letterOf(type)))),
      weights: linesOf(words.flatMap(({ entries }) => entries.map(({ step }) => letterOf(step + middle)))),
    },
  };
};

const sizeOf = (entries: readonly { readonly step: number }[]): number =>
  entries.reduce((sum, { step }) => sum + Math.abs(step), 0);

const distanceOf = (distance: number): string => {
  const base = alphabet.length;
  const two = letterOf(Math.floor(distance / base) % base) + letterOf(distance % base);
  return distance < base * base ? two : `${long}${letterOf(Math.floor(distance / (base * base)))}${two}`;
};

/** Lines that a person can page through. */
const linesOf = (letters: readonly string[]): string[] => letters.join('').match(/.{1,120}/g) ?? [];

const stepOf = (weight: number): number =>
  Math.max(-middle, Math.min(alphabet.length - middle - 1, Math.round(weight * steps)));

const letterOf = (at: number): string => alphabet.charAt(at);
