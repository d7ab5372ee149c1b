import { type BitCoder, codeNumber, kindsOfNumber } from './range-coder.ts';

/** One word of a table. A coder that reads fills it anew, one that writes reads it: a row for all words, for there are many. */
export type Row = {
  /** How far its hash is from that of the word before. */
  distance: number;
  /** On how many types it weighs. */
  count: number;
  /** Which these are, in rising order, and how many steps, never 0, it weighs on each. */
  readonly types: Uint8Array;
  readonly steps: Int8Array;
};

export const emptyRow = (types: number): Row => ({
  distance: 0,
  count: 0,
  types: new Uint8Array(types),
  steps: new Int8Array(types),
});

/** How many kinds of bits the rows of a table of so many types take. */
export const kindsOfRows = (types: number): number => typesFrom + buckets * types;

/**
 * Writes one word of a table of so many types, or reads it, by what `code` does. How many types a word weighs on tells much of which they
 * are and how heavily it does, so the kinds of bits are told apart by it.
 */
export const codeRow = (code: BitCoder, types: number, row: Row): void => {
  row.distance = codeNumber(code, 0, row.distance);
  const count = codeNumber(code, kindsOfNumber, row.count);
  row.count = count;
  const bucket = bucketOf(count);
  const kinds = typesFrom + bucket * types;
  let found = 0;
  for (let type = 0; found < count; type += 1) {
    const isLeft = types - type === count - found;
    if (isLeft || code(kinds + type, row.types[found] === type)) row.types[found++] = type;
  }
  let positives = 0;
  for (let at = 0; at < count; at += 1) {
    const step = row.steps[at] as number;
    const isPositive = code(signsFrom + 3 * bucket + positives, step > 0);
    if (isPositive && positives < 2) positives += 1;
    const kind = sizesFrom + (2 * bucket + (isPositive ? 1 : 0)) * kindsOfNumber;
    const size = 1 + codeNumber(code, kind, step === 0 ? 0 : Math.abs(step) - 1);
    row.steps[at] = isPositive ? size : -size;
  }
};

/** Beginnings of the buckets of counts; whole numbers, because engines differ in logarithms. */
const bounds = [1, 2, 3, 4, 7, 11, 16, 26, 41];
const buckets = bounds.length;

const bucketOf = (count: number): number => {
  let bucket = 0;
  while (bucket + 1 < buckets && (bounds[bucket + 1] as number) <= count) bucket += 1;
  return bucket;
};

const signsFrom = 2 * kindsOfNumber;
const sizesFrom = signsFrom + 3 * buckets;
const typesFrom = sizesFrom + 2 * buckets * kindsOfNumber;
