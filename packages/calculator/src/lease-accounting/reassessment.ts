import { z } from 'zod';
import { decimal, toCents } from '../amounts/decimal.ts';
import { percent, usd } from '../amounts/format.ts';
import { step } from '../calculations/calculation.ts';
import { refuse } from '../calculations/calculation-error.ts';
import { defineCalculator } from '../calculations/calculator.ts';
import { count, list, longestSchedule, money, quantity, rate, someMoney } from '../fields/fields.ts';
import { countResult, moneyResult } from '../fields/results.ts';
import { annuityFactor, periodicRate, presentValue, timing, timingWords } from '../present-value/periodic-payments.ts';
import { afterResults, annuityStep, assetAfter, conventions, rateChange, rouBefore } from './remeasured-amounts.ts';

/** IFRS 16 paragraphs 40-41, Illustrative Example 13: an option becomes reasonably certain; the rate is revised. */
export const ifrs16ReassessTerm = defineCalculator({
  name: 'ifrs16_reassess_term',
  family: 'accounting',
  question: 'What changes when you expect to use an option (IFRS 16)?',
  inputs: z.strictObject({
    atEndOfYear: count('At the end of year', { max: 99 }),
    remainingOriginal: list('Payments left so far', money('Payment'), 'As expected before.'),
    newPayments: list('Payments left now', money('Payment'), 'As expected from now on.'),
    ...rateChange,
    timing: timing.default('beginning'),
    rouBefore,
  }),
  results: z.object({
    liabilityAfter: moneyResult('Liability after'),
    liabilityBefore: moneyResult('Liability before'),
    change: moneyResult('Change of liability and asset'),
    ...afterResults,
    firstYear: countResult('First year after the change').optional(),
  }),
  conventions,
  provedBy: ['LAC-03'],
  example: {
    atEndOfYear: 6,
    remainingOriginal: [50000, 50000, 50000, 50000],
    newPayments: [50000, 50000, 50000, 50000, 55000, 55000, 55000, 55000, 55000],
    timing: 'beginning',
    oldRate: 0.05,
    newRate: 0.06,
    rouBefore: 168156,
  },
  answer: (given) => {
    const { oldRate, newRate, periodsPerYear, timing: when } = given;
    const before = presentValue(given.remainingOriginal.map(decimal), periodicRate(oldRate, periodsPerYear), when);
    const after = presentValue(given.newPayments.map(decimal), periodicRate(newRate, periodsPerYear), when);
    const change = after.minus(before);
    const asset = assetAfter(given.rouBefore, change, given.newPayments.length);
    return {
      results: {
        liabilityBefore: toCents(before),
        liabilityAfter: toCents(after),
        change: toCents(change),
        ...asset,
        firstYear: given.atEndOfYear + 1,
      },
      working: [
        step(
          'Liability before',
          'present value of the payments left so far',
          `${given.remainingOriginal.length} payments at ${percent(oldRate)}, ${timingWords[when]}`,
          usd(before),
        ),
        step(
          'Liability after',
          'present value of the payments left now',
          `${given.newPayments.length} payments at ${percent(newRate)}, ${timingWords[when]}`,
          usd(after),
        ),
        step('Change', 'after − before', `${usd(after)} − ${usd(before)}`, usd(change)),
        ...(asset.rouAfter === undefined
          ? []
          : [
              step(
                'Asset after',
                'asset before + change',
                `${usd(given.rouBefore ?? 0)} + ${usd(change)}`,
                usd(asset.rouAfter),
              ),
              step(
                'Depreciation after',
                'asset after ÷ payments left now',
                `${usd(asset.rouAfter)} ÷ ${given.newPayments.length}`,
                usd(asset.depreciationAfter),
              ),
            ]),
      ],
    };
  },
});

/** IFRS 16 paragraphs 42(b) and 43, Illustrative Example 14: an index moves the payments; the rate stays. */
export const ifrs16IndexRemeasure = defineCalculator({
  name: 'ifrs16_index_remeasure',
  family: 'accounting',
  question: 'What changes when an index moves the rent (IFRS 16)?',
  inputs: z.strictObject({
    payment: someMoney('Payment so far'),
    newPayment: money('Payment after the change', { help: 'Instead of the index.' }).optional(),
    baseIndex: quantity('Index before', { min: 0.0001 }).optional(),
    currentIndex: quantity('Index now', { min: 0.0001 }).optional(),
    remaining: count('Payments left', { max: longestSchedule, help: 'With the one due now.' }),
    rate: rate('Discount rate a year', { help: 'The rate at the start: a moved index does not revise it.' }),
    timing: timing.default('beginning'),
    periodsPerYear: rateChange.periodsPerYear,
    rouBefore,
  }),
  results: z.object({
    newPayment: moneyResult('Payment after the change'),
    liabilityBefore: moneyResult('Liability before'),
    liabilityAfter: moneyResult('Liability after'),
    rouIncrease: moneyResult('Right-of-use asset rises by'),
    ...afterResults,
  }),
  conventions: ['The discount rate is not revised, unless floating interest rates moved the payments.', ...conventions],
  provedBy: ['IFRS-IE14'],
  example: { payment: 50000, baseIndex: 125, currentIndex: 135, remaining: 8, rate: 0.05, timing: 'beginning' },
  answer: ({
    payment,
    newPayment,
    baseIndex,
    currentIndex,
    remaining,
    rate: annual,
    timing: when,
    periodsPerYear,
    rouBefore: asset,
  }) => {
    if (newPayment === undefined && (baseIndex === undefined || currentIndex === undefined))
      return refuse('Give the index before and now, or the payment after the change.', 'currentIndex');
    const moved =
      newPayment === undefined
        ? decimal(payment)
            .times(currentIndex ?? 1)
            .div(baseIndex ?? 1)
        : decimal(newPayment);
    const factor = annuityFactor(remaining, periodicRate(annual, periodsPerYear), when);
    const before = factor.times(payment);
    const after = factor.times(moved);
    const change = after.minus(before);
    return {
      results: {
        newPayment: toCents(moved),
        liabilityBefore: toCents(before),
        liabilityAfter: toCents(after),
        rouIncrease: toCents(change),
        ...assetAfter(asset, change, remaining),
      },
      working: [
        ...(newPayment === undefined
          ? [
              step(
                'Payment after',
                'payment × index now ÷ index before',
                `${usd(payment)} × ${currentIndex} ÷ ${baseIndex}`,
                usd(moved),
              ),
            ]
          : []),
        annuityStep('Liability before', payment, remaining, annual, when, before),
        annuityStep('Liability after', toCents(moved), remaining, annual, when, after),
        step('Asset rises by', 'after − before', `${usd(after)} − ${usd(before)}`, usd(change)),
      ],
    };
  },
});
