import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextOccurrence } from './next-occurrence.ts';

it.each([
  ['a day to come', '2027-03-01', null, '2026-11-20', '2027-03-01'],
  ['a day of today', '2026-11-20', null, '2026-11-20', '2026-11-20'],
  ['a day that is over', '2026-11-19', null, '2026-11-20', null],
  ['rent due on the first', '2026-01-01', 'FREQ=MONTHLY;BYMONTHDAY=1;UNTIL=20270831', '2026-11-20', '2026-12-01'],
  ['rent due today', '2026-01-20', 'FREQ=MONTHLY', '2026-11-20', '2026-11-20'],
  ['rent of a term that is over', '2024-01-01', 'FREQ=MONTHLY;BYMONTHDAY=1;UNTIL=20250101', '2026-11-20', null],
  ['rent of a term to come', '2027-02-01', 'FREQ=MONTHLY;BYMONTHDAY=1', '2026-11-20', '2027-02-01'],
  ['the 31st, in months that have one', '2026-01-31', 'FREQ=MONTHLY', '2026-11-20', '2026-12-31'],
  ['the last day of the month', '2026-01-31', 'FREQ=MONTHLY;BYMONTHDAY=-1', '2027-02-10', '2027-02-28'],
  ['every quarter', '2026-01-15', 'FREQ=MONTHLY;INTERVAL=3', '2026-11-20', '2027-01-15'],
  ['every year', '2020-02-29', 'FREQ=YEARLY', '2026-11-20', '2028-02-29'],
  ['so many times and no more', '2026-01-01', 'FREQ=MONTHLY;COUNT=3', '2026-11-20', null],
  [
    'a rule that we do not know, in its first day only',
    '2026-12-24',
    'FREQ=MONTHLY;BYDAY=2TU',
    '2026-11-20',
    '2026-12-24',
  ],
  ['no rule at all', '2026-12-24', 'nonsense', '2026-11-20', '2026-12-24'],
])('finds the next day of %s', (_name, start, rule, today, expected) => {
  expect(nextOccurrence(start, rule, today)).toBe(expected);
});

it('never throws, and never answers with a day before today or before the start', () => {
  const day = fc
    .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const rule = fc.oneof(
    fc.constant(null),
    fc.string(),
    fc
      .tuple(fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'), fc.integer({ min: -1, max: 40 }), fc.integer())
      .map(([frequency, interval, monthDay]) => `FREQ=${frequency};INTERVAL=${interval};BYMONTHDAY=${monthDay}`),
  );
  fc.assert(
    fc.property(day, rule, day, (start, recurrence, today) => {
      const next = nextOccurrence(start, recurrence, today);
      if (next === null) return;
      expect(next >= today && next >= start).toBe(true);
    }),
  );
});
