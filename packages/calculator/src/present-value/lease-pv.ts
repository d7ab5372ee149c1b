import { z } from 'zod';
import { type Decimal, decimal, one, sum, toCents, toRatio, zero } from '../amounts/decimal.ts';
import { percent, plain, usd } from '../amounts/format.ts';
import { type Step, step } from '../calculations/calculation.ts';
import { refuse } from '../calculations/calculation-error.ts';
import { defineCalculator } from '../calculations/calculator.ts';
import { money } from '../fields/fields.ts';
import { moneyListResult, moneyResult, rateResult } from '../fields/results.ts';
import {
  type LiabilityRow,
  liabilityRows,
  type PeriodInputs,
  paymentsOf,
  periodInputs,
  periodicRate,
  presentValue,
  timingWords,
  yearlyRate,
} from './periodic-payments.ts';

export const presentValueConventions = [
  'One payment each period; the rate of a period is the yearly rate divided by the periods, unless compounding is chosen.',
  'Balances are carried unrounded and shown to the cent, half up.',
];

export const pvWorking = (
  given: PeriodInputs,
  payments: readonly Decimal[],
  periodRate: Decimal,
  pv: Decimal,
): Step[] => [
  step(
    'Rate of one period',
    given.rateConvention === 'nominal' ? 'yearly rate ÷ periods a year' : '(1 + yearly rate)^(1 ÷ periods a year) − 1',
    given.rateConvention === 'nominal'
      ? `${percent(yearlyRate(given))} ÷ ${given.periodsPerYear}`
      : `(1 + ${plain(yearlyRate(given))})^(1 ÷ ${given.periodsPerYear}) − 1`,
    percent(periodRate, 8),
  ),
  step(
    'Present value',
    given.timing === 'end' ? 'sum of payment ÷ (1 + rate)^period' : 'sum of payment ÷ (1 + rate)^(period − 1)',
    payments.every((payment) => payment.eq(payments[0] ?? zero))
      ? `${payments.length} payments of ${usd(payments[0] ?? zero)}, ${timingWords[given.timing]}`
      : `${payments.length} payments of ${usd(sum(payments))} in all, ${timingWords[given.timing]}`,
    usd(pv),
  ),
];

const scheduleOf = (rows: readonly LiabilityRow[]) => ({
  columns: [
    { key: 'period', label: 'Period', kind: 'period' },
    { key: 'opening', label: 'Liability before', kind: 'money' },
    { key: 'payment', label: 'Payment', kind: 'money' },
    { key: 'interest', label: 'Interest', kind: 'money' },
    { key: 'closing', label: 'Liability after', kind: 'money' },
  ] as const,
  rows: rows.map(({ opening, payment, interest, closing }, index) => [
    index + 1,
    toCents(opening),
    toCents(payment),
    toCents(interest),
    toCents(closing),
  ]),
});

export const leasePv = defineCalculator({
  name: 'lease_pv',
  family: 'accounting',
  question: 'What are the lease payments worth today?',
  inputs: z.strictObject({
    ...periodInputs,
    residual: money('Owed at the end', {
      help: 'A residual value you guarantee, or a purchase option you will use.',
    }).default(0),
  }),
  results: z.object({
    pv: moneyResult('Present value'),
    nominal: moneyResult('Paid in all'),
    totalInterest: moneyResult('Interest in all'),
    discount: rateResult('Present value is lower by'),
    interest: moneyListResult('Interest of each period'),
    closing: moneyListResult('Liability after each period'),
  }),
  conventions: presentValueConventions,
  provedBy: ['LAC-09', 'LAC-11', 'LAC-14', 'WEB-16'],
  example: { payment: 25000, n: 4, annualRate: 0.06, periodsPerYear: 4, timing: 'end' },
  answer: (given) => {
    const payments = paymentsOf(given);
    const periodRate = periodicRate(yearlyRate(given), given.periodsPerYear, given.rateConvention);
    const residual = decimal(given.residual);
    const residualPv = residual.div(one.plus(periodRate).pow(payments.length));
    const pv = presentValue(payments, periodRate, given.timing).plus(residualPv);
    const rows = liabilityRows(pv, payments, periodRate, given.timing);
    const nominal = sum(payments).plus(residual);
    if (nominal.isZero()) return refuse('There is nothing to pay. Give at least one payment above zero.', 'payment');
    return {
      results: {
        pv: toCents(pv),
        nominal: toCents(nominal),
        totalInterest: toCents(nominal.minus(pv)),
        discount: toRatio(one.minus(pv.div(nominal))),
        interest: rows.map(({ interest }) => toCents(interest)),
        closing: rows.map(({ closing }) => toCents(closing)),
      },
      working: [
        ...pvWorking(given, payments, periodRate, pv),
        step('Interest in all', 'payments − present value', `${usd(nominal)} − ${usd(pv)}`, usd(nominal.minus(pv))),
      ],
      schedule: scheduleOf(rows),
      chart: { kind: 'line', title: 'Liability over time', x: 'period', series: ['closing'] },
    };
  },
});

export const leasePvStepped = defineCalculator({
  name: 'lease_pv_stepped',
  family: 'accounting',
  question: 'What are rising lease payments worth today?',
  inputs: z.strictObject({
    basePayment: money('First payment'),
    ...(({ payment: _payment, ...others }) => others)(periodInputs),
    initialDirectCosts: money('Initial direct costs').default(0),
    prepaid: money('Paid before or at the start').default(0),
    incentive: money('Incentives received').default(0),
  }),
  results: z.object({
    pv: moneyResult('Present value, the lease liability'),
    rou: moneyResult('Right-of-use asset'),
    nominal: moneyResult('Paid in all'),
    totalInterest: moneyResult('Interest in all'),
    discount: rateResult('Present value is lower by'),
    interest: moneyListResult('Interest of each period'),
  }),
  conventions: ['A raised payment is not rounded before it is discounted.', ...presentValueConventions],
  provedBy: ['LAC-13'],
  example: {
    basePayment: 30000,
    growth: 0.03,
    growthEvery: 4,
    n: 20,
    annualRate: 0.068,
    periodsPerYear: 4,
    initialDirectCosts: 15000,
    prepaid: 30000,
  },
  answer: ({ basePayment, initialDirectCosts, prepaid, incentive, ...others }) => {
    const given = { ...others, payment: basePayment };
    const payments = paymentsOf(given);
    const periodRate = periodicRate(yearlyRate(given), given.periodsPerYear, given.rateConvention);
    const pv = presentValue(payments, periodRate, given.timing);
    const nominal = sum(payments);
    if (nominal.isZero()) return refuse('There is nothing to pay. Give a payment above zero.', 'basePayment');
    const rou = pv.plus(initialDirectCosts).plus(prepaid).minus(incentive);
    const rows = liabilityRows(pv, payments, periodRate, given.timing);
    return {
      results: {
        pv: toCents(pv),
        rou: toCents(rou),
        nominal: toCents(nominal),
        totalInterest: toCents(nominal.minus(pv)),
        discount: toRatio(one.minus(pv.div(nominal))),
        interest: rows.map(({ interest }) => toCents(interest)),
      },
      working: [
        ...pvWorking(given, payments, periodRate, pv),
        step(
          'Right-of-use asset',
          'present value + direct costs + prepaid − incentives',
          `${usd(pv)} + ${usd(initialDirectCosts)} + ${usd(prepaid)} − ${usd(incentive)}`,
          usd(rou),
        ),
      ],
      schedule: scheduleOf(rows),
      chart: { kind: 'line', title: 'Liability over time', x: 'period', series: ['closing', 'payment'] },
    };
  },
});
