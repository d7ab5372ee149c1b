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
  { rounds, leastUses, pace, isBiased = false, thinning, ...steps }: Walk,
): Omit<WordTable, 'madeFrom'> => {
  const names = vocabularyOf(
    examples.map(({ features }) => features),
    leastUses,
  );
  const model: WalkedModel = { words: zeros(names, types.length), bias: zeros([''], types.length), isBiased };
  const rows = examples.map(
    ({ features, type, weight }): WalkedRow => ({ row: rowOf(features, model.words), type, weight }),
  );
  for (let round = 0; round < rounds; round += 1)
    for (const { row, type, weight } of inOrderOf(round, rows)) {
      const slope = sharesBy(model, row);
      slope[type] = (slope[type] as number) - 1;
      learn(model, row, slope, weight, pace);
    }
  if (thinning) thin(model, rows, thinning, pace);
  return packedTable(names, types, { weights: model.words.values, bias: model.bias.values }, steps);
};

const zeros = (names: readonly string[], size: number): Vectors => {
  const vectors = vectorsOf(names, size);
  vectors.values.fill(0);
  return vectors;
};
