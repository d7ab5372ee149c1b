import { startsWithMarker } from '../layout/list-marker.ts';
import { type FlowBlock, type FlowRun, hasText } from './flow.ts';

export type GridCell = { readonly blocks: readonly FlowBlock[]; readonly columnSpan: number };

type PlacedCell = { readonly column: number; readonly blocks: readonly FlowBlock[]; readonly runs: readonly FlowRun[] };

/** Rows of a data table become `table_row`; a table that only lays out text becomes that text. */
export const tableBlocks = (rows: readonly (readonly GridCell[])[]): readonly FlowBlock[] => {
  const placed = rows.map((cells) => joinSigns(placeCells(cells)));
  const columns = [
    ...new Set(placed.filter((cells) => cells.length > 1).flatMap((cells) => cells.map((cell) => cell.column))),
  ].sort((a, b) => a - b);
  return placed.flatMap((cells) => rowBlocks(cells, columns));
};

const placeCells = (cells: readonly GridCell[]): readonly PlacedCell[] => {
  let column = 0;
  return cells.flatMap((cell) => {
    const at = column;
    column += cell.columnSpan;
    return cell.blocks.length > 0 ? [{ column: at, blocks: cell.blocks, runs: runsOf(cell.blocks) }] : [];
  });
};

/** Filings put "$" and ")" or "%" into cells of their own, next to the number. */
const joinSigns = (cells: readonly PlacedCell[]): readonly PlacedCell[] => {
  const joined: PlacedCell[] = [];
  for (const cell of cells) {
    const last = joined.at(-1);
    const isSignBefore = last !== undefined && /^\s*[$€£]\s*$/.test(plainText(last.runs));
    const isSignAfter = last !== undefined && /^\s*[%)]+\s*$/.test(plainText(cell.runs));
    if (last && (isSignBefore || isSignAfter)) {
      const runs = [...trimEnd(last.runs), ...trimStart(cell.runs)];
      joined[joined.length - 1] = { column: last.column, runs, blocks: [{ kind: 'paragraph', runs }] };
    } else {
      joined.push(cell);
    }
  }
  return joined;
};

const cellTextMax = 2_000;

const rowBlocks = (cells: readonly PlacedCell[], columns: readonly number[]): readonly FlowBlock[] => {
  const [first, second] = cells;
  if (!first) return [];
  if (!second) return first.blocks;
  if (cells.length === 2 && isMarker(first)) return markedBlocks(first, second);
  const isLayout = cells.some(
    ({ blocks, runs }) => blocks.some((block) => block.kind === 'table_row') || plainText(runs).length > cellTextMax,
  );
  if (isLayout) return cells.flatMap((cell) => cell.blocks);
  const runs: (readonly FlowRun[])[] = columns.map(() => []);
  for (const cell of cells) runs[columns.indexOf(cell.column)] = cell.runs;
  while (!hasText(runs.at(-1) ?? []) && runs.length > 0) runs.pop();
  return [{ kind: 'table_row', cells: runs, columnCount: columns.length }];
};

const isMarker = (cell: PlacedCell): boolean => {
  const text = plainText(cell.runs).trim();
  return text.length <= 8 && startsWithMarker(`${text} `);
};

const markedBlocks = (marker: PlacedCell, content: PlacedCell): readonly FlowBlock[] => {
  const [first, ...others] = content.blocks;
  if (!first || first.kind === 'table_row') return [...marker.blocks, ...content.blocks];
  const kind = first.kind === 'heading' ? 'heading' : 'list_item';
  return [{ ...first, kind, runs: [...marker.runs, { text: ' ', bold: false }, ...first.runs] }, ...others];
};

const runsOf = (blocks: readonly FlowBlock[]): readonly FlowRun[] =>
  blocks.flatMap((block, index) => [
    ...(index > 0 ? [{ text: '\n', bold: false }] : []),
    ...(block.kind === 'table_row'
      ? block.cells.flatMap((cell, at) => (at > 0 ? [{ text: ' ', bold: false }, ...cell] : cell))
      : block.runs),
  ]);

const plainText = (runs: readonly FlowRun[]): string => runs.map((run) => run.text).join('');

const trimEnd = (runs: readonly FlowRun[]) =>
  runs.map((run, index) => (index === runs.length - 1 ? { ...run, text: run.text.trimEnd() } : run));

const trimStart = (runs: readonly FlowRun[]) =>
  runs.map((run, index) => (index === 0 ? { ...run, text: run.text.trimStart() } : run));
