import { packedTable, type Steps } from './pack-words.ts';
import { type Thinning, thin } from './thin-words.ts';
import { type Example, vocabularyOf } from './train-words.ts';
import { type Pace, rowOf, type Vectors, vectorsOf } from './vectors.ts';
import { inOrderOf, learn, sharesBy, type WalkedModel, type WalkedRow } from './walked-model.ts';
import type { WordTable } from './word-table.ts';

/** How a table is walked to. */
export type Walk = Steps & {
  readonly rounds: number;
  /** Names that fewer examples hold are left out. */
  readonly leastUses: number;
  /** Where it is not given, as `moveAgainst` paces by itself. */
  readonly pace?: Pace;
  /** Whether types weigh something without any name. */
  readonly isBiased?: boolean;
  /** How many tables are walked to, each in another order, and made one: what a single order happened to learn last weighs less. */
  readonly walks?: number;
  /** Where it is given, the table is made smaller in the end. */
  readonly thinning?: Thinning;
};

/**
 * Softmax regression as `trainWords` makes it, by short steps from example to example that grow shorter for each name by itself: a rare
 * name learns as much from its few examples as a common one from many. Better where few examples hold most names, and much faster where
 * there are many of both. Weights of examples are about 1. In an order that is the same each time.
 */
export const walkWords = (
  examples: readonly Example[],
  types: readonly string[],
  { rounds, leastUses, pace, isBiased = false, walks = 1, thinning, ...steps }: Walk,
): Omit<WordTable, 'madeFrom'> => {
  const names = vocabularyOf(
    examples.map(({ features }) => features),
    leastUses,
  );
  const newModel = (): WalkedModel => ({
    words: zeros(names, types.length),
    bias: zeros([''], types.length),
    isBiased,
  });
  const model = newModel();
  const rows = examples.map(
    ({ features, type, weight }): WalkedRow => ({ row: rowOf(features, model.words), type, weight }),
  );
  if (walks === 1) walk(model, rows, { first: 0, rounds, pace });
  else
    for (let at = 0; at < walks; at += 1) {
      const own = newModel();
      walk(own, rows, { first: at * rounds, rounds, pace });
      addShare(model.words, own.words, walks);
      addShare(model.bias, own.bias, walks);
    }
  if (thinning) thin(model, rows, thinning, pace);
  return packedTable(names, types, { weights: model.words.values, bias: model.bias.values }, steps);
};

const walk = (
  model: WalkedModel,
  rows: readonly WalkedRow[],
  { first, rounds, pace }: { readonly first: number; readonly rounds: number; readonly pace: Pace | undefined },
): void => {
  for (let round = first; round < first + rounds; round += 1)
    for (const { row, type, weight } of inOrderOf(round, rows)) {
      const slope = sharesBy(model, row);
      slope[type] = (slope[type] as number) - 1;
      learn(model, row, slope, weight, pace);
    }
};

const addShare = (into: Vectors, { values, squares }: Vectors, walks: number): void => {
  for (let at = 0; at < values.length; at += 1) {
    into.values[at] = (into.values[at] as number) + (values[at] as number) / walks;
    into.squares[at] = (into.squares[at] as number) + (squares[at] as number) / walks;
  }
};

const zeros = (names: readonly string[], size: number): Vectors => {
  const vectors = vectorsOf(names, size);
  vectors.values.fill(0);
  return vectors;
};
