import { alphabet, bitsFor, hashOf, long, middle, type WordTable } from './word-table.ts';

/** The weight of each name for each type, name by name, and what each type has without any. */
export type Model = { readonly weights: Float64Array; readonly bias: Float64Array };

/** A table of the names whose weights are not all too small for a step. */
export const packedTable = (
  names: readonly string[],
  types: readonly string[],
  { weights, bias }: Model,
  steps: number,
): Omit<WordTable, 'madeFrom'> => {
  const weighty = names
    .map((name, place) => ({
      name,
      entries: types.flatMap((_, type) => {
        const step = stepOf(weights[place * types.length + type] ?? 0, steps);
        return step === 0 ? [] : [{ type, step }];
      }),
    }))
    .filter(({ entries }) => entries.length > 0);
  const bits = bitsFor(weighty.length);
  const words = weighty
    .map(({ name, entries }) => ({ hash: hashOf(name, bits), entries }))
    .sort((a, b) => a.hash - b.hash)
    // Of two words with one hash, the one that decides more stays.
    .filter(({ hash, entries }, at, all) => {
      const rivals = [all[at - 1], all[at + 1]].filter((each) => each?.hash === hash);
      return rivals.every((rival) => sizeOf(rival?.entries ?? []) < sizeOf(entries));
    });
  const distances = words.map(({ hash }, at) => hash - (words[at - 1]?.hash ?? 0));
  return {
    types: [...types],
    steps,
    bias: [...bias].map((weight) => Math.round(100 * weight) / 100),
    bits,
    words: {
      coarse: linesOf(distances.map(coarseOf)),
      fine: linesOf(distances.map((distance) => letterOf(distance % alphabet.length))),
      counts: linesOf(words.map(({ entries }) => letterOf(entries.length))),
      places: linesOf(words.flatMap(({ entries }) => entries.map(({ type }) => letterOf(type)))),
      weights: linesOf(words.flatMap(({ entries }) => entries.map(({ step }) => letterOf(step + middle)))),
    },
  };
};

const sizeOf = (entries: readonly { readonly step: number }[]): number =>
  entries.reduce((sum, { step }) => sum + Math.abs(step), 0);

const coarseOf = (distance: number): string => {
  const whole = Math.floor(distance / alphabet.length);
  return long.repeat(Math.floor(whole / alphabet.length)) + letterOf(whole % alphabet.length);
};

/** Lines that a person can page through. */
const linesOf = (letters: readonly string[]): string[] => letters.join('').match(/.{1,120}/g) ?? [];

const stepOf = (weight: number, steps: number): number =>
  Math.max(-middle, Math.min(alphabet.length - middle - 1, Math.round(weight * steps)));

const letterOf = (at: number): string => alphabet.charAt(at);
