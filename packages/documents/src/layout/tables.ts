import { startsWithMarker } from './list-marker.ts';
import { heightOf, middle, type Row, row, type Segment, segment } from './segment.ts';
import type { Ruling, SourceWord } from './source-word.ts';

/** A run of plain lines, or a table: its rows, each with its cells' words; an empty cell is an empty list. */
export type RegionPart =
  | { readonly kind: 'lines'; readonly rows: readonly Row[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly (readonly SourceWord[])[])[] };

/** Parts the rows of a region into lines and tables. `rulings` is asked only when there is something like a table. */
export const partsOf = (rows: readonly Row[], rulings: () => readonly Ruling[]): readonly RegionPart[] => {
  const prepared = rows.map(joinMarker);
  const tabular = prepared.map((_, index) => isTabular(prepared, index));
  const parts: RegionPart[] = [];
  let plain: Row[] = [];
  for (let index = 0; index < prepared.length; ) {
    const end = tabular[index] ? tableEnd(prepared, tabular, index, rulings) : index;
    const entry = prepared[index];
    if (end > index) {
      const start = index - cellLinesAbove(prepared, plain, index, rulings);
      plain.splice(plain.length - (index - start));
      if (plain.length > 0) parts.push({ kind: 'lines', rows: plain });
      plain = [];
      parts.push({ kind: 'table', rows: cellsOf(prepared.slice(start, end), rulings) });
      index = end;
    } else {
      if (entry) plain.push(oneLine(entry));
      index += 1;
    }
  }
  if (plain.length > 0) parts.push({ kind: 'lines', rows: plain });
  return parts;
};

const sizeOf = (part: Segment) => part.words[0]?.fontSize ?? heightOf(part.box);

/** "1.    Rent" is a numbered line, not two cells. */
const joinMarker = (entry: Row): Row => {
  const [first, second, ...others] = entry.segments;
  if (!first || !second || first.words.length > 1) return entry;
  const isNear = second.box[0] - first.box[2] < sizeOf(first) * 5;
  const text = first.words[0]?.text ?? '';
  return isNear && startsWithMarker(`${text} `) ? row([segment([...first.words, ...second.words]), ...others]) : entry;
};

const oneLine = (entry: Row): Row => row([segment(entry.segments.flatMap((part) => part.words))]);

const isTabular = (rows: readonly Row[], index: number): boolean => {
  const entry = rows[index];
  if (!entry || entry.segments.length < 2) return false;
  const gaps = entry.segments.slice(1).map((part, at) => part.box[0] - (entry.segments[at]?.box[2] ?? 0));
  const size = Math.max(...entry.segments.map(sizeOf));
  const isAligned = neighbours(rows, index).some((other) => sharesColumn(entry, other));
  if (isLineOfProse(rows, index, isAligned ? 2 : 1)) return false;
  return isAligned || gaps.some((gap) => gap > size * 3);
};

/** A sentence with a blank to fill in: lines of the same paragraph run right above or below, as wide and from the same edge. */
const isLineOfProse = (rows: readonly Row[], index: number, neededSides: number): boolean => {
  const entry = rows[index];
  if (!entry) return false;
  const left = Math.min(...rows.map((other) => other.box[0]));
  const right = Math.max(...rows.map((other) => other.box[2]));
  const sides = [rows[index - 1], rows[index + 1]].filter((other) => {
    if (!other || other.segments.length > 1) return false;
    const gap = Math.max(entry.box[1], other.box[1]) - Math.min(entry.box[3], other.box[3]);
    const isWide = other.box[2] - other.box[0] > (right - left) * 0.7;
    return isWide && gap < heightOf(entry.box) * 0.6 && Math.abs(other.box[0] - entry.box[0]) < heightOf(entry.box) * 3;
  });
  return sides.length >= neededSides;
};

const neighbours = (rows: readonly Row[], index: number): readonly Row[] =>
  rows
    .slice(Math.max(0, index - 3), index + 4)
    .filter((other, at) => other.segments.length > 1 && at !== Math.min(index, 3));

const sharesColumn = (a: Row, b: Row): boolean =>
  a.segments
    .slice(1)
    .some((part) =>
      b.segments
        .slice(1)
        .some((other) => Math.abs(part.box[0] - other.box[0]) < 3 || Math.abs(part.box[2] - other.box[2]) < 3),
    );

/** First row after the table: single lines inside it belong to a cell when they are close or stand between the same rulings. */
const tableEnd = (
  rows: readonly Row[],
  tabular: readonly boolean[],
  start: number,
  rulings: () => readonly Ruling[],
): number => {
  let end = start + 1;
  for (let index = start + 1; index < rows.length; index += 1) {
    const [entry, above] = [rows[index], rows[index - 1]];
    if (!entry || !above) break;
    if (tabular[index]) {
      if (gapBetween(above, entry) > heightOf(entry.box) * 2.5) break;
      end = index + 1;
      continue;
    }
    if (!isCellLine(entry, above, rows.slice(start, end), rulings)) break;
    end = index + 1;
  }
  return end;
};

const gapBetween = (above: Row, below: Row) => below.box[1] - above.box[3];

const isCellLine = (entry: Row, above: Row, table: readonly Row[], rulings: () => readonly Ruling[]): boolean => {
  if (entry.segments.length > 1 || gapBetween(above, entry) > heightOf(entry.box) * 0.6) return false;
  const [left, right] = [entry.box[0], entry.box[2]];
  const tableRight = Math.max(...table.map((line) => line.box[2]));
  if (right > tableRight + 2) return false;
  const starts = table.flatMap((line) => line.segments.map((part) => part.box[0]));
  const isUnderLaterColumn = starts.some((start) => Math.abs(start - left) < 3) && left > Math.min(...starts) + 10;
  if (isUnderLaterColumn) return true;
  return hasRulings(rulings(), above, entry) && !isParted(rulings(), above, entry);
};

/** Lines of a first row's taller cell that stand above the row's other cells. */
const cellLinesAbove = (
  rows: readonly Row[],
  plain: readonly Row[],
  index: number,
  rulings: () => readonly Ruling[],
): number => {
  const entry = rows[index];
  const above = plain.at(-1);
  if (!entry || !above || gapBetween(above, entry) > heightOf(entry.box) * 0.3) return 0;
  const isSameCell = hasRulings(rulings(), above, entry) && !isParted(rulings(), above, entry);
  return isSameCell ? 1 : 0;
};

/** The table draws its rows: close above or below these two lines it is ruled. */
const hasRulings = (rulings: readonly Ruling[], above: Row, below: Row): boolean => {
  const reach = heightOf(below.box) * 2.5;
  return isRuledBetween(rulings, above, below, above.box[1] - reach, below.box[3] + reach);
};

const isParted = (rulings: readonly Ruling[], above: Row, below: Row): boolean =>
  isRuledBetween(rulings, above, below, middle(above.box), middle(below.box));

/** Rules between rows run across most of them; a short one is a blank to fill in. */
const isRuledBetween = (rulings: readonly Ruling[], above: Row, below: Row, from: number, to: number): boolean => {
  const left = Math.min(above.box[0], below.box[0]);
  const right = Math.max(above.box[2], below.box[2]);
  const covered = rulings
    .filter((line) => (line[1] + line[3]) / 2 > from && (line[1] + line[3]) / 2 < to)
    .reduce((total, line) => total + Math.max(0, Math.min(line[2], right) - Math.max(line[0], left)), 0);
  return covered > (right - left) * 0.6;
};

const cellsOf = (rows: readonly Row[], rulings: () => readonly Ruling[]) => {
  const logical = logicalRows(rows, rulings());
  const columns = columnsOf(logical);
  return logical.map((segments) => {
    // A row with more cells than columns belongs to another table that stands right below.
    const own = columnsOf([segments]);
    const isForeign = own.length > new Set(own.map((column) => columnAt(columns, column))).size;
    return placeCells(segments, isForeign ? own : columns);
  });
};

const placeCells = (segments: readonly Segment[], columns: readonly Column[]): readonly SourceWord[][] => {
  const cells: SourceWord[][] = [];
  for (const part of segments) {
    const at = columnAt(columns, { left: part.box[0], right: part.box[2] });
    while (cells.length <= at) cells.push([]);
    cells[at]?.push(...part.words);
  }
  return cells;
};

/** Joins the lines of a row whose cells wrap: by the rulings if the table has them, else by distance. */
const logicalRows = (rows: readonly Row[], rulings: readonly Ruling[]): readonly (readonly Segment[])[] => {
  const parted = rows.slice(1).map((entry, at) => isParted(rulings, rows[at] ?? entry, entry));
  const isRuled = parted.filter(Boolean).length >= Math.min(2, parted.length) && parted.some(Boolean);
  const groups: Segment[][] = [];
  rows.forEach((entry, index) => {
    const group = groups.at(-1);
    const above = rows[index - 1];
    const startsRow = !group || !above || (isRuled ? parted[index - 1] : !isContinuation(above, entry, rows));
    if (startsRow) groups.push([...entry.segments]);
    else group.push(...entry.segments);
  });
  return groups;
};

const isContinuation = (above: Row, entry: Row, table: readonly Row[]): boolean => {
  const first = Math.min(...table.map((line) => line.box[0]));
  const isMissingFirstCell = (entry.segments[0]?.box[0] ?? 0) > first + 10;
  return isMissingFirstCell && gapBetween(above, entry) < heightOf(entry.box) * 0.45;
};

type Column = { left: number; right: number };

const columnsOf = (rows: readonly (readonly Segment[])[]): readonly Column[] => {
  const columns: Column[] = [];
  const byCellCount = [...rows].sort((a, b) => b.length - a.length);
  for (const part of byCellCount.flat()) {
    const overlapping = columns.filter((column) => overlaps(column, part));
    const [only] = overlapping;
    if (!only) columns.push({ left: part.box[0], right: part.box[2] });
    else if (overlapping.length === 1) widen(only, part, columns);
  }
  return columns.sort((a, b) => a.left - b.left);
};

const overlaps = (column: Column, part: Segment) => part.box[0] < column.right && part.box[2] > column.left;

const widen = (column: Column, part: Segment, columns: readonly Column[]): void => {
  const wider = { left: Math.min(column.left, part.box[0]), right: Math.max(column.right, part.box[2]) };
  const isFree = columns.every((other) => other === column || other.right <= wider.left || other.left >= wider.right);
  if (isFree) Object.assign(column, wider);
};

const columnAt = (columns: readonly Column[], part: Column): number =>
  Math.max(
    0,
    columns.findIndex((column) => part.left < column.right && part.right > column.left),
  );
