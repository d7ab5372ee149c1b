import { rangeReader } from './range-coder.ts';
import { codeRow, emptyRow, kindsOfRows } from './row-coder.ts';

/** What a text holds: a word or a pair, and how much it counts. */
export type Feature = readonly [name: string, weight: number];

/**
 * What words say about some types; written from our own example sentences. A browser loads these tables, so a word is kept as the
 * hash of its name, and what it weighs in as few bits as `codeRow` needs: about three quarters of the room that columns of letters take.
 */
export type WordTable = {
  /** Of the examples. */
  readonly madeFrom: number;
  /** The last is `other`. */
  readonly types: readonly string[];
  /** How many steps make a weight of 1, and by what share each step is wider than the one before. */
  readonly steps: number;
  readonly widening: number;
  /** What each type has without any word. */
  readonly bias: readonly number[];
  /** How many bits of a word's hash are kept. */
  readonly bits: number;
  /** How many words there are, and their rows by rising hash: as `rangeWriter` writes them. */
  readonly words: number;
  readonly rows: readonly string[];
};

/** The weight of each step from 0 on. */
export const sizesOf = ({ steps, widening }: Pick<WordTable, 'steps' | 'widening'>): Float64Array => {
  const sizes = new Float64Array(mostSteps + 1);
  for (let step = 1, width = 1 / steps; step <= mostSteps; step += 1, width *= 1 + widening)
    sizes[step] = (sizes[step - 1] as number) + width;
  return sizes;
};

/** Heavier weights than of so many steps are taken for that. */
const mostSteps = 63;

/** A word as a number of so many bits. */
export const hashOf = (name: string, bits: number): number => {
  let hash = 2_166_136_261;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 16_777_619);
  return (hash ^ (hash >>> 15)) & (2 ** bits - 1);
};

/** Bits for so many words that a strange one is taken for one of them once in `strange` times at most. */
export const bitsFor = (words: number, strange: number): number => Math.ceil(Math.log2(Math.max(words, 8) * strange));

/** Whether a table weighs a word; true for a strange word once in about fifty. */
export const knownBy = (table: WordTable): ((name: string) => boolean) => {
  let words: Words | null = null;
  return (name) => {
    words ??= unpacked(table);
    return words.find(hashOf(name, table.bits)) !== -1;
  };
};

/** Scores features by a table, one number for each of its types; the higher the more. The table is unpacked at the first call. */
export const scorerOf = (
  table: Omit<WordTable, 'madeFrom'> & { readonly madeFrom?: number },
): ((features: readonly Feature[]) => Float64Array) => {
  const bias = Float64Array.from(table.bias);
  let words: Words | null = null;
  return (features) => {
    words ??= unpacked(table);
    const { find, starts, types, weights } = words;
    const scores = bias.slice();
    for (const [name, value] of features) {
      const word = find(hashOf(name, table.bits));
      if (word === -1) continue;
      const end = starts[word + 1] as number;
      for (let at = starts[word] as number; at < end; at += 1)
        (scores[types[at] as number] as number) += (weights[at] as number) * value;
    }
    return scores;
  };
};

type Words = {
  /** The number of the word with a hash, or -1. */
  readonly find: (hash: number) => number;
  /** Where the entries of each word begin, and at last where all end. */
  readonly starts: Int32Array;
  readonly types: Uint8Array;
  readonly weights: Float64Array;
};

const unpacked = (table: Omit<WordTable, 'madeFrom' | 'bias' | 'bits'>): Words => {
  const count = table.types.length;
  const code = rangeReader(kindsOfRows(count), table.rows.join(''));
  const row = emptyRow(count);
  const sizes = sizesOf(table);
  const starts = new Int32Array(table.words + 1);
  const types: number[] = [];
  const weights: number[] = [];
  // Open addressing, at most half full: nearly all words that are asked for are strange, and those are told by one look.
  const mask = 2 ** Math.ceil(Math.log2(2 * table.words + 2)) - 1;
  const [hashes, numbers] = [new Int32Array(mask + 1).fill(-1), new Int32Array(mask + 1).fill(-1)];
  const slotOf = (hash: number): number => {
    let slot = hash & mask;
    while (hashes[slot] !== hash && hashes[slot] !== -1) slot = (slot + 1) & mask;
    return slot;
  };
  let hash = 0;
  for (let word = 0; word < table.words; word += 1) {
    codeRow(code, count, row);
    hash += row.distance;
    const slot = slotOf(hash);
    hashes[slot] = hash;
    numbers[slot] = word;
    for (let entry = 0; entry < row.count; entry += 1) {
      const step = row.steps[entry] as number;
      types.push(row.types[entry] as number);
      weights.push(step < 0 ? -(sizes[-step] as number) : (sizes[step] as number));
    }
    starts[word + 1] = types.length;
  }
  return {
    find: (sought) => numbers[slotOf(sought)] as number,
    starts,
    types: Uint8Array.from(types),
    weights: Float64Array.from(weights),
  };
};
