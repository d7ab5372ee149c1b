import { expect, it } from 'vitest';
import { scheduleCsv } from './schedule-csv.ts';

it('writes amounts to the cent, days and words, and a head', () => {
  const csv = scheduleCsv({
    columns: [
      { key: 'month', label: 'Month', kind: 'period' },
      { key: 'from', label: 'From', kind: 'day' },
      { key: 'rent', label: 'Rent', kind: 'money' },
    ],
    rows: [
      [1, '2026-01-01', 1950],
      [2, '2026-02-01', -0.5],
    ],
  });
  expect(csv).toBe('Month,From,Rent\r\n1,2026-01-01,1950.00\r\n2,2026-02-01,-0.50\r\n');
});

it('lets no cell run as a formula', () => {
  const cells = ['=1+1', '+1', '-cmd', '@SUM(A1)', '\tx', '\rx', 'a "quoted", cell'];
  const csv = scheduleCsv({
    columns: [{ key: 'x', label: '=HYPERLINK("x")', kind: 'day' }],
    rows: cells.map((cell) => [cell]),
  });
  for (const line of csv.trimEnd().split(/\r\n/)) expect(line).not.toMatch(/^"?[=+@\t\r-]/);
  expect(csv).toContain('"a ""quoted"", cell"');
});
