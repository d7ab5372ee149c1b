import { type Decimal, decimal, toCents } from '../amounts/decimal.ts';
import { percent, usd } from '../amounts/format.ts';
import { step } from '../calculations/calculation.ts';
import { count, money, rate } from '../fields/fields.ts';
import { moneyResult } from '../fields/results.ts';
import { annuityFactor, periodicRate, type Timing, timing, timingWords } from '../present-value/periodic-payments.ts';

export const rateChange = {
  oldRate: rate('Rate so far, a year', { help: 'The rate at which the liability has been carried.' }),
  newRate: rate('Revised rate, a year', { help: 'Your borrowing rate on the day of the change.' }),
  timing: timing.default('end'),
  periodsPerYear: count('Payments a year', { max: 365 }).default(1),
} as const;

export const rouBefore = money('Right-of-use asset before').optional();
export const conventions = [
  'The rate of a period is the yearly rate divided by the payments a year.',
  'Rounded once, to the cent, half up.',
];

export const level = (payment: number, count: number, annual: number, periods: number, when: Timing): Decimal =>
  annuityFactor(count, periodicRate(annual, periods), when).times(payment);

export const annuityStep = (
  label: string,
  payment: number,
  count: number,
  annual: number,
  when: Timing,
  value: Decimal,
) =>
  step(
    label,
    'payment × annuity factor',
    `${count} × ${usd(payment)} at ${percent(annual)}, ${timingWords[when]}`,
    usd(value),
  );

export const assetAfter = (before: number | undefined, change: Decimal, periods: number) => {
  if (before === undefined) return {};
  const after = decimal(before).plus(change);
  return { rouAfter: toCents(after), depreciationAfter: toCents(after.div(periods)) };
};

export const afterResults = {
  rouAfter: moneyResult('Right-of-use asset after').optional(),
  depreciationAfter: moneyResult('Depreciation after', 'a period').optional(),
} as const;
