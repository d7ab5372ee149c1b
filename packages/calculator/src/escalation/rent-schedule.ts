import { addMonths, type CalendarDay } from '@keyclause/domain';
import { z } from 'zod';
import { type Decimal, decimal, sum, toCents, zero } from '../amounts/decimal.ts';
import { plain, usd } from '../amounts/format.ts';
import { step } from '../calculations/calculation.ts';
import { refuse } from '../calculations/calculation-error.ts';
import { defineCalculator } from '../calculations/calculator.ts';
import { choice, count, day, flag, list, percentage, signedMoney, someMoney } from '../fields/fields.ts';
import { countResult, moneyResult, percentResult } from '../fields/results.ts';
import { appliedChange } from './cpi.ts';

const kinds = {
  percent: 'By a percentage',
  fixed: 'By an amount',
  steps: 'To the rents the lease names',
  index: 'By a list of index changes',
} as const;

export const escalationSchedule = defineCalculator({
  name: 'escalation_schedule',
  family: 'rent',
  question: 'How does the rent rise over the term?',
  inputs: z.strictObject({
    monthlyRent: someMoney('Monthly rent at the start'),
    termMonths: count('Months of the term', { unit: 'months' }),
    kind: choice('The rent rises', kinds).default('percent'),
    increasePct: percentage('Increase', { min: -100 }).optional(),
    increaseAmount: signedMoney('Increase of the monthly rent').optional(),
    rents: list(
      'Monthly rent after each increase',
      someMoney('Monthly rent'),
      'The second rent, the third, and so on.',
      0,
      1200,
    ).optional(),
    indexPcts: list(
      'Change of the index at each increase',
      percentage('Change', { min: -100 }),
      'In percent, one for each increase.',
      0,
      1200,
    ).optional(),
    everyMonths: count('Every', { unit: 'months' }).default(12),
    capPct: percentage('At most, each time', { min: -100 }).optional(),
    floorPct: percentage('At least, each time', { min: -100 }).optional(),
    sharePct: percentage('Part of the change that counts').default(100),
    noDecrease: flag('The rent never falls').default(false),
    roundEachStep: flag('Round each new rent to the cent').default(true),
    start: day('First day of the lease', 'Shows the day of each month beside its number.').optional(),
  }),
  results: z.object({
    total: moneyResult('Rent over the term'),
    lastRent: moneyResult('Monthly rent at the end'),
    averageRent: moneyResult('Average monthly rent'),
    increases: countResult('Increases'),
    growthPct: percentResult('From first to last rent'),
  }),
  conventions: [
    'Each increase builds on the rent before it.',
    'Each new rent is rounded to the cent, half up, as it is billed.',
  ],
  provedBy: ['ESC-01', 'ESC-05', 'LAC-13'],
  example: { monthlyRent: 2000, termMonths: 60, kind: 'percent', increasePct: 3 },
  answer: (given) => {
    const { monthlyRent, termMonths, everyMonths } = given;
    const increases = Math.ceil(termMonths / everyMonths) - 1;
    const rents = [decimal(monthlyRent)];
    const notes = new Set<string>();
    for (let index = 0; index < increases; index += 1) {
      const before = rents[index] ?? zero;
      const { rent, note } = nextRent(before, index, given);
      for (const each of note) notes.add(each);
      if (rent.isNegative()) return refuse('The rent falls below zero. Lower the decrease.', 'increaseAmount');
      rents.push(given.roundEachStep ? rent.toDecimalPlaces(2) : rent);
    }
    const monthly = Array.from({ length: termMonths }, (_, index) => rents[Math.floor(index / everyMonths)] ?? zero);
    const total = sum(monthly);
    const last = rents.at(-1) ?? zero;
    return {
      results: {
        total: toCents(total),
        lastRent: toCents(last),
        averageRent: toCents(total.div(termMonths)),
        increases,
        growthPct: last.div(monthlyRent).minus(1).times(100).toDecimalPlaces(6).toNumber(),
      },
      working: [
        ...rents
          .slice(1, 25)
          .map((rent, index) =>
            step(
              `Rent from month ${(index + 1) * everyMonths + 1}`,
              stepFormula[given.kind],
              `from ${usd(rents[index] ?? zero)}`,
              usd(rent),
            ),
          ),
        step(
          'Rent over the term',
          'sum of the months',
          `${plain(termMonths)} months, from ${usd(monthlyRent)} to ${usd(last)}`,
          usd(total),
        ),
      ],
      schedule: {
        columns: [
          { key: 'month', label: 'Month', kind: 'period' },
          ...(given.start === undefined ? [] : [{ key: 'from', label: 'From', kind: 'day' } as const]),
          { key: 'rent', label: 'Rent', kind: 'money' },
          { key: 'paid', label: 'Paid so far', kind: 'money' },
        ],
        rows: running(monthly, given.start),
      },
      chart: { kind: 'line', title: 'Rent over time', x: 'month', series: ['rent'] },
      notes: [...notes],
    };
  },
});

type Terms = {
  readonly kind: keyof typeof kinds;
  readonly increasePct?: number | undefined;
  readonly increaseAmount?: number | undefined;
  readonly rents?: readonly number[] | undefined;
  readonly indexPcts?: readonly number[] | undefined;
  readonly capPct?: number | undefined;
  readonly floorPct?: number | undefined;
  readonly sharePct: number;
  readonly noDecrease: boolean;
};

const nextRent = (before: Decimal, index: number, terms: Terms): { rent: Decimal; note: readonly string[] } => {
  if (terms.kind === 'fixed') {
    if (terms.increaseAmount === undefined) return refuse('Increase of the monthly rent is missing.', 'increaseAmount');
    return { rent: before.plus(terms.increaseAmount), note: [] };
  }
  if (terms.kind === 'steps') {
    const rent = terms.rents?.[index];
    if (rent === undefined) return refuse(`The rent after increase ${index + 1} is missing.`, 'rents');
    return { rent: decimal(rent), note: [] };
  }
  const change = terms.kind === 'percent' ? terms.increasePct : terms.indexPcts?.[index];
  if (change === undefined)
    return terms.kind === 'percent'
      ? refuse('Increase is missing.', 'increasePct')
      : refuse(`The change of the index at increase ${index + 1} is missing.`, 'indexPcts');
  const { applied, notes } = appliedChange(decimal(change), terms);
  return { rent: before.times(applied.div(100).plus(1)), note: notes };
};

const stepFormula: Record<keyof typeof kinds, string> = {
  percent: 'rent × (1 + increase)',
  fixed: 'rent + increase',
  steps: 'as the lease names it',
  index: 'rent × (1 + change of the index)',
};

const running = (monthly: readonly Decimal[], start: CalendarDay | undefined) => {
  let paid = zero;
  return monthly.map((rent, index) => {
    paid = paid.plus(rent);
    return [index + 1, ...(start === undefined ? [] : [addMonths(start, index)]), toCents(rent), toCents(paid)];
  });
};
