import { type Feature, hashOf } from './word-table.ts';

/**
 * A vector for each name, with the squares of its slopes so far, by which steps grow shorter (AdaGrad: J. Duchi, E. Hazan and Y. Singer,
 * "Adaptive Subgradient Methods", 2011).
 */
export type Vectors = {
  readonly names: ReadonlyMap<string, number>;
  readonly size: number;
  readonly values: Float64Array;
  readonly squares: Float64Array;
};

/** Names of a text by the place of their vectors, and how much each counts. */
export type Row = { readonly places: Int32Array; readonly counts: Float64Array };

/** Small vectors that point all ways, the same for a name each time. */
export const vectorsOf = (names: readonly string[], size: number): Vectors => ({
  names: new Map(names.map((name, at) => [name, at])),
  size,
  values: Float64Array.from(
    names.flatMap((name) =>
      Array.from({ length: size }, (_, at) => startWidth * (hashOf(`${at} ${name}`, hashBits) / 2 ** hashBits - 0.5)),
    ),
  ),
  squares: new Float64Array(names.length * size).fill(firstSquare),
});

/** Names that stand in so many rows at least. */
export const usedNames = (rows: readonly (readonly Feature[])[], least: number): string[] => {
  const uses = new Map<string, number>();
  for (const row of rows) for (const [name] of row) uses.set(name, (uses.get(name) ?? 0) + 1);
  return [...uses].flatMap(([name, times]) => (times >= least ? [name] : []));
};

export const rowOf = (features: readonly Feature[], { names }: Vectors): Row => {
  const known = features.filter(([name]) => names.has(name));
  return {
    places: Int32Array.from(known.map(([name]) => names.get(name) ?? 0)),
    counts: Float64Array.from(known.map(([, count]) => count)),
  };
};

/** The sum of the vectors of a row. */
export const sumOf = ({ places, counts }: Row, { size, values }: Vectors): Float64Array => {
  const sum = new Float64Array(size);
  for (let each = 0; each < places.length; each += 1) {
    const from = (places[each] as number) * size;
    const count = counts[each] as number;
    for (let at = 0; at < size; at += 1) sum[at] = (sum[at] as number) + count * (values[from + at] as number);
  }
  return sum;
};

/** How far the first step of a name goes, and how strongly its values are pulled to zero. */
export type Pace = { readonly stepLength: number; readonly shrinking: number };

/** Moves the vectors of a row against the slope of their sum. */
export const moveAgainst = (
  slope: Float64Array,
  { places, counts }: Row,
  vectors: Vectors,
  { stepLength, shrinking }: Pace = usualPace,
): void => {
  const { size, values, squares } = vectors;
  for (let each = 0; each < places.length; each += 1) {
    const from = (places[each] as number) * size;
    const count = counts[each] as number;
    for (let at = 0; at < size; at += 1) {
      const value = values[from + at] as number;
      const steep = count * (slope[at] as number) + shrinking * value;
      const square = (squares[from + at] as number) + steep * steep;
      squares[from + at] = square;
      values[from + at] = value - (stepLength * steep) / Math.sqrt(square);
    }
  }
};

const startWidth = 0.6;
const hashBits = 20;
const firstSquare = 1e-3;
const usualPace: Pace = { stepLength: 0.05, shrinking: 1e-4 };
