import type { Chart, Schedule } from '@keyclause/calculator';

export type ChartLine = {
  readonly key: string;
  readonly label: string;
  /** A short name that stands at the end of the line. */
  readonly mark?: string;
  /** From 0 to 1 along the periods, and the amount there. */
  readonly points: readonly { readonly at: number; readonly value: number }[];
};

export type DrawnChart = {
  readonly lines: readonly ChartLine[];
  readonly low: number;
  readonly high: number;
  readonly first: string;
  readonly last: string;
};

// More points than pixels cost time on every key that is pressed, and show nothing.
const pointsMax = 240;

/** What is drawn of a schedule: its series thinned to what a screen can show, with zero always in sight. */
export const chartLines = ({ columns, rows }: Schedule, { x, series }: Chart): DrawnChart => {
  const picked = pickedRows(rows.length);
  const lines = series.flatMap((key): ChartLine[] => {
    const place = columns.findIndex((column) => column.key === key);
    if (place < 0) return [];
    const points = picked.map((index) => ({
      at: rows.length < 2 ? 0.5 : index / (rows.length - 1),
      value: Number(rows[index]?.[place] ?? 0),
    }));
    return [{ key, label: columns[place]?.label ?? key, points }];
  });
  const values = lines.flatMap(({ points }) => points.map(({ value }) => value));
  const period = columns.find(({ key }) => key === x)?.label ?? 'Period';
  return {
    lines,
    low: Math.min(0, ...values),
    high: Math.max(0, ...values) || 1,
    first: `${period} ${rows[0]?.[0] ?? ''}`,
    last: `${period} ${rows.at(-1)?.[0] ?? ''}`,
  };
};

/** Places of the rows that are drawn, the first and the last among them. */
export const pickedRows = (count: number): readonly number[] => {
  const step = Math.max(1, Math.ceil(count / pointsMax));
  return Array.from({ length: count }, (_, index) => index).filter(
    (index) => index % step === 0 || index === count - 1,
  );
};

type Place = { readonly x: number; readonly y: number };

/** Where the name of each line stands: after its end, and lower where it would cover another. `y` grows downwards. */
export const placedNames = (
  { lines }: DrawnChart,
  placeOf: (end: ChartLine['points'][number]) => Place,
): readonly Place[] => {
  const placed: Place[] = [];
  for (const { points } of lines) {
    let { x, y } = placeOf(points.at(-1) ?? { at: 0, value: 0 });
    while (placed.some((other) => Math.abs(other.x - x) < 16 && Math.abs(other.y - y) < 12)) y += 4;
    placed.push({ x, y });
  }
  return placed;
};

/** The bars of a chart of parts: what stands on top of what, at most as many as can be told apart. */
export const barStacks = (
  { lines }: DrawnChart,
  barsMax = 60,
): { readonly at: number; readonly parts: readonly number[] }[] => {
  const length = lines[0]?.points.length ?? 0;
  const step = Math.max(1, Math.ceil(length / barsMax));
  return Array.from({ length: Math.ceil(length / step) }, (_, bar) => ({
    at: bar,
    parts: lines.map(({ points }) => points[bar * step]?.value ?? 0),
  }));
};
