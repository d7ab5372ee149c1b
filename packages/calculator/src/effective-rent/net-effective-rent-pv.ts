import { z } from 'zod';
import { type Decimal, decimal, one, sum, toCents, zero } from '../amounts/decimal.ts';
import { percent, plain, usd } from '../amounts/format.ts';
import { step } from '../calculations/calculation.ts';
import { refuse } from '../calculations/calculation-error.ts';
import { defineCalculator } from '../calculations/calculator.ts';
import { choice, count, money, quantity, rate, someMoney } from '../fields/fields.ts';
import { moneyResult } from '../fields/results.ts';

/** Rent after concessions by present value: the level monthly payment that is worth as much as the lease's own. */
export const netEffectiveRentPv = defineCalculator({
  name: 'net_effective_rent_pv',
  family: 'cost',
  question: 'What is the effective rent, counting when money is paid?',
  inputs: z.strictObject({
    monthlyRent: someMoney('Monthly rent'),
    termMonths: count('Months of the term', { unit: 'months' }),
    freeMonths: count('Free months at the start', { min: 0, unit: 'months' }).default(0),
    annualIncreasePct: quantity('Increase each year', { max: 100, unit: '%' }).default(0),
    allowance: money('Allowance paid at the start').default(0),
    annualRate: rate('Discount rate a year'),
    timing: choice('Rent is paid', {
      beginning: 'At the start of each month',
      end: 'At the end of each month',
    }).default('beginning'),
  }),
  results: z.object({
    netEffectiveMonthly: moneyResult('Effective rent', 'a month'),
    presentValue: moneyResult('Present value of the rent, less the allowance'),
    total: moneyResult('Rent paid in all'),
  }),
  conventions: [
    'Monthly payments, discounted at a twelfth of the yearly rate.',
    'Free months come first; the rent rises every twelve months.',
    'Rounded once, to the cent, half up.',
  ],
  provedBy: ['WEB-14'],
  example: { monthlyRent: 2400, termMonths: 12, freeMonths: 1, annualRate: 0.06 },
  answer: (given) => {
    const { termMonths, freeMonths } = given;
    if (freeMonths > termMonths)
      return refuse(`${freeMonths} free months do not fit into a term of ${termMonths}.`, 'freeMonths');
    const growth = one.plus(decimal(given.annualIncreasePct).div(100));
    const payments = Array.from({ length: termMonths }, (_, index) =>
      index < freeMonths ? zero : growth.pow(Math.floor(index / 12)).times(given.monthlyRent),
    );
    const v = one.div(one.plus(decimal(given.annualRate).div(12)));
    const shift = given.timing === 'beginning' ? one : v;
    const discounted = (amounts: readonly Decimal[]): Decimal =>
      amounts.reduceRight((later, amount) => later.times(v).plus(amount), zero).times(shift);
    const present = discounted(payments).minus(given.allowance);
    const annuity = discounted(payments.map(() => one));
    const level = present.div(annuity);
    return {
      results: { netEffectiveMonthly: toCents(level), presentValue: toCents(present), total: toCents(sum(payments)) },
      working: [
        step(
          'Monthly rate',
          'yearly rate ÷ 12',
          `${percent(given.annualRate)} ÷ 12`,
          percent(decimal(given.annualRate).div(12), 6),
        ),
        step(
          'Present value',
          'sum of discounted payments − allowance',
          `${usd(present.plus(given.allowance))} − ${usd(given.allowance)}`,
          usd(present),
        ),
        step('Effective rent', 'present value ÷ annuity factor', `${usd(present)} ÷ ${plain(annuity)}`, usd(level)),
      ],
      schedule: {
        columns: [
          { key: 'month', label: 'Month', kind: 'period' },
          { key: 'rent', label: 'Rent', kind: 'money' },
        ],
        rows: payments.map((payment, index) => [index + 1, toCents(payment)]),
      },
      chart: { kind: 'line', title: 'Rent over time', x: 'month', series: ['rent'] },
    };
  },
});
