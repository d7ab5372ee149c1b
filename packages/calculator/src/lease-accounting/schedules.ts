import { z } from 'zod';
import { type Decimal, decimal, sum, toCents, zero } from '../amounts/decimal.ts';
import { percent, usd } from '../amounts/format.ts';
import { type Step, step } from '../calculations/calculation.ts';
import { refuse } from '../calculations/calculation-error.ts';
import { defineCalculator } from '../calculations/calculator.ts';
import { count, longestSchedule, money } from '../fields/fields.ts';
import { moneyResult } from '../fields/results.ts';
import { presentValueConventions, pvWorking } from '../present-value/lease-pv.ts';
import {
  type LiabilityRow,
  liabilityRows,
  type PeriodInputs,
  paymentsOf,
  periodInputs,
  periodicRate,
  presentValue,
  totalOf,
  yearlyRate,
} from '../present-value/periodic-payments.ts';

const inputs = {
  ...periodInputs,
  initialDirectCosts: money('Initial direct costs').default(0),
  prepaid: money('Paid before the first payment').default(0),
  incentive: money('Incentives received').default(0),
  restoration: money('Restoration costs').default(0),
} as const;

type Given = PeriodInputs & {
  readonly initialDirectCosts: number;
  readonly prepaid: number;
  readonly incentive: number;
  readonly restoration: number;
};

const measure = (
  given: Given,
): { payments: Decimal[]; liability: Decimal; rou: Decimal; rows: LiabilityRow[]; working: Step[] } => {
  const payments = paymentsOf(given);
  const periodRate = periodicRate(yearlyRate(given), given.periodsPerYear, given.rateConvention);
  const liability = presentValue(payments, periodRate, given.timing);
  const rou = liability
    .plus(given.initialDirectCosts)
    .plus(given.prepaid)
    .plus(given.restoration)
    .minus(given.incentive);
  if (rou.isNegative())
    return refuse(`The incentives of ${usd(given.incentive)} are more than the asset they reduce.`, 'incentive');
  return {
    payments,
    liability,
    rou,
    rows: liabilityRows(liability, payments, periodRate, given.timing),
    working: [
      ...pvWorking(given, payments, periodRate, liability),
      step(
        'Right-of-use asset',
        'liability + direct costs + prepaid + restoration − incentives',
        `${usd(liability)} + ${usd(given.initialDirectCosts)} + ${usd(given.prepaid)} + ${usd(given.restoration)} − ${usd(given.incentive)}`,
        usd(rou),
      ),
    ],
  };
};

const columns = (cost: string, reduction: string) =>
  [
    { key: 'period', label: 'Period', kind: 'period' },
    { key: 'opening', label: 'Liability before', kind: 'money' },
    { key: 'payment', label: 'Payment', kind: 'money' },
    { key: 'interest', label: 'Interest', kind: 'money' },
    { key: 'liability', label: 'Liability after', kind: 'money' },
    { key: 'reduction', label: reduction, kind: 'money' },
    { key: 'asset', label: 'Right-of-use asset after', kind: 'money' },
    { key: 'cost', label: cost, kind: 'money' },
  ] as const;

const results = z.object({
  liability: moneyResult('Lease liability at the start'),
  rou: moneyResult('Right-of-use asset at the start'),
  totalInterest: moneyResult('Interest in all'),
  totalCost: moneyResult('Cost in all'),
  firstPeriodCost: moneyResult('Cost of the first period'),
  nominal: moneyResult('Paid in all'),
});

const chart = { kind: 'line', title: 'Liability and asset', x: 'period', series: ['liability', 'asset'] } as const;

/** Cells are turned into numbers once each: that, and not the arithmetic, is what a long schedule costs. */
const runDown = (rows: readonly LiabilityRow[], rou: Decimal, depreciation: Decimal, periods: number): number[][] => {
  const each = toCents(depreciation);
  let asset = rou;
  let opening = toCents(rows[0]?.opening ?? zero);
  return rows.map(({ payment, interest, closing }, index) => {
    const isUsed = index < periods;
    asset = index + 1 >= periods ? zero : asset.minus(depreciation);
    const after = toCents(closing);
    const cost = isUsed ? interest.plus(depreciation) : interest;
    const row = [
      index + 1,
      opening,
      toCents(payment),
      toCents(interest),
      after,
      isUsed ? each : 0,
      toCents(asset),
      toCents(cost),
    ];
    opening = after;
    return row;
  });
};

/** Interest on the liability, and the asset in equal parts: IFRS 16 for every lease, ASC 842 for a finance lease. */
const interestAndDepreciation = (given: Given, life: number | undefined) => {
  const { payments, liability, rou, rows, working } = measure(given);
  const periods = Math.min(payments.length, life ?? payments.length);
  const depreciation = rou.div(periods);
  const interest = totalOf(rows, 'interest');
  const first = rows[0]?.interest ?? decimal(0);
  return {
    results: {
      liability: toCents(liability),
      rou: toCents(rou),
      totalInterest: toCents(interest),
      totalCost: toCents(rou.plus(interest)),
      firstPeriodCost: toCents(first.plus(depreciation)),
      nominal: toCents(sum(payments)),
    },
    working: [
      ...working,
      step('Depreciation of a period', 'asset ÷ periods', `${usd(rou)} ÷ ${periods}`, usd(depreciation)),
      step(
        'Cost of the first period',
        'interest + depreciation',
        `${usd(first)} + ${usd(depreciation)}`,
        usd(first.plus(depreciation)),
      ),
    ],
    schedule: {
      columns: columns('Interest and depreciation', 'Depreciation'),
      rows: runDown(rows, rou, depreciation, periods),
    },
    chart,
  };
};

const life = count('Useful life in periods', {
  max: longestSchedule,
  help: 'When it is shorter than the term.',
}).optional();
const example = { payment: 5000, n: 60, annualRate: 0.06, periodsPerYear: 12, timing: 'beginning' } as const;

export const ifrs16Schedule = defineCalculator({
  name: 'ifrs16_schedule',
  family: 'accounting',
  question: 'How do liability and asset run down (IFRS 16)?',
  inputs: z.strictObject({ ...inputs, usefulLifePeriods: life }),
  results,
  conventions: ['The asset is written down in equal parts over the term.', ...presentValueConventions],
  provedBy: ['LAC-02', 'LAC-09', 'LAC-12'],
  example,
  answer: ({ usefulLifePeriods, ...given }) => interestAndDepreciation(given, usefulLifePeriods),
});

export const asc842FinanceSchedule = defineCalculator({
  name: 'asc842_finance_schedule',
  family: 'accounting',
  question: 'How does a finance lease run down (ASC 842)?',
  inputs: z.strictObject({ ...inputs, usefulLifePeriods: life }),
  results,
  conventions: [
    'The asset is amortised in equal parts; interest is shown apart (ASC 842-20-25-5).',
    ...presentValueConventions,
  ],
  provedBy: ['LAC-09', 'LAC-12'],
  example,
  answer: ({ usefulLifePeriods, ...given }) => interestAndDepreciation(given, usefulLifePeriods),
});

/** ASC 842-20-25-6: one level cost each period; the asset falls by what interest leaves of it. */
export const asc842OperatingSchedule = defineCalculator({
  name: 'asc842_operating_schedule',
  family: 'accounting',
  question: 'How does an operating lease run down (ASC 842)?',
  inputs: z.strictObject(inputs),
  results,
  conventions: [
    'The cost of every period is the same; the asset falls by that cost less the interest (ASC 842-20-25-6).',
    ...presentValueConventions,
  ],
  provedBy: ['LAC-01', 'LAC-09'],
  example,
  answer: (given) => {
    const { payments, liability, rou, rows, working } = measure(given);
    const interest = totalOf(rows, 'interest');
    const total = rou.plus(interest);
    const level = total.div(payments.length);
    let asset = rou;
    const shown = rows.map((row, index) => {
      const reduction = level.minus(row.interest);
      asset = index + 1 === rows.length ? decimal(0) : asset.minus(reduction);
      return [
        index + 1,
        toCents(row.opening),
        toCents(row.payment),
        toCents(row.interest),
        toCents(row.closing),
        toCents(reduction),
        toCents(asset),
        toCents(level),
      ];
    });
    return {
      results: {
        liability: toCents(liability),
        rou: toCents(rou),
        totalInterest: toCents(interest),
        totalCost: toCents(total),
        firstPeriodCost: toCents(level),
        nominal: toCents(sum(payments)),
      },
      working: [
        ...working,
        step(
          'Cost of each period',
          '(payments + direct costs + prepaid + restoration − incentives) ÷ periods',
          `${usd(total)} ÷ ${payments.length}`,
          usd(level),
        ),
      ],
      schedule: { columns: columns('Lease cost', 'Asset falls by'), rows: shown },
      chart,
    };
  },
});

export const asc842OperatingPeriod = defineCalculator({
  name: 'asc842_operating_period',
  family: 'accounting',
  question: 'What is booked for one month of an operating lease (ASC 842)?',
  inputs: z.strictObject({
    openingLiability: money('Liability before'),
    payment: money('Payment'),
    annualRate: periodInputs.annualRate.unwrap(),
    periodsPerYear: count('Periods a year', { max: 365 }).default(12),
    rateConvention: periodInputs.rateConvention,
    timing: periodInputs.timing,
    straightLineCost: money('Lease cost of the period', { help: 'All payments of the lease divided by its periods.' }),
    openingRou: money('Right-of-use asset before').optional(),
  }),
  results: z.object({
    interest: moneyResult('Interest'),
    closingLiability: moneyResult('Liability after'),
    rouReduction: moneyResult('Right-of-use asset falls by'),
    closingRou: moneyResult('Right-of-use asset after').optional(),
  }),
  conventions: [
    'Interest is on the balance before the payment, or after it when payment comes first.',
    'Rounded once, to the cent, half up.',
  ],
  provedBy: ['LAC-01'],
  example: {
    openingLiability: 381143.08,
    payment: 17810.43,
    annualRate: 0.0225,
    periodsPerYear: 12,
    straightLineCost: 15635.57,
  },
  answer: ({
    openingLiability,
    payment,
    annualRate,
    periodsPerYear,
    rateConvention,
    timing,
    straightLineCost,
    openingRou,
  }) => {
    const opening = decimal(openingLiability);
    const periodRate = periodicRate(annualRate, periodsPerYear, rateConvention);
    const bearing = timing === 'beginning' ? opening.minus(payment) : opening;
    const interest = bearing.times(periodRate);
    const closing = opening.plus(interest).minus(payment);
    const reduction = decimal(straightLineCost).minus(interest);
    return {
      results: {
        interest: toCents(interest),
        closingLiability: toCents(closing),
        rouReduction: toCents(reduction),
        ...(openingRou === undefined ? {} : { closingRou: toCents(decimal(openingRou).minus(reduction)) }),
      },
      working: [
        step(
          'Interest',
          'liability × rate of the period',
          `${usd(bearing)} × ${percent(periodRate, 8)}`,
          usd(interest),
        ),
        step(
          'Liability after',
          'before + interest − payment',
          `${usd(opening)} + ${usd(interest)} − ${usd(payment)}`,
          usd(closing),
        ),
        step('Asset falls by', 'lease cost − interest', `${usd(straightLineCost)} − ${usd(interest)}`, usd(reduction)),
      ],
    };
  },
});
