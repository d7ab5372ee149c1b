/** What a text holds: a word or a pair, and how much it counts. */
export type Feature = readonly [name: string, weight: number];

/**
 * What words say about some types; written from our own example sentences. A browser loads these tables, so a word is kept as the
 * hash of its name, and each kind of number in lines of its own, which compress to a third of a table with names.
 */
export type WordTable = {
  /** Of the examples. */
  readonly madeFrom: number;
  /** The last is `other`. */
  readonly types: readonly string[];
  /** How many steps make a weight of 1. */
  readonly steps: number;
  /** What each type has without any word. */
  readonly bias: readonly number[];
  /** How many bits of a word's hash are kept. */
  readonly bits: number;
  readonly words: {
    /**
     * How far each hash is from the one before it, in rising order: a letter for how often the distance holds the alphabet, behind a
     * `long` for each whole alphabet of those, and in `fine` a letter for the rest. Apart they compress, mixed they do not.
     */
    readonly coarse: readonly string[];
    readonly fine: readonly string[];
    /** How many types each word weighs on: a letter. */
    readonly counts: readonly string[];
    /** Which types, word by word: a letter each. */
    readonly places: readonly string[];
    /** How many steps, a letter each with 0 in the middle of `alphabet`. */
    readonly weights: readonly string[];
  };
};

/** Letters that JSON writes as they are. */
export const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!#$%&()*+,-./:;<=>?@[]^_{|}';

/** Stands before a coarse letter of a distance for what one letter cannot hold. */
export const long = '~';

/** The letter for a weight of 0. */
export const middle = Math.floor(alphabet.length / 2);

/** A word as a number of so many bits. */
export const hashOf = (name: string, bits: number): number => {
  let hash = 2_166_136_261;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 16_777_619);
  return (hash ^ (hash >>> 15)) & (2 ** bits - 1);
};

/** Bits for so many words that a strange one is taken for one of them about once in fifty. */
export const bitsFor = (words: number): number => Math.ceil(Math.log2(Math.max(words, 8) * 32));

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

const unpacked = ({ words, steps }: Pick<WordTable, 'words' | 'steps'>): Words => {
  const numberOf = new Map([...alphabet].map((letter, at) => [letter, at]));
  const read = (text: string, at: number): number => numberOf.get(text.charAt(at)) ?? 0;
  const lettersOf = (lines: readonly string[]): number[] =>
    [...lines.join('')].map((letter) => numberOf.get(letter) ?? 0);
  const [coarse, fine, counts] = [words.coarse.join(''), lettersOf(words.fine), lettersOf(words.counts)];
  const starts = new Int32Array(counts.length + 1);
  // Open addressing, at most half full: nearly all words that are asked for are strange, and those are told by one look.
  const mask = 2 ** Math.ceil(Math.log2(2 * counts.length + 2)) - 1;
  const [hashes, numbers] = [new Int32Array(mask + 1).fill(-1), new Int32Array(mask + 1).fill(-1)];
  const slotOf = (hash: number): number => {
    let slot = hash & mask;
    while (hashes[slot] !== hash && hashes[slot] !== -1) slot = (slot + 1) & mask;
    return slot;
  };
  let hash = 0;
  let at = 0;
  for (const [word, count] of counts.entries()) {
    for (; coarse.charAt(at) === long; at += 1) hash += alphabet.length ** 2;
    hash += read(coarse, at++) * alphabet.length + (fine[word] ?? 0);
    const slot = slotOf(hash);
    hashes[slot] = hash;
    numbers[slot] = word;
    starts[word + 1] = (starts[word] ?? 0) + count;
  }
  return {
    find: (sought) => numbers[slotOf(sought)] as number,
    starts,
    types: Uint8Array.from(lettersOf(words.places)),
    weights: Float64Array.from(lettersOf(words.weights), (letter) => (letter - middle) / steps),
  };
};
