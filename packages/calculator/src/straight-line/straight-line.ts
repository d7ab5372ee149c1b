import { z } from 'zod';
import { type Decimal, decimal, sum, toCents, zero } from '../amounts/decimal.ts';
import { plain, usd } from '../amounts/format.ts';
import { step } from '../calculations/calculation.ts';
import { refuse } from '../calculations/calculation-error.ts';
import { defineCalculator } from '../calculations/calculator.ts';
import { count, list, longestSchedule, money } from '../fields/fields.ts';
import { countResult, moneyListResult, moneyResult } from '../fields/results.ts';

const segment = z.tuple([count('Months'), money('Monthly rent')], {
  error: 'Each line has months and a monthly rent.',
});

/** Rent expense is the same in every period; the difference from what is paid is deferred (ASC 842-20-25-6, formerly ASC 840). */
export const straightLine = defineCalculator({
  name: 'straight_line',
  family: 'rent',
  question: 'What is the straight-line rent?',
  inputs: z.strictObject({
    payments: list(
      'Rent over the term',
      segment,
      'Each line: for how many months, and the rent of each of them. Free months have a rent of 0.',
      1,
      600,
    ).optional(),
    sumPayments: money('All payments together', { max: 1e12, help: 'Instead of the rent over the term.' }).optional(),
    months: count('Months of the term', { unit: 'months' }).optional(),
    incentives: money('Incentives received').default(0),
    initialDirectCosts: money('Initial direct costs').default(0),
  }),
  results: z.object({
    monthly: moneyResult('Straight-line rent', 'a month'),
    total: moneyResult('Paid over the term'),
    months: countResult('Months of the term', 'months'),
    deferrals: moneyListResult('Deferred in each month of each line').optional(),
    largestDeferral: moneyResult('Largest deferred balance').optional(),
  }),
  conventions: [
    'Every month of the term bears the same rent, free months included.',
    'Deferred rent is straight-line rent less rent paid; it is zero again at the end.',
    'Rounded once, to the cent, half up.',
  ],
  provedBy: ['SLR-01', 'SLR-03', 'SLR-04'],
  example: {
    payments: [
      [6, 1800],
      [6, 2000],
    ],
  },
  answer: ({ payments, sumPayments, months, incentives, initialDirectCosts }) => {
    const extra = decimal(initialDirectCosts).minus(incentives);
    if (payments === undefined) {
      if (sumPayments === undefined)
        return refuse('Say what is paid: the rent over the term, or all payments together.', 'payments');
      if (months === undefined) return refuse('Months of the term is missing.', 'months');
      const monthly = decimal(sumPayments).plus(extra).div(months);
      return {
        results: { monthly: toCents(monthly), total: toCents(decimal(sumPayments)), months },
        working: [levelStep(decimal(sumPayments), extra, months, monthly)],
      };
    }
    const term = payments.reduce((total, [length]) => total + length, 0);
    if (term > longestSchedule)
      return refuse(
        `The lines make ${plain(term)} months. At most ${plain(longestSchedule)} can be reckoned.`,
        'payments',
      );
    if (months !== undefined && months !== term)
      return refuse(`The lines make ${term} months, and the term is given as ${months}.`, 'months');
    const total = sum(payments.map(([length, amount]) => decimal(amount).times(length)));
    if (sumPayments !== undefined && !total.eq(sumPayments))
      return refuse(
        `The lines add up to ${usd(total)}, and all payments together are given as ${usd(sumPayments)}.`,
        'sumPayments',
      );
    const monthly = total.plus(extra).div(term);
    const { rows, largest } = deferredRent(payments, monthly);
    return {
      results: {
        monthly: toCents(monthly),
        total: toCents(total),
        months: term,
        deferrals: payments.map(([, amount]) => toCents(monthly.minus(amount))),
        largestDeferral: toCents(largest),
      },
      working: [
        step(
          'Paid over the term',
          'sum of months × rent',
          payments.map(([length, amount]) => `${length} × ${usd(amount)}`).join(' + '),
          usd(total),
        ),
        levelStep(total, extra, term, monthly),
        ...payments
          .slice(0, 24)
          .map(([length, amount]) =>
            step(
              `Deferred in each of these ${length} months`,
              'straight-line rent − rent paid',
              `${usd(monthly)} − ${usd(amount)}`,
              usd(monthly.minus(amount)),
            ),
          ),
      ],
      schedule: {
        columns: [
          { key: 'month', label: 'Month', kind: 'period' },
          { key: 'paid', label: 'Rent paid', kind: 'money' },
          { key: 'expense', label: 'Straight-line rent', kind: 'money' },
          { key: 'deferred', label: 'Deferred balance', kind: 'money' },
        ],
        rows,
      },
      chart: { kind: 'line', title: 'Rent paid and straight-line rent', x: 'month', series: ['paid', 'expense'] },
    };
  },
});

const levelStep = (total: Decimal, extra: Decimal, months: number, monthly: Decimal) =>
  step(
    'Straight-line rent',
    extra.isZero() ? 'paid over the term ÷ months' : '(paid over the term + direct costs − incentives) ÷ months',
    extra.isZero() ? `${usd(total)} ÷ ${months}` : `(${usd(total)} + ${usd(extra)}) ÷ ${months}`,
    `$${plain(monthly)}`,
  );

const deferredRent = (payments: readonly (readonly [number, number])[], monthly: Decimal) => {
  const rows: (readonly number[])[] = [];
  let deferred = zero;
  let largest = zero;
  for (const [length, amount] of payments) {
    for (let index = 0; index < length; index += 1) {
      deferred = deferred.plus(monthly).minus(amount);
      if (deferred.abs().gt(largest.abs())) largest = deferred;
      rows.push([rows.length + 1, amount, toCents(monthly), toCents(deferred)]);
    }
  }
  return { rows, largest };
};
