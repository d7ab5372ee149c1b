import { z } from 'zod';
import { decimal, toCents } from '../amounts/decimal.ts';
import { percent, usd } from '../amounts/format.ts';
import { step } from '../calculations/calculation.ts';
import { refuse } from '../calculations/calculation-error.ts';
import { defineCalculator } from '../calculations/calculator.ts';
import { count, longestSchedule, money, share } from '../fields/fields.ts';
import { balanceResult, moneyResult } from '../fields/results.ts';
import {
  afterResults,
  annuityStep,
  assetAfter,
  conventions,
  level,
  rateChange,
  rouBefore,
} from './remeasured-amounts.ts';

/** IFRS 16 paragraph 45, Illustrative Example 16: the term is extended, and that is not a separate lease. */
export const ifrs16ModifyExtend = defineCalculator({
  name: 'ifrs16_modify_extend',
  family: 'accounting',
  question: 'What changes when the term is extended (IFRS 16)?',
  inputs: z.strictObject({
    payment: money('Payment'),
    newPayment: money('Payment after the change', { help: 'When it changes too.' }).optional(),
    remainingOld: count('Payments left so far', { max: longestSchedule }),
    remainingNew: count('Payments left now', { max: longestSchedule }),
    ...rateChange,
    rouBefore,
  }),
  results: z.object({
    liabilityAfter: moneyResult('Liability after'),
    liabilityBefore: moneyResult('Liability before'),
    rouIncrease: moneyResult('Right-of-use asset rises by'),
    ...afterResults,
  }),
  conventions,
  provedBy: ['LAC-04'],
  example: { payment: 100000, timing: 'end', remainingOld: 4, oldRate: 0.06, remainingNew: 8, newRate: 0.07 },
  answer: ({
    payment,
    newPayment = payment,
    remainingOld,
    remainingNew,
    oldRate,
    newRate,
    periodsPerYear,
    timing: when,
    rouBefore: asset,
  }) => {
    const before = level(payment, remainingOld, oldRate, periodsPerYear, when);
    const after = level(newPayment, remainingNew, newRate, periodsPerYear, when);
    const change = after.minus(before);
    return {
      results: {
        liabilityBefore: toCents(before),
        liabilityAfter: toCents(after),
        rouIncrease: toCents(change),
        ...assetAfter(asset, change, remainingNew),
      },
      working: [
        annuityStep('Liability before', payment, remainingOld, oldRate, when, before),
        annuityStep('Liability after', newPayment, remainingNew, newRate, when, after),
        step('Asset rises by', 'after − before', `${usd(after)} − ${usd(before)}`, usd(change)),
      ],
    };
  },
});

/** IFRS 16 paragraph 45, Illustrative Example 19: only the consideration changes. */
export const ifrs16ModifyConsideration = defineCalculator({
  name: 'ifrs16_modify_consideration',
  family: 'accounting',
  question: 'What changes when only the rent is changed (IFRS 16)?',
  inputs: z.strictObject({
    remaining: count('Payments left', { max: longestSchedule }),
    oldPayment: money('Payment so far'),
    newPayment: money('Payment after the change'),
    ...rateChange,
    rouBefore,
  }),
  results: z.object({
    after: moneyResult('Liability after'),
    before: moneyResult('Liability before'),
    rouChange: moneyResult('Right-of-use asset changes by'),
    ...afterResults,
  }),
  conventions,
  provedBy: ['LAC-06'],
  example: { remaining: 5, oldPayment: 100000, oldRate: 0.06, newPayment: 95000, newRate: 0.07, timing: 'end' },
  answer: ({ remaining, oldPayment, newPayment, oldRate, newRate, periodsPerYear, timing: when, rouBefore: asset }) => {
    const before = level(oldPayment, remaining, oldRate, periodsPerYear, when);
    const after = level(newPayment, remaining, newRate, periodsPerYear, when);
    const change = after.minus(before);
    return {
      results: {
        before: toCents(before),
        after: toCents(after),
        rouChange: toCents(change),
        ...assetAfter(asset, change, remaining),
      },
      working: [
        annuityStep('Liability before', oldPayment, remaining, oldRate, when, before),
        annuityStep('Liability after', newPayment, remaining, newRate, when, after),
        step('Asset changes by', 'after − before', `${usd(after)} − ${usd(before)}`, usd(change)),
      ],
    };
  },
});

/**
 * IFRS 16 paragraph 45(a), Illustrative Examples 17 and 18: less space, a shorter term, or both with more space. The part
 * given up leaves asset and liability in proportion, at the old rate, with a gain or loss; the rest is then remeasured at
 * the new rate against the asset.
 */
export const ifrs16ModifyDecrease = defineCalculator({
  name: 'ifrs16_modify_decrease',
  family: 'accounting',
  question: 'What changes when space is given up or the term is cut (IFRS 16)?',
  inputs: z.strictObject({
    oldPayment: money('Payment so far'),
    newPayment: money('Payment after the change'),
    remaining: count('Payments left so far', { max: longestSchedule }),
    remainingNew: count('Payments left now', { max: longestSchedule, help: 'When the term is cut.' }).optional(),
    decreaseShare: share('Part of the space given up', { help: '50% for half of it.' }).default(0),
    ...rateChange,
    rouBefore: money('Right-of-use asset before'),
  }),
  results: z.object({
    liabilityAfter: moneyResult('Liability after'),
    liabilityBefore: moneyResult('Liability before'),
    rouReduction: moneyResult('Asset given up'),
    liabilityReduction: moneyResult('Liability given up'),
    gain: balanceResult('Gain', 'Loss'),
    remeasurement: moneyResult('Remeasurement of the asset'),
    rouAfter: moneyResult('Right-of-use asset after'),
  }),
  conventions: ['The asset falls in proportion to space and time given up.', ...conventions],
  provedBy: ['IFRS-IE17', 'IFRS-IE18'],
  example: {
    oldPayment: 50000,
    newPayment: 30000,
    remaining: 5,
    oldRate: 0.06,
    newRate: 0.05,
    decreaseShare: 0.5,
    rouBefore: 184002,
    timing: 'end',
  },
  answer: (given) => {
    const {
      oldPayment,
      newPayment,
      remaining,
      remainingNew = remaining,
      decreaseShare,
      oldRate,
      newRate,
      periodsPerYear,
      timing: when,
    } = given;
    if (remainingNew > remaining)
      return refuse('The term is longer than before. That is an extension, not a decrease.', 'remainingNew');
    if (remainingNew === remaining && decreaseShare === 0)
      return refuse('Say what is given up: a part of the space, or payments at the end.', 'decreaseShare');
    const kept = decimal(1).minus(decreaseShare);
    const before = level(oldPayment, remaining, oldRate, periodsPerYear, when);
    const remainingLiability = level(oldPayment, remainingNew, oldRate, periodsPerYear, when).times(kept);
    const keptAsset = decimal(given.rouBefore).times(kept).times(remainingNew).div(remaining);
    const rouReduction = decimal(given.rouBefore).minus(keptAsset);
    const liabilityReduction = before.minus(remainingLiability);
    const after = level(newPayment, remainingNew, newRate, periodsPerYear, when);
    const remeasurement = after.minus(remainingLiability);
    return {
      results: {
        liabilityBefore: toCents(before),
        rouReduction: toCents(rouReduction),
        liabilityReduction: toCents(liabilityReduction),
        gain: toCents(liabilityReduction.minus(rouReduction)),
        liabilityAfter: toCents(after),
        remeasurement: toCents(remeasurement),
        rouAfter: toCents(keptAsset.plus(remeasurement)),
      },
      working: [
        annuityStep('Liability before', oldPayment, remaining, oldRate, when, before),
        step(
          'Asset kept',
          'asset × space kept × payments left now ÷ so far',
          `${usd(given.rouBefore)} × ${percent(kept)} × ${remainingNew} ÷ ${remaining}`,
          usd(keptAsset),
        ),
        step(
          'Liability kept',
          'old payments left now, at the old rate, for the space kept',
          `${remainingNew} × ${usd(oldPayment)} × ${percent(kept)} at ${percent(oldRate)}`,
          usd(remainingLiability),
        ),
        step(
          'Gain or loss',
          'liability given up − asset given up',
          `${usd(liabilityReduction)} − ${usd(rouReduction)}`,
          usd(liabilityReduction.minus(rouReduction)),
        ),
        annuityStep('Liability after', newPayment, remainingNew, newRate, when, after),
        step(
          'Remeasurement of the asset',
          'liability after − liability kept',
          `${usd(after)} − ${usd(remainingLiability)}`,
          usd(remeasurement),
        ),
      ],
    };
  },
});
