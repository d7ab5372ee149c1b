import { type CalendarDay, daysBetween } from '@keyclause/domain';
import { z } from 'zod';
import { type Decimal, decimal, larger, one, smaller, toCents, toRatio, zero } from '../amounts/decimal.ts';
import { percent, plain, usd } from '../amounts/format.ts';
import { step } from '../calculations/calculation.ts';
import { refuse } from '../calculations/calculation-error.ts';
import { defineCalculator } from '../calculations/calculator.ts';
import { count, day, money, quantity, rate, shortDay, someMoney, text } from '../fields/fields.ts';
import { countResult, flagResult, moneyResult, rateResult } from '../fields/results.ts';

const span = {
  days: quantity('Days held', { max: 36_600, unit: 'days', help: 'Instead of the two days below.' }).optional(),
  years: quantity('Years held', { max: 99, unit: 'years', help: 'Instead of days.' }).optional(),
  months: quantity('Months held', { max: 1200, unit: 'months', help: 'Instead of days.' }).optional(),
  from: day('Held from').optional(),
  to: day('Held to').optional(),
  basis: count('Days of a year', { min: 360, max: 366 }).default(365),
} as const;

type Span = {
  readonly days?: number | undefined;
  readonly years?: number | undefined;
  readonly months?: number | undefined;
  readonly from?: CalendarDay | undefined;
  readonly to?: CalendarDay | undefined;
  readonly basis: number;
};

const timeHeld = ({ days, years, months, from, to, basis }: Span): { days: Decimal; how: string; shown: string } => {
  if (days !== undefined) return { days: decimal(days), how: 'as given', shown: plain(days) };
  if (years !== undefined)
    return { days: decimal(years).times(basis), how: 'years × days of a year', shown: `${plain(years)} × ${basis}` };
  if (months !== undefined)
    return {
      days: decimal(months).times(basis).div(12),
      how: 'months × days of a year ÷ 12',
      shown: `${plain(months)} × ${basis} ÷ 12`,
    };
  if (from === undefined) return refuse('Say how long the deposit was held: days, or from and to.', 'from');
  if (to === undefined) return refuse('Held to is missing.', 'to');
  if (to < from) return refuse(`The end is before the start: ${shortDay(to)} < ${shortDay(from)}.`, 'to');
  return { days: decimal(daysBetween(from, to)), how: 'to − from', shown: `${shortDay(to)} − ${shortDay(from)}` };
};

const bankRate = rate('Rate the bank paid', {
  help: 'When the law gives you the lesser of a rate and what the bank paid, as in Massachusetts.',
}).optional();

const usedRate = (annualRate: number, bank: number | undefined): number =>
  bank === undefined ? annualRate : Math.min(annualRate, bank);

export const depositInterestSimple = defineCalculator({
  name: 'deposit_interest_simple',
  family: 'rules',
  question: 'How much interest is owed on my deposit?',
  inputs: z.strictObject({
    deposit: someMoney('Deposit'),
    annualRate: rate('Interest rate a year'),
    ...span,
    bankRate,
  }),
  results: z.object({
    interest: moneyResult('Interest'),
    days: countResult('Days held', 'days'),
    total: moneyResult('Deposit with interest'),
    rate: rateResult('Rate used'),
  }),
  conventions: [
    'Simple interest, by days: the day it is returned counts, the day it was paid does not.',
    'A year has 365 days unless another number is chosen.',
    'Rounded once, to the cent, half up.',
  ],
  provedBy: ['DEP-01', 'DEP-03'],
  example: { deposit: 2400, annualRate: 0.05, from: '2022-06-01', to: '2024-08-31' },
  answer: (given) => {
    const held = timeHeld(given);
    const used = usedRate(given.annualRate, given.bankRate);
    const interest = decimal(given.deposit).times(used).times(held.days).div(given.basis);
    return {
      results: {
        interest: toCents(interest),
        days: toRatio(held.days),
        total: toCents(interest.plus(given.deposit)),
        rate: used,
      },
      working: [
        step('Days held', held.how, held.shown, plain(held.days)),
        step(
          'Interest',
          'deposit × rate × days ÷ days of a year',
          `${usd(given.deposit)} × ${percent(used)} × ${plain(held.days)} ÷ ${given.basis}`,
          usd(interest),
        ),
      ],
    };
  },
});

export const depositInterestCompound = defineCalculator({
  name: 'deposit_interest_compound',
  family: 'rules',
  question: 'How much compound interest is owed on my deposit?',
  inputs: z.strictObject({
    deposit: someMoney('Deposit'),
    annualRate: rate('Interest rate a year'),
    ...span,
    compoundsPerYear: count('Times a year interest is added', {
      max: 365,
      help: '1 for yearly, 12 for monthly, 365 for daily.',
    }).default(12),
    bankRate,
  }),
  results: z.object({
    interest: moneyResult('Interest'),
    total: moneyResult('Deposit with interest'),
    years: countResult('Years held', 'years'),
  }),
  conventions: [
    'Interest is added at even intervals; a part of an interval counts in proportion, as a power.',
    'Rounded once, to the cent, half up.',
  ],
  provedBy: ['WEB-07'],
  example: { deposit: 2400, annualRate: 0.05, years: 2, compoundsPerYear: 12 },
  answer: (given) => {
    const years = timeHeld(given).days.div(given.basis);
    const times = given.compoundsPerYear;
    const used = usedRate(given.annualRate, given.bankRate);
    const total = one.plus(decimal(used).div(times)).pow(years.times(times)).times(given.deposit);
    const interest = total.minus(given.deposit);
    return {
      results: { interest: toCents(interest), total: toCents(total), years: years.toDecimalPlaces(6).toNumber() },
      working: [
        step(
          'Deposit with interest',
          'deposit × (1 + rate ÷ times)^(times × years)',
          `${usd(given.deposit)} × (1 + ${percent(used)} ÷ ${times})^(${times} × ${plain(years)})`,
          usd(total),
        ),
        step('Interest', 'with interest − deposit', `${usd(total)} − ${usd(given.deposit)}`, usd(interest)),
      ],
    };
  },
});

export const depositCap = defineCalculator({
  name: 'deposit_cap',
  family: 'rules',
  question: 'Is the deposit higher than allowed?',
  inputs: z.strictObject({
    monthlyRent: someMoney('Monthly rent'),
    deposit: money('Deposit asked for'),
    capMonths: quantity('Cap in months of rent', {
      max: 24,
      unit: 'months',
      help: 'Of your state; leave it empty when there is none.',
    }).optional(),
    capFlat: money('Cap as an amount').optional(),
    otherDeposits: money('Other deposits', { help: 'For a pet, keys, last month: some states count them.' }).default(0),
    citation: text('Where the cap comes from').optional(),
  }),
  results: z.object({
    maxDeposit: moneyResult('Highest deposit'),
    excess: moneyResult('Too much by'),
    isWithinCap: flagResult('Within the cap'),
    months: countResult('Deposit in months of rent', 'months'),
  }),
  conventions: ['When both caps are given, the lower one counts.'],
  provedBy: ['WEB-04'],
  example: { monthlyRent: 2000, deposit: 4000, capMonths: 1.5 },
  answer: ({ monthlyRent, deposit, capMonths, capFlat, otherDeposits, citation }) => {
    const caps: Decimal[] = [
      ...(capMonths === undefined ? [] : [decimal(monthlyRent).times(capMonths)]),
      ...(capFlat === undefined ? [] : [decimal(capFlat)]),
    ];
    const [first, ...more] = caps;
    if (first === undefined) return refuse('Give the cap: months of rent or an amount.', 'capMonths');
    const most = more.reduce(smaller, first);
    const asked = decimal(deposit).plus(otherDeposits);
    const excess = larger(zero, asked.minus(most));
    return {
      results: {
        maxDeposit: toCents(most),
        excess: toCents(excess),
        isWithinCap: excess.isZero(),
        months: asked.div(monthlyRent).toDecimalPlaces(4).toNumber(),
      },
      verdict: excess.isZero()
        ? 'No: it is within the cap you gave.'
        : `Yes: it is ${usd(excess)} above the cap you gave.`,
      working: [
        step(
          'Highest deposit',
          citation === undefined ? 'rent × months, or the amount' : `rent × months, or the amount, ${citation}`,
          caps.map(usd).join(' or '),
          usd(most),
        ),
        step('Too much by', 'deposits − highest deposit, at least 0', `${usd(asked)} − ${usd(most)}`, usd(excess)),
      ],
    };
  },
});
