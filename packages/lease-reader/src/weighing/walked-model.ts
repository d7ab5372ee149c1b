import { sharesOf } from './shares-of.ts';
import { moveAgainst, type Pace, type Row, sumOf, type Vectors } from './vectors.ts';
import { hashOf } from './word-table.ts';

/** The weights of each name, and what each type has without any. */
export type WalkedModel = { readonly words: Vectors; readonly bias: Vectors; readonly isBiased: boolean };

export type WalkedRow = { readonly row: Row; readonly type: number; readonly weight: number };

/** Rows in an order of their round, the same every time. */
export const inOrderOf = (round: number, rows: readonly WalkedRow[]): readonly WalkedRow[] =>
  rows
    .map((row, at) => ({ row, turn: hashOf(`${round} ${at}`, 24) }))
    .sort((a, b) => a.turn - b.turn)
    .map(({ row }) => row);

/** How likely each type is by a row. */
export const sharesBy = ({ words, bias }: WalkedModel, row: Row): Float64Array => {
  const scores = sumOf(row, words);
  for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] as number) + (bias.values[at] as number);
  return sharesOf(scores);
};

/** Moves a model against the slope of what a row made of it. */
export const learn = (
  { words, bias, isBiased }: WalkedModel,
  row: Row,
  slope: Float64Array,
  weight: number,
  pace: Pace | undefined,
): void => {
  const weighed = slope.map((each) => weight * each);
  moveAgainst(weighed, row, words, pace);
  if (isBiased) moveAgainst(weighed, always, bias, pace);
};

/** The row of what stands in every example. */
const always: Row = { places: Int32Array.of(0), counts: Float64Array.of(1) };
