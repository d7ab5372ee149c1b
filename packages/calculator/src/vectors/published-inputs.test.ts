import { expect, it } from 'vitest';
import { publishedInputs } from './published-inputs.ts';

it.each([
  ['end', 'end'],
  ['end of year', 'end'],
  ['end_of_year', 'end'],
  ['in arrears', 'end'],
  ['ordinary annuity', 'end'],
  ['first of 9 one year after commencement', 'end'],
  ['beginning', 'beginning'],
  ['beginning of year', 'beginning'],
  ['start of month', 'beginning'],
  ['in advance', 'beginning'],
  ['annuity due', 'beginning'],
])('reads the timing "%s" as %s', (timing, ours) => {
  expect(publishedInputs({ timing })).toEqual({ timing: ours });
});

it.each([
  ['actual_days_in_month', 'actual_days_in_month'],
  ['calendar days', 'actual_days_in_month'],
  ['fixed_30', 'fixed_30'],
  ['30-day month', 'fixed_30'],
  ['fixed_365', 'fixed_365'],
  ['daily rate of the year', 'fixed_365'],
  ['30/360', 'fixed_360'],
  ["banker's year", 'fixed_360'],
])('reads the day count "%s" as %s', (method, ours) => {
  expect(publishedInputs({ method })).toEqual({ method: ours });
});

it('reads a part of the whole that is named percent in percent or as a fraction', () => {
  expect(publishedInputs({ buyoutPct: 0.5, pct: 0.08 })).toEqual({ buyoutPct: 0.5, pct: 0.08 });
  expect(publishedInputs({ buyoutPct: 50, pct: 8 })).toEqual({ buyoutPct: 0.5, pct: 0.08 });
});

it('leaves out notes and what is null, and gives a day without a year one', () => {
  expect(publishedInputs({ moveIn: 'YYYY-08-20', moveOut: null, note: 'rent due on the 15th', capPct: 4 })).toEqual({
    moveIn: '2027-08-20',
    capPct: 4,
  });
});

it('leaves what it does not know to the calculator', () => {
  expect(publishedInputs({ timing: 'whenever', method: 'by the moon', tiTiming: 'someday' })).toEqual({
    timing: 'whenever',
    method: 'by the moon',
    tiTiming: 'someday',
  });
});
