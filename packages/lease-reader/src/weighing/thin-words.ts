import type { Pace, Row, Vectors } from './vectors.ts';
import { inOrderOf, learn, sharesBy, type WalkedModel, type WalkedRow } from './walked-model.ts';

/** How a walked table is made smaller. */
export type Thinning = {
  /** How many weights are kept. */
  readonly kept: number;
  /** How many rounds those that are kept learn from the whole table. */
  readonly rounds: number;
};

/**
 * Drops all weights but those that tell most, and lets these take over what was dropped: of each example with a part of its names left
 * out they learn what the whole table makes of it, and less what it is. From the examples alone they would only learn to fit those.
 */
export const thin = (
  model: WalkedModel,
  rows: readonly WalkedRow[],
  { kept, rounds }: Thinning,
  pace: Pace | undefined,
): void => {
  const whole: WalkedModel = { ...model, words: copyOf(model.words), bias: copyOf(model.bias) };
  drop(model.words, rows, kept);
  model.bias.squares.fill(afresh);
  for (let round = 0; round < rounds; round += 1)
    for (const [at, { row, type, weight }] of inOrderOf(-1 - round, rows).entries()) {
      const part = partOf(row, at);
      const slope = sharesBy(model, part);
      const told = sharesBy(whole, part);
      for (let each = 0; each < slope.length; each += 1)
        slope[each] = (slope[each] as number) - byWhole * (told[each] as number);
      slope[type] = (slope[type] as number) - (1 - byWhole);
      learn(model, part, slope, weight, pace);
    }
};

const byWhole = 0.7;

const copyOf = (vectors: Vectors): Vectors => ({
  ...vectors,
  values: vectors.values.slice(),
  squares: vectors.squares.slice(),
});

/**
 * Sets what tells least to zero for good. A weight tells the more the heavier it is, the more its name stands in the examples, and the
 * more was learned by it: a weight of a name that hardly occurs was fitted to one sentence, and says little of another.
 */
const drop = ({ values, squares, size }: Vectors, rows: readonly WalkedRow[], kept: number): void => {
  const use = new Float64Array(values.length / size);
  for (const { row, weight } of rows)
    for (const [each, place] of row.places.entries())
      (use[place] as number) += weight * (row.counts[each] as number) ** 2;
  const worth = use.map((each) => each ** 0.2);
  const telling = Float32Array.from(
    values,
    (value, at) => Math.abs(value) * (worth[Math.floor(at / size)] as number) * (squares[at] as number) ** 0.1,
  );
  const least = telling.slice().sort().at(-kept) ?? 0;
  for (const [at, each] of telling.entries()) {
    const isKept = each > 0 && each >= least;
    if (!isKept) values[at] = 0;
    // Where slopes have been endless, no step leads away.
    squares[at] = isKept ? afresh : Number.POSITIVE_INFINITY;
  }
};

/** Steps that have grown short grow long again. */
const afresh = 0.01;

/** A row without three of ten names, which others make up for in length. */
const partOf = ({ places, counts }: Row, turn: number): Row => {
  const left = counts.map((count, at) => (chanceOf(turn, at) < leftOut ? 0 : count));
  const [whole, part] = [lengthOf(counts), lengthOf(left)];
  return part === 0 ? { places, counts } : { places, counts: left.map((count) => (count * whole) / part) };
};

const leftOut = 0.3;

const lengthOf = (counts: Float64Array): number => Math.sqrt(counts.reduce((sum, count) => sum + count * count, 0));

/** A number from 0 to 1 for each place of each turn, the same every time. */
const chanceOf = (turn: number, at: number): number => {
  let mixed = Math.imul(turn + 1, 0x9e3779b1) ^ Math.imul(at + 1, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
};
