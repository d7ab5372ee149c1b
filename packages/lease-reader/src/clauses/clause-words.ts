import table from '#reference/clause-words.json' with { type: 'json' };
import { clauseFeatures } from './clause-features.ts';

/** What words say about the type of a clause; written by `pnpm clause-words` from our own example sentences. */
export type ClauseWordsTable = {
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

export const wordTypes: readonly string[] = table.types;

/** For each of `wordTypes` how much the words of a text speak for it; the higher the more. */
export const wordScores = (text: string): Float64Array => {
  weights ??= decoded(table);
  const scores = Float64Array.from(table.bias, (step) => step / steps);
  for (const [name, value] of clauseFeatures(text)) {
    const known = weights.get(name);
    if (known === undefined) continue;
    for (let at = 0; at < known.length; at += 2) {
      const type = known[at] ?? 0;
      scores[type] = (scores[type] ?? 0) + ((known[at + 1] ?? 0) / steps) * value;
    }
  }
  return scores;
};

let weights: ReadonlyMap<string, Int8Array> | null = null;

const decoded = ({ words }: ClauseWordsTable): ReadonlyMap<string, Int8Array> => {
  const half = Math.floor(alphabet.length / 2);
  const places = new Map([...alphabet].map((letter, at) => [letter, at]));
  return new Map(
    Object.entries(words).map(([name, coded]) => [
      name,
      Int8Array.from(coded, (letter, at) => (places.get(letter) ?? 0) - (at % 2 === 1 ? half : 0)),
    ]),
  );
};
