import { expect, it } from 'vitest';
import { barStacks, chartLines, placedNames } from './chart-lines.ts';

const schedule = (count: number) => ({
  columns: [
    { key: 'month', label: 'Month', kind: 'period' as const },
    { key: 'rent', label: 'Rent', kind: 'money' as const },
    { key: 'charges', label: 'Charges', kind: 'money' as const },
  ],
  rows: Array.from({ length: count }, (_, index) => [index + 1, 100 + index, 10]),
});
const chart = { kind: 'line', title: 'Rent', x: 'month', series: ['rent', 'charges', 'nothing'] } as const;

it('draws from the first to the last period with zero in sight, however long the schedule', () => {
  for (const count of [1, 2, 240, 1188, 5200]) {
    const { lines, low, high, first, last } = chartLines(schedule(count), chart);
    expect(lines.map(({ key }) => key)).toEqual(['rent', 'charges']);
    expect(lines[0]?.points.length).toBeLessThanOrEqual(241);
    expect(lines[0]?.points.at(-1)?.value).toBe(99 + count);
    expect([low, high]).toEqual([0, 99 + count]);
    expect([first, last]).toEqual(['Month 1', `Month ${count}`]);
  }
});

it('stacks as many bars as can be told apart', () => {
  const drawn = chartLines(schedule(1188), chart);
  expect(barStacks(drawn).length).toBeLessThanOrEqual(60);
  expect(barStacks(chartLines(schedule(3), chart)).map(({ parts }) => parts)).toEqual([
    [100, 10],
    [101, 10],
    [102, 10],
  ]);
});

it('keeps the names of lines that end at one place apart', () => {
  const line = { label: 'Rent', points: [{ at: 1, value: 5 }] };
  const drawn = { lines: ['A', 'B', 'C'].map((key) => ({ ...line, key })), low: 0, high: 5, first: '', last: '' };
  const [a, b, c] = placedNames(drawn, ({ at, value }) => ({ x: at, y: value }));
  expect(a).toEqual({ x: 1, y: 5 });
  expect((b?.y ?? 0) - (a?.y ?? 0)).toBeGreaterThanOrEqual(12);
  expect((c?.y ?? 0) - (b?.y ?? 0)).toBeGreaterThanOrEqual(12);
});
