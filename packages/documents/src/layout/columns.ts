import { type Row, rowsOf, type Segment } from './segment.ts';

/** Rows of one column, from top to bottom. */
export type Region = { readonly rows: readonly Row[] };

/** Parts a page into regions in reading order. A table's columns are not columns of text: they stay together. */
export const regionsOf = (rows: readonly Row[], wideGap: number, depth = 0): readonly Region[] => {
  if (rows.length === 0) return [];
  const band = depth < depthMax ? findColumnBand(rows) : undefined;
  if (!band) return [{ rows }];
  const inside = rows.slice(band.from, band.to).flatMap((entry) => entry.segments);
  const left = rowsOf(
    inside.filter((part) => part.box[2] <= band.gutter + gutterHalf),
    wideGap,
  );
  const right = rowsOf(
    inside.filter((part) => part.box[2] > band.gutter + gutterHalf),
    wideGap,
  );
  return [
    ...regionsOf(rows.slice(0, band.from), wideGap, depth + 1),
    ...regionsOf(left, wideGap, depth + 1),
    ...regionsOf(right, wideGap, depth + 1),
    ...regionsOf(rows.slice(band.to), wideGap, depth + 1),
  ];
};

const depthMax = 5;
const gutterHalf = 4;
const columnWidthMin = 90;
const linesPerColumnMin = 4;

type Band = { readonly from: number; readonly to: number; readonly gutter: number };

/** The tallest run of rows that a white gutter parts into two columns of prose. */
const findColumnBand = (rows: readonly Row[]): Band | undefined => {
  const left = Math.min(...rows.map((entry) => entry.box[0]));
  const right = Math.max(...rows.map((entry) => entry.box[2]));
  let best: Band | undefined;
  for (let gutter = left + columnWidthMin; gutter <= right - columnWidthMin; gutter += gutterHalf) {
    for (const run of openRuns(rows, gutter)) {
      if (best && run.to - run.from <= best.to - best.from) continue;
      const band = proseBand(rows, run, gutter);
      if (band && (!best || band.to - band.from > best.to - best.from)) best = band;
    }
  }
  return best;
};

const openRuns = (rows: readonly Row[], gutter: number): readonly { from: number; to: number }[] => {
  const runs: { from: number; to: number }[] = [];
  let from = 0;
  for (let index = 0; index <= rows.length; index += 1) {
    const entry = rows[index];
    if (entry && !isCrossed(entry, gutter)) continue;
    if (index - from >= linesPerColumnMin) runs.push({ from, to: index });
    from = index + 1;
  }
  return runs;
};

const isCrossed = (entry: Row, gutter: number) =>
  entry.segments.some((part) => part.box[0] < gutter + gutterHalf && part.box[2] > gutter - gutterHalf);

const proseBand = (rows: readonly Row[], run: { from: number; to: number }, gutter: number): Band | undefined => {
  const isProse = proseTest(rows.slice(run.from, run.to), gutter);
  if (!isProse) return undefined;
  let { from, to } = run;
  const isStray = strayTest(rows.slice(run.from, run.to), gutter, isProse);
  const belongs = (entry: Row | undefined) => entry !== undefined && !entry.segments.some(isStray);
  while (from < to && !belongs(rows[from])) from += 1;
  while (to > from && !belongs(rows[to - 1])) to -= 1;
  const inside = rows.slice(from, to).flatMap((entry) => entry.segments);
  const prose = inside.filter(isProse);
  const leftProse = prose.filter((part) => part.box[2] < gutter).length;
  const rightProse = prose.length - leftProse;
  const isColumns =
    leftProse >= linesPerColumnMin && rightProse >= linesPerColumnMin && prose.length >= inside.length * 0.5;
  return isColumns ? { from, to, gutter } : undefined;
};

/** A line of prose has several words and fills most of its column; labels and values of a table do not. */
const proseTest = (rows: readonly Row[], gutter: number): ((part: Segment) => boolean) | undefined => {
  const segments = rows.flatMap((entry) => entry.segments);
  const widthLeft = typicalWidth(segments.filter((part) => part.box[2] < gutter));
  const widthRight = typicalWidth(segments.filter((part) => part.box[2] >= gutter));
  if (widthLeft < columnWidthMin || widthRight < columnWidthMin) return undefined;
  return (part) => {
    const columnWidth = part.box[2] < gutter ? widthLeft : widthRight;
    return part.words.length >= wordsPerLineMin && part.box[2] - part.box[0] >= columnWidth * 0.7;
  };
};

/** The last row of a table above the columns: a short piece that does not start where the lines of its column start. */
const strayTest = (rows: readonly Row[], gutter: number, isProse: (part: Segment) => boolean) => {
  const prose = rows.flatMap((entry) => entry.segments).filter(isProse);
  const startLeft = medianLeft(prose.filter((part) => part.box[2] < gutter));
  const startRight = medianLeft(prose.filter((part) => part.box[2] >= gutter));
  return (part: Segment) =>
    !isProse(part) && Math.abs(part.box[0] - (part.box[2] < gutter ? startLeft : startRight)) > 3;
};

const medianLeft = (segments: readonly Segment[]): number => {
  const lefts = segments.map((part) => part.box[0]).sort((a, b) => a - b);
  return lefts[Math.floor(lefts.length / 2)] ?? 0;
};

const wordsPerLineMin = 4;

const typicalWidth = (segments: readonly Segment[]): number => {
  const widths = segments
    .filter((part) => part.words.length >= wordsPerLineMin)
    .map((part) => part.box[2] - part.box[0])
    .sort((a, b) => a - b);
  return widths[Math.floor(widths.length * 0.9)] ?? 0;
};
