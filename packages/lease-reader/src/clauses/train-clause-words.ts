import { clauseFeatures, type Feature } from './clause-features.ts';
import { alphabet, type ClauseWordsTable, steps } from './clause-words.ts';
import { sharesOf } from './shares-of.ts';

/** A sentence or a heading with the type that it is written for. */
export type ClauseExample = { readonly id: string; readonly text: string };

/** Examples of a file: `# type`, then headings (`= heading`) and clauses, one a line. */
export const examplesOf = (file: string): ClauseExample[] => {
  const examples: ClauseExample[] = [];
  let id = '';
  for (const line of file.split('\n')) {
    const text = line.replace(/^= /, '').trim();
    if (line.startsWith('# ')) id = line.slice(2).trim();
    else if (text !== '') examples.push({ id, text });
  }
  return examples;
};

/**
 * Softmax regression over words and pairs, by gradient descent with momentum from zero: nothing is left to chance, so the same
 * examples give the same table. Weights are rounded to steps and small ones dropped.
 */
export const trainClauseWords = (examples: readonly ClauseExample[], types: readonly string[]): ClauseWordsTable => {
  const features = examples.map(({ text }) => clauseFeatures(text));
  const names = vocabularyOf(features);
  const places = new Map(names.map((name, at) => [name, at]));
  const counts = types.map((type) => examples.filter(({ id }) => id === type).length);
  const rows = examples.map(({ id }, at): Row => {
    const known = (features[at] ?? []).filter(([name]) => places.has(name));
    return {
      type: types.indexOf(id),
      // Types with few examples weigh as much as those with many, half way.
      weight: Math.sqrt(examples.length / types.length / (counts[types.indexOf(id)] ?? 1)),
      places: known.map(([name]) => places.get(name) ?? 0),
      values: known.map(([, value]) => value),
    };
  });
  const { weights, bias } = descend(rows, types.length, names.length);
  return { madeFrom: fingerprintOf(examples), ...tableOf(names, types, weights, bias) };
};

/** Tells whether a table was made from these examples. */
export const fingerprintOf = (examples: readonly ClauseExample[]): number => {
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
const vocabularyOf = (features: readonly (readonly Feature[])[]): string[] => {
  const seen = new Map<string, number>();
  for (const each of features) for (const [name] of each) seen.set(name, (seen.get(name) ?? 0) + 1);
  return [...seen]
    .filter(([name, times]) => times > 1 || !name.includes(' '))
    .map(([name]) => name)
    .sort();
};

const rounds = 100;
const pace = 2;
const momentum = 0.9;
const shrinking = 0.001;

const descend = (rows: readonly Row[], types: number, names: number) => {
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
      biasSpeeds[type] = momentum * (biasSpeeds[type] ?? 0) - (biasSlopes[type] ?? 0) * scale * 0.1;
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
): Omit<ClauseWordsTable, 'madeFrom'> => {
  const words: Record<string, string> = {};
  for (const [place, name] of names.entries()) {
    let coded = '';
    for (let type = 0; type < types.length; type += 1) {
      const step = stepOf(weights[place * types.length + type] ?? 0);
      if (Math.abs(step) >= leastStep) coded += letterOf(type) + letterOf(step + half);
    }
    if (coded !== '') words[name] = coded;
  }
  return { types: [...types], bias: [...bias].map(stepOf), words };
};

/** Smaller weights together move no clause from one type to another, and make most of the table. */
const leastStep = 2;
const half = Math.floor(alphabet.length / 2);

const stepOf = (weight: number): number =>
  Math.max(-half, Math.min(alphabet.length - half - 1, Math.round(weight * steps)));

const letterOf = (at: number): string => alphabet.charAt(at);
