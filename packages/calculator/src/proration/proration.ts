import { addDays, daysBetween, daysInMonth, partsOfDay } from '@keyclause/domain';
import { z } from 'zod';
import { type Decimal, decimal, toCents } from '../amounts/decimal.ts';
import { plain, usd } from '../amounts/format.ts';
import { step } from '../calculations/calculation.ts';
import { refuse } from '../calculations/calculation-error.ts';
import { defineCalculator } from '../calculations/calculator.ts';
import { choice, count, day, flag, quantity, shortDay, someMoney } from '../fields/fields.ts';
import { countResult, moneyResult } from '../fields/results.ts';
import { lastBillingDay, lastDayBeforeBilling, type Segment, segmentsOf } from './part-days.ts';

const methods = {
  actual_days_in_month: 'Days of the month itself',
  fixed_30: 'A month of 30 days',
  fixed_365: 'A year of 365 days',
  fixed_360: 'A year of 360 days',
} as const;

type Method = keyof typeof methods;

const inputs = z.strictObject({
  monthlyRent: someMoney('Monthly rent'),
  method: choice('Count days by', methods, 'The lease says which; most say the days of the month.').default(
    'actual_days_in_month',
  ),
  moveIn: day('First day', 'The day you move in.').optional(),
  moveOut: day('Last day', 'The last day you occupy. Leave it empty for the days up to the next rent day.').optional(),
  inclusive: flag(
    'Count the first day',
    'Rent is owed for the day you move in, unless the lease says otherwise.',
  ).default(true),
  billingDay: count('Rent is due on day', { max: 31, help: 'Of each month.' }).default(1),
  days: quantity('Days to pay for', { max: 366, help: 'Instead of a first and last day.' }).optional(),
  daysInMonth: count('Days in the month', { min: 28, max: 31, help: 'With a number of days.' }).optional(),
  roundDailyRateFirst: flag(
    'Round the daily rate to the cent first',
    'Some landlords do. It changes the result by cents.',
  ).default(false),
});

type Inputs = z.output<typeof inputs>;

const segmentsFrom = (given: Inputs): { segments: Segment[]; counted: string | null } => {
  const { days, moveIn, moveOut, method, billingDay, inclusive } = given;
  if (days !== undefined) {
    const length = given.daysInMonth ?? (method === 'actual_days_in_month' ? monthOf(given) : 30);
    if (method === 'actual_days_in_month' && days > length)
      refuse(`The month has ${length} days, and ${plain(days)} are to be paid for.`, 'days');
    return { segments: [{ daysInMonth: length, days }], counted: null };
  }
  if (moveIn === undefined && moveOut === undefined)
    return refuse('Say which days are to be paid for: a first day, a last day or a number of days.', 'moveIn');

  const end = moveOut;
  const start = moveIn ?? lastBillingDay(moveOut ?? '', billingDay);
  if (end !== undefined && end < start)
    refuse(`The end is before the start: ${shortDay(end)} < ${shortDay(start)}.`, 'moveOut');
  const first = inclusive || moveIn === undefined ? start : addDays(start, 1);
  const last = end ?? lastDayBeforeBilling(start, billingDay);
  if (daysBetween(first, last) > 36_600) refuse('The days span more than a hundred years.', 'moveOut');
  return { segments: segmentsOf(first, last), counted: `${shortDay(first)} to ${shortDay(last)}, both counted` };
};

const monthOf = ({ moveIn, moveOut }: Inputs): number => {
  const within = moveIn ?? moveOut;
  if (within === undefined) return refuse('Say how many days the month has.', 'daysInMonth');
  const { year, month } = partsOfDay(within);
  return daysInMonth(year, month);
};

const dailyRate = (monthlyRent: Decimal, method: Method, length: number): { rate: Decimal; how: string } => {
  if (method === 'actual_days_in_month')
    return { rate: monthlyRent.div(length), how: `${usd(monthlyRent)} ÷ ${length}` };
  if (method === 'fixed_30') return { rate: monthlyRent.div(30), how: `${usd(monthlyRent)} ÷ 30` };
  const days = method === 'fixed_360' ? 360 : 365;
  return { rate: monthlyRent.times(12).div(days), how: `${usd(monthlyRent)} × 12 ÷ ${days}` };
};

const results = z.object({
  amount: moneyResult('Rent for these days'),
  billableDays: countResult('Days to pay for', 'days'),
  daysInMonth: countResult('Days in the month', 'days'),
  dailyRate: moneyResult('Rent for one day'),
});

const conventions = [
  'The first and the last day are both counted, unless the first is left out on purpose.',
  'The daily rate is carried unrounded; the amount is rounded once, to the cent, half up.',
];

export const proration = defineCalculator({
  name: 'proration',
  family: 'cost',
  question: 'What is the rent for part of a month?',
  inputs,
  results,
  conventions,
  provedBy: ['PRO-01', 'PRO-03', 'PRO-05'],
  example: { monthlyRent: 1950, method: 'actual_days_in_month', moveIn: '2026-08-20', inclusive: true, billingDay: 1 },
  answer: (given) => {
    const { segments, counted } = segmentsFrom(given);
    const monthlyRent = decimal(given.monthlyRent);
    const parts = segments.map((segment) => {
      const { rate, how } = dailyRate(monthlyRent, given.method, segment.daysInMonth);
      const used = given.roundDailyRateFirst ? decimal(toCents(rate)) : rate;
      return { segment, how, used, amount: used.times(segment.days) };
    });
    const amount = parts.reduce((total, part) => total.plus(part.amount), decimal(0));
    const days = parts.reduce((total, { segment }) => total.plus(segment.days), decimal(0));
    const first = parts[0];
    if (first === undefined) return refuse('There is no day to pay for.', 'moveIn');
    return {
      results: {
        amount: toCents(amount),
        billableDays: days.toNumber(),
        daysInMonth: first.segment.daysInMonth,
        dailyRate: toCents(first.used),
      },
      working: [
        ...(counted === null ? [] : [step('Days', 'the days to pay for', counted, plain(days))]),
        ...parts.flatMap(({ segment, how, used, amount: owed }) => [
          step(
            'Rent for one day',
            rateFormula[given.method],
            how,
            given.roundDailyRateFirst ? usd(used) : `$${plain(used)}`,
          ),
          step('Rent for the days', 'rent for one day × days', `$${plain(used)} × ${plain(segment.days)}`, usd(owed)),
        ]),
        ...(parts.length > 1
          ? [step('Together', 'sum of the months', parts.map((part) => usd(part.amount)).join(' + '), usd(amount))]
          : []),
      ],
    };
  },
});

const yearly = 'monthly rent × 12 ÷ days of the year';
const rateFormula: Record<Method, string> = {
  actual_days_in_month: 'monthly rent ÷ days in the month',
  fixed_30: 'monthly rent ÷ 30',
  fixed_365: yearly,
  fixed_360: yearly,
};
