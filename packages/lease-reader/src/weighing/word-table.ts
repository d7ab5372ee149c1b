/** What a text holds: a word or a pair, and how much it counts. */
export type Feature = readonly [name: string, weight: number];

/** What words say about some types; written from our own example sentences. */
export type WordTable = {
  /** Of the examples. */
  readonly madeFrom: number;
  /** The last is `other`. */
  readonly types: readonly string[];
  /** In steps, one for each type. */
  readonly bias: readonly number[];
  /** For a word or a pair: two letters a type, which type and how many steps, as places in `alphabet`. */
  readonly words: Readonly<Record<string, string>>;
};

/** How many steps make a weight of 1. */
export const steps = 5;

/** Letters that JSON writes as they are. */
export const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!#$%&()*+,-./:;<=>?@[]^_{|}~';

/** Scores features by a table, one number for each of its types; the higher the more. The table is unpacked at the first call. */
export const scorerOf = (table: WordTable): ((features: readonly Feature[]) => Float64Array) => {
  const bias = Float64Array.from(table.bias, (step) => step / steps);
  let weights: ReadonlyMap<string, Int8Array> | null = null;
  return (features) => {
    weights ??= unpacked(table);
    const scores = bias.slice();
    for (const [name, value] of features) {
      const known = weights.get(name);
      if (known === undefined) continue;
      for (let at = 0; at < known.length; at += 2) {
        const type = known[at] ?? 0;
        scores[type] = (scores[type] ?? 0) + ((known[at + 1] ?? 0) / steps) * value;
      }
    }
    return scores;
  };
};

const unpacked = ({ words }: WordTable): ReadonlyMap<string, Int8Array> => {
  const half = Math.floor(alphabet.length / 2);
  const places = new Map([...alphabet].map((letter, at) => [letter, at]));
  return new Map(
    Object.entries(words).map(([name, coded]) => [
      name,
      Int8Array.from(coded, (letter, at) => (places.get(letter) ?? 0) - (at % 2 === 1 ? half : 0)),
    ]),
  );
};
