import { addMonths } from '@keyclause/domain';
import { z } from 'zod';
import { type Decimal, decimal, one, sum, toCents, toRatio, zero } from '../amounts/decimal.ts';
import { percent, plain, usd } from '../amounts/format.ts';
import { step } from '../calculations/calculation.ts';
import { refuse } from '../calculations/calculation-error.ts';
import { defineCalculator } from '../calculations/calculator.ts';
import { count, day, money, quantity, shortDay, someMoney } from '../fields/fields.ts';
import { countResult, moneyResult } from '../fields/results.ts';
import { type Term, termOf } from './term.ts';

/** Everything a lease takes over its term: rent with its increases, charges, fees, less what comes back. */
export const totalCost = defineCalculator({
  name: 'total_cost',
  family: 'cost',
  question: 'What does the whole lease cost?',
  inputs: z.strictObject({
    monthlyRent: someMoney('Monthly rent'),
    termMonths: count('Months of the term', { unit: 'months' }).optional(),
    start: day('First day of the lease').optional(),
    end: day('Last day of the lease', 'With the first day, instead of the months.').optional(),
    annualIncreasePct: quantity('Increase each year', { max: 100, unit: '%' }).default(0),
    freeMonths: count('Free months at the start', { min: 0, unit: 'months' }).default(0),
    monthlyCharges: money('Charges each month', { help: 'Utilities, parking, pets, operating costs.' }).default(0),
    chargesIncreasePct: quantity('Charges rise each year by', { max: 100, unit: '%' }).default(0),
    oneTimeFees: money('Fees paid once', { help: 'Application, move-in, broker.' }).default(0),
    oneTimeCredits: money('Credits received once').default(0),
    deposit: money('Deposit').default(0),
    depositNotReturned: money('Of it, not returned', { help: 'A cleaning fee, a non-refundable pet deposit.' }).default(
      0,
    ),
  }),
  results: z.object({
    total: moneyResult('The lease costs'),
    averageMonthly: moneyResult('On average', 'a month'),
    rent: moneyResult('Rent'),
    charges: moneyResult('Charges'),
    once: moneyResult('Fees less credits'),
    termMonths: countResult('Months of the term', 'months'),
    dueAtSigning: moneyResult('To have ready at the start'),
  }),
  conventions: [
    'Rent and charges rise every twelve months.',
    'A last month that is not whole is charged by its days: days ÷ days of that month, from rent day to rent day.',
    'The deposit is not a cost, except the part that is not returned.',
    'Each month is rounded to the cent, half up, as it is billed.',
  ],
  provedBy: ['NER-01', 'SLR-01'],
  example: {
    monthlyRent: 1950,
    termMonths: 24,
    annualIncreasePct: 3,
    monthlyCharges: 120,
    oneTimeFees: 250,
    deposit: 1950,
  },
  answer: (given) => {
    const term = termOf(given);
    const months = term.part.plus(term.whole);
    if (months.lt(given.freeMonths))
      return refuse(`${given.freeMonths} free months do not fit into a term of ${plain(months, 2)}.`, 'freeMonths');
    if (given.depositNotReturned > given.deposit)
      return refuse('More of the deposit is kept than was paid.', 'depositNotReturned');
    const rents = yearlySteps(given.monthlyRent, given.annualIncreasePct, term).map((rent, index) =>
      index < given.freeMonths ? zero : rent,
    );
    const charges = yearlySteps(given.monthlyCharges, given.chargesIncreasePct, term);
    const rent = sum(rents);
    const charged = sum(charges);
    const once = decimal(given.oneTimeFees).plus(given.depositNotReturned).minus(given.oneTimeCredits);
    const total = rent.plus(charged).plus(once);
    const atStart = (rents[0] ?? zero)
      .plus(charges[0] ?? zero)
      .plus(given.oneTimeFees)
      .plus(given.deposit);
    let paid = once;
    return {
      results: {
        total: toCents(total),
        averageMonthly: toCents(total.div(months)),
        rent: toCents(rent),
        charges: toCents(charged),
        once: toCents(once),
        termMonths: toRatio(months),
        dueAtSigning: toCents(atStart),
      },
      working: [
        step(
          'Months',
          given.termMonths === undefined ? 'first to last day' : 'as given',
          given.termMonths === undefined
            ? `${shortDay(given.start ?? '')} to ${shortDay(given.end ?? '')}`
            : plain(months),
          term.part.isZero() ? plain(months) : `${term.words}, which is ${plain(months, 4)} months`,
        ),
        step(
          'Rent',
          'sum of the months',
          `${plain(months.minus(given.freeMonths), 4)} months from ${usd(given.monthlyRent)}, ${percent(decimal(given.annualIncreasePct).div(100))} more each year`,
          usd(rent),
        ),
        step(
          'Charges',
          'sum of the months',
          `${plain(months, 4)} months from ${usd(given.monthlyCharges)}`,
          usd(charged),
        ),
        step(
          'Once',
          'fees + deposit not returned − credits',
          `${usd(given.oneTimeFees)} + ${usd(given.depositNotReturned)} − ${usd(given.oneTimeCredits)}`,
          usd(once),
        ),
        step('The lease costs', 'rent + charges + once', `${usd(rent)} + ${usd(charged)} + ${usd(once)}`, usd(total)),
        step('On average', 'total ÷ months', `${usd(total)} ÷ ${plain(months, 4)}`, usd(total.div(months))),
      ],
      schedule: {
        columns: [
          { key: 'month', label: 'Month', kind: 'period' },
          ...(given.start === undefined ? [] : [{ key: 'from', label: 'From', kind: 'day' } as const]),
          { key: 'rent', label: 'Rent', kind: 'money' },
          { key: 'charges', label: 'Charges', kind: 'money' },
          { key: 'paid', label: 'Cost so far', kind: 'money' },
        ],
        rows: rents.map((each, index) => {
          paid = paid.plus(each).plus(charges[index] ?? zero);
          return [
            index + 1,
            ...(given.start === undefined ? [] : [addMonths(given.start, index)]),
            toCents(each),
            toCents(charges[index] ?? zero),
            toCents(paid),
          ];
        }),
      },
      chart: { kind: 'bar', title: 'Cost by month', x: 'month', series: ['rent', 'charges'] },
    };
  },
});

/** An amount for each month, a part of it for a last month that is not whole. */
const yearlySteps = (first: number, increasePct: number, { whole, part }: Term): Decimal[] => {
  const growth = one.plus(decimal(increasePct).div(100));
  const amounts: Decimal[] = [];
  let amount = decimal(first);
  for (let index = 0; index < whole + (part.isZero() ? 0 : 1); index += 1) {
    if (index > 0 && index % 12 === 0) amount = amount.times(growth).toDecimalPlaces(2);
    amounts.push(index < whole ? amount : amount.times(part).toDecimalPlaces(2));
  }
  return amounts;
};
