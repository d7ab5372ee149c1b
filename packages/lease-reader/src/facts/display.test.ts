import { expect, it } from 'vitest';
import type { FactValue } from '../report.ts';
import { displayOf } from './display.ts';

const dollars = (amount: number): FactValue => ({ cents: amount * 100, currency: 'USD' });

it.each<readonly [string, FactValue, string]>([
  ['late_fee', { flat: null, percent: 10, per_day: null, cap: null }, '10%'],
  [
    'late_fee',
    { flat: dollars(40), percent: null, per_day: dollars(5), cap: dollars(90) },
    '$40, $5 a day, at most $90',
  ],
  ['parking', { spaces: 1, fee_monthly: dollars(0), text: 'Stall 4' }, '1 space, no charge, Stall 4'],
  ['parking', { spaces: 2, fee_monthly: dollars(50), text: null }, '2 spaces, $50 a month'],
  ['parking', { spaces: 0, fee_monthly: null, text: 'Street parking' }, 'No space, Street parking'],
  ['cure_days', { monetary: 1, other: 30 }, '1 day for money owed, 30 days for anything else'],
  [
    'holdover',
    { rent_percent: 150, per_day: null, becomes: 'month_to_month' },
    '150% of the rent, becomes month to month',
  ],
  ['early_termination', { allowed: true, notice_days: 60, fee: dollars(500) }, "Allowed, 60 days' notice, fee $500"],
  ['early_termination', { allowed: false, notice_days: null, fee: null }, 'Not allowed'],
  [
    'renewal',
    { type: 'option', count: 2, term_months: 36, notice_days: 180, rent_basis: 'market' },
    "Option to renew, twice, for 36 months, 180 days' notice, rent: market",
  ],
  ['escalation', { type: 'percent', value: 3, floor: null, cap: null }, '3% a year'],
  [
    'escalation',
    { type: 'cpi', value: null, floor: 2, cap: 5 },
    'By the consumer price index, at least 2%, at most 5%',
  ],
  ['percentage_rent', { percent: 6, breakpoint: dollars(465_000) }, '6% of sales, above $465,000'],
])('says %s as people do', (field, value, words) => {
  expect(displayOf(field, value)).toBe(words);
});
