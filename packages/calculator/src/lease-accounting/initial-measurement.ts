import { z } from 'zod';
import { decimal, sum, toCents } from '../amounts/decimal.ts';
import { plain, usd } from '../amounts/format.ts';
import { step } from '../calculations/calculation.ts';
import { refuse } from '../calculations/calculation-error.ts';
import { defineCalculator } from '../calculations/calculator.ts';
import { count, list, longestSchedule, money, rate } from '../fields/fields.ts';
import { moneyResult } from '../fields/results.ts';
import { presentValueConventions, pvWorking } from '../present-value/lease-pv.ts';
import {
  paymentsOf,
  periodInputs,
  periodicRate,
  presentValue,
  yearlyRate,
} from '../present-value/periodic-payments.ts';

const { payment, growth, growthEvery, annualRate, periodsPerYear, rateConvention, timing } = periodInputs;

/** IFRS 16 paragraphs 23-27: the liability is what is not yet paid; the asset adds what was paid, direct costs and restoration. */
export const ifrs16Initial = defineCalculator({
  name: 'ifrs16_initial',
  family: 'accounting',
  question: 'What goes on the balance sheet when a lease starts (IFRS 16)?',
  inputs: z.strictObject({
    paymentsRemaining: count('Payments still to make', { max: longestSchedule }).optional(),
    payment,
    payments: list('Payments', money('Payment'), 'One for each period, when they differ.').optional(),
    growth,
    growthEvery,
    rate: rate('Discount rate a year').optional(),
    annualRate,
    periodsPerYear,
    rateConvention,
    timing,
    paidAtCommencement: money('Paid when the lease starts').default(0),
    prepaid: money('Paid before the lease starts').default(0),
    initialDirectCosts: money('Initial direct costs', {
      help: 'Commissions and the like, which you would not have had without the lease.',
    }).default(0),
    incentive: money('Incentives received').default(0),
    restoration: money('Restoration costs', {
      help: 'The present value of what it takes to give the space back as agreed.',
    }).default(0),
  }),
  results: z.object({
    liability: moneyResult('Lease liability'),
    rou: moneyResult('Right-of-use asset'),
    depreciation: moneyResult('Depreciation', 'a period'),
    nominal: moneyResult('Still to pay in all'),
  }),
  conventions: ['What is paid on the first day is in the asset and not in the liability.', ...presentValueConventions],
  provedBy: ['LAC-02'],
  example: {
    paymentsRemaining: 9,
    payment: 50000,
    annualRate: 0.05,
    timing: 'end',
    paidAtCommencement: 50000,
    initialDirectCosts: 20000,
    incentive: 5000,
  },
  answer: ({ paymentsRemaining, ...others }) => {
    const given = { ...others, n: paymentsRemaining };
    const payments = paymentsOf(given, { name: 'paymentsRemaining', title: 'Payments still to make' });
    const periodRate = periodicRate(yearlyRate(given), given.periodsPerYear, given.rateConvention);
    const liability = presentValue(payments, periodRate, given.timing);
    const added = decimal(given.paidAtCommencement).plus(given.prepaid);
    const rou = liability.plus(added).plus(given.initialDirectCosts).plus(given.restoration).minus(given.incentive);
    const periods = payments.length + (given.paidAtCommencement > 0 && given.timing === 'end' ? 1 : 0);
    return {
      results: {
        liability: toCents(liability),
        rou: toCents(rou),
        depreciation: toCents(rou.div(periods)),
        nominal: toCents(sum(payments)),
      },
      working: [
        ...pvWorking(given, payments, periodRate, liability),
        step(
          'Right-of-use asset',
          'liability + paid + direct costs + restoration − incentives',
          `${usd(liability)} + ${usd(added)} + ${usd(given.initialDirectCosts)} + ${usd(given.restoration)} − ${usd(given.incentive)}`,
          usd(rou),
        ),
        step(
          'Depreciation of a period',
          'asset ÷ periods of the term',
          `${usd(rou)} ÷ ${periods}`,
          usd(rou.div(periods)),
        ),
      ],
    };
  },
});

export const rouInitialAndDepreciation = defineCalculator({
  name: 'rou_initial_and_depreciation',
  family: 'accounting',
  question: 'What is the right-of-use asset, and how fast is it written down?',
  inputs: z.strictObject({
    liability: money('Lease liability'),
    initialDirectCosts: money('Initial direct costs').default(0),
    prepaid: money('Paid before or at the start').default(0),
    incentive: money('Incentives received').default(0),
    restoration: money('Restoration costs').default(0),
    periods: count('Periods of the term', { max: longestSchedule }),
    usefulLifePeriods: count('Useful life in periods', {
      max: longestSchedule,
      help: 'When it is shorter than the term.',
    }).optional(),
  }),
  results: z.object({
    rou: moneyResult('Right-of-use asset'),
    perPeriod: moneyResult('Depreciation', 'a period'),
  }),
  conventions: [
    'Written down in equal parts over the term, or the useful life if that is shorter.',
    'Rounded once, to the cent, half up.',
  ],
  provedBy: ['LAC-12'],
  example: { liability: 96359.62, initialDirectCosts: 5000, prepaid: 10000, periods: 4 },
  answer: ({ liability, initialDirectCosts, prepaid, incentive, restoration, periods, usefulLifePeriods }) => {
    const rou = decimal(liability).plus(initialDirectCosts).plus(prepaid).plus(restoration).minus(incentive);
    if (rou.isNegative())
      return refuse(`The incentives of ${usd(incentive)} are more than the asset they reduce.`, 'incentive');
    const life = Math.min(periods, usefulLifePeriods ?? periods);
    return {
      results: { rou: toCents(rou), perPeriod: toCents(rou.div(life)) },
      working: [
        step(
          'Right-of-use asset',
          'liability + direct costs + prepaid + restoration − incentives',
          `${usd(liability)} + ${usd(initialDirectCosts)} + ${usd(prepaid)} + ${usd(restoration)} − ${usd(incentive)}`,
          usd(rou),
        ),
        step('Depreciation of a period', 'asset ÷ periods', `${usd(rou)} ÷ ${plain(life)}`, usd(rou.div(life))),
      ],
    };
  },
});
