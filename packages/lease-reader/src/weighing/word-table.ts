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

/** Bits for so many words that a strange one is taken for one of them about once in two hundred. */
export const bitsFor = (words: number): number => Math.ceil(Math.log2(Math.max(words, 8) * 128));

/** Whether a table weighs a word; true for a strange word once in about two hundred. */
export const knownBy = (table: WordTable): ((name: string) => boolean) => {
  let weights: ReadonlyMap<number, Int8Array> | null = null;
  return (name) => {
    weights ??= unpacked(table);
    return weights.has(hashOf(name, table.bits));
  };
};

/** Scores features by a table, one number for each of its types; the higher the more. The table is unpacked at the first call. */
export const scorerOf = (
  table: Omit<WordTable, 'madeFrom'> & { readonly madeFrom?: number },
): ((features: readonly Feature[]) => Float64Array) => {
  const bias = Float64Array.from(table.bias);
  let weights: ReadonlyMap<number, Int8Array> | null = null;
  return (features) => {
    weights ??= unpacked(table);
    const scores = bias.slice();
    for (const [name, value] of features) {
      const known = weights.get(hashOf(name, table.bits));
      if (known === undefined) continue;
      for (let at = 0; at < known.length; at += 2) {
        const type = known[at] ?? 0;
        scores[type] = (scores[type] ?? 0) + ((known[at + 1] ?? 0) / table.steps) * value;
      }
    }
    return scores;
  };
};

const unpacked = ({ words }: Pick<WordTable, 'words'>): ReadonlyMap<number, Int8Array> => {
  const numberOf = new Map([...alphabet].map((letter, at) => [letter, at]));
  const [coarse, fine, counts, places, weights] = [
    words.coarse,
    words.fine,
    words.counts,
    words.places,
    words.weights,
  ].map((lines) => lines.join('')) as [string, string, string, string, string];
  const read = (text: string, at: number): number => numberOf.get(text.charAt(at)) ?? 0;
  const found = new Map<number, Int8Array>();
  let hash = 0;
  let entry = 0;
  for (let at = 0, word = 0; word < counts.length; word += 1) {
    for (; coarse.charAt(at) === long; at += 1) hash += alphabet.length ** 2;
    hash += read(coarse, at++) * alphabet.length + read(fine, word);
    const known = new Int8Array(2 * read(counts, word));
    for (let each = 0; each < known.length; each += 2, entry += 1) {
      known[each] = read(places, entry);
      known[each + 1] = read(weights, entry) - middle;
    }
    found.set(hash, known);
  }
  return found;
};
