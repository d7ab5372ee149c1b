import { packedTable, type Steps } from './pack-words.ts';
import { sharesOf } from './shares-of.ts';
import type { Example } from './train-words.ts';
import { moveAgainst, rowOf, sumOf, usedNames, vectorsOf } from './vectors.ts';
import { hashOf, type WordTable } from './word-table.ts';

/** How a table is walked to. */
export type Walk = Steps & {
  readonly rounds: number;
  /** Names that fewer examples hold are left out. */
  readonly leastUses: number;
};

/**
 * Softmax regression as `trainWords` makes it, by short steps from example to example that grow shorter for each name by itself: a rare
 * name learns as much from its few examples as a common one from many. Better where few examples hold most names. In an order that is
 * the same each time.
 */
export const walkWords = (
  examples: readonly Example[],
  types: readonly string[],
  { rounds, leastUses, ...steps }: Walk,
): Omit<WordTable, 'madeFrom'> => {
  const names = usedNames(
    examples.map(({ features }) => features),
    leastUses,
  );
  const vectors = vectorsOf(names, types.length);
  vectors.values.fill(0);
  const heaviest = Math.max(...examples.map(({ weight }) => weight));
  const rows = examples.map(({ features, type, weight }) => ({
    row: rowOf(features, vectors),
    type,
    share: weight / heaviest,
  }));
  for (let round = 0; round < rounds; round += 1) {
    const order = rows.map((each, at) => ({ ...each, turn: hashOf(`${round} ${at}`, 24) }));
    for (const { row, type, share } of order.sort((a, b) => a.turn - b.turn)) {
      const slope = sharesOf(sumOf(row, vectors));
      slope[type] = (slope[type] ?? 0) - 1;
      moveAgainst(
        slope.map((each) => each * share),
        row,
        vectors,
      );
    }
  }
  return packedTable(names, types, { weights: vectors.values, bias: new Float64Array(types.length) }, steps);
};
