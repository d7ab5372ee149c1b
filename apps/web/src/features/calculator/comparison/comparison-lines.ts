import type { Calculation } from '@keyclause/calculator';
import { scenarioNames } from '../form/scenarios.ts';
import { type ChartLine, type DrawnChart, pickedRows } from '../result/chart-lines.ts';

/** What can be drawn of scenarios in one picture: a column of their schedules, or all parts of a cost together. */
export type ComparedSeries = { readonly keys: readonly string[]; readonly label: string };

/** Empty when the schedules cannot stand in one picture. */
export const comparedSeries = (calculations: readonly Calculation[]): readonly ComparedSeries[] => {
  const [first] = calculations;
  const chart = first?.chart;
  const columns = first?.schedule?.columns;
  if (!chart || !columns || calculations.some(({ schedule }) => !schedule)) return [];
  const parts = chart.series.flatMap((key) => {
    const column = columns.find((each) => each.key === key);
    return column ? [{ keys: [key], label: column.label }] : [];
  });
  if (chart.kind === 'line' || parts.length < 2) return parts;
  return [{ keys: parts.flatMap(({ keys }) => keys), label: 'All together' }, ...parts];
};

/** A line for each scenario over the same periods; a shorter one ends where its last period is. */
export const comparisonLines = (
  calculations: readonly (Calculation | null)[],
  { keys }: ComparedSeries,
): DrawnChart | null => {
  const longest = calculations
    .flatMap((calculation) => calculation?.schedule ?? [])
    .toSorted((one, other) => other.rows.length - one.rows.length)[0];
  const x = calculations.find((calculation) => calculation?.chart)?.chart?.x;
  if (!longest) return null;
  const last = longest.rows.length - 1;
  const lines = calculations.flatMap((calculation, index): ChartLine[] => {
    const name = scenarioNames[index];
    if (!calculation?.schedule || name === undefined) return [];
    const { columns, rows } = calculation.schedule;
    const places = keys.map((key) => columns.findIndex((column) => column.key === key)).filter((place) => place >= 0);
    const points = pickedRows(rows.length).map((row) => ({
      at: last === 0 ? 0.5 : row / last,
      value: places.reduce((total, place) => total + Number(rows[row]?.[place] ?? 0), 0),
    }));
    return [{ key: name, label: `Scenario ${name}`, mark: name, points }];
  });
  const values = lines.flatMap(({ points }) => points.map(({ value }) => value));
  const period = longest.columns.find(({ key }) => key === x)?.label ?? 'Period';
  return {
    lines,
    low: Math.min(0, ...values),
    high: Math.max(0, ...values) || 1,
    first: `${period} ${longest.rows[0]?.[0] ?? ''}`,
    last: `${period} ${longest.rows.at(-1)?.[0] ?? ''}`,
  };
};
