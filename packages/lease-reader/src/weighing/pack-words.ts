import { rangeWriter } from './range-coder.ts';
import { codeRow, emptyRow, kindsOfRows } from './row-coder.ts';
import { bitsFor, hashOf, sizesOf, type WordTable } from './word-table.ts';

/** The weight of each name for each type, name by name, and what each type has without any. */
export type Model = { readonly weights: Float64Array; readonly bias: Float64Array };

/** How weights are rounded: so many steps make a weight of 1; each is wider than the one before by a share, where one is given. */
export type Steps = {
  readonly steps: number;
  readonly widening?: number;
  /** A strange word is taken for one of the table once in so many times or less often; half of it saves a bit of each word. */
  readonly strange?: number;
};

/** A table of the names whose weights are not all too small for a step. */
export const packedTable = (
  names: readonly string[],
  types: readonly string[],
  { weights, bias }: Model,
  { steps, widening = 0, strange = 32 }: Steps,
): Omit<WordTable, 'madeFrom'> => {
  const stepOf = roundedBy(sizesOf({ steps, widening }));
  const weighty = names
    .map((name, place) => ({
      name,
      entries: types.flatMap((_, type) => {
        const step = stepOf(weights[place * types.length + type] ?? 0);
        return step === 0 ? [] : [{ type, step }];
      }),
    }))
    .filter(({ entries }) => entries.length > 0);
  const bits = bitsFor(weighty.length, strange);
  const words = weighty
    .map(({ name, entries }) => ({ hash: hashOf(name, bits), entries }))
    .sort((a, b) => a.hash - b.hash)
    // Of two words with one hash, the one that decides more stays.
    .filter(({ hash, entries }, at, all) => {
      const rivals = [all[at - 1], all[at + 1]].filter((each) => each?.hash === hash);
      return rivals.every((rival) => decisionOf(rival?.entries ?? []) < decisionOf(entries));
    });
  const writer = rangeWriter(kindsOfRows(types.length));
  const row = emptyRow(types.length);
  for (const [at, { hash, entries }] of words.entries()) {
    row.distance = hash - (words[at - 1]?.hash ?? 0);
    row.count = entries.length;
    row.types.set(entries.map(({ type }) => type));
    row.steps.set(entries.map(({ step }) => step));
    codeRow(writer.code, types.length, row);
  }
  return {
    types: [...types],
    steps,
    widening,
    bias: [...bias].map((weight) => Math.round(100 * weight) / 100),
    bits,
    words: words.length,
    // Lines that a person can page through.
    rows: writer.end().match(/.{1,480}/g) ?? [],
  };
};

const decisionOf = (entries: readonly { readonly step: number }[]): number =>
  entries.reduce((sum, { step }) => sum + Math.abs(step), 0);

/** The step whose size is nearest to a weight. */
const roundedBy =
  (sizes: Float64Array) =>
  (weight: number): number => {
    const size = Math.abs(weight);
    let step = 0;
    while (step + 1 < sizes.length && size > ((sizes[step] as number) + (sizes[step + 1] as number)) / 2) step += 1;
    return weight < 0 ? -step : step;
  };
