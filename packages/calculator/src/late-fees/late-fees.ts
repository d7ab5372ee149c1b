import { z } from 'zod';
import { type Decimal, decimal, larger, smaller, toCents, zero } from '../amounts/decimal.ts';
import { plain, usd } from '../amounts/format.ts';
import { type Step, step } from '../calculations/calculation.ts';
import { refuse } from '../calculations/calculation-error.ts';
import { defineCalculator } from '../calculations/calculator.ts';
import { choice, count, money, percentage, someMoney, text } from '../fields/fields.ts';
import { flagResult, moneyResult } from '../fields/results.ts';

/** N.Y. Real Property Law 238-a: $50 or five percent of the monthly rent, whichever is less. */
export const lateFeeCapNy = defineCalculator({
  name: 'late_fee_cap_ny',
  family: 'rules',
  question: 'How high may a late fee be in New York?',
  inputs: z.strictObject({
    monthlyRent: someMoney('Monthly rent'),
    lateFee: money('Late fee in the lease').optional(),
  }),
  results: z.object({
    maxFee: moneyResult('Highest late fee'),
    overcharge: moneyResult('Too much by').optional(),
  }),
  conventions: [
    '$50 or 5% of the monthly rent, whichever is less (N.Y. Real Property Law § 238-a), when rent is more than five days late.',
  ],
  provedBy: ['LTF-01', 'LTF-03', 'LTF-04'],
  example: { monthlyRent: 2000 },
  answer: ({ monthlyRent, lateFee }) => {
    const part = decimal(monthlyRent).times(5).div(100);
    const most = smaller(decimal(50), part);
    return {
      results: {
        maxFee: toCents(most),
        ...(lateFee === undefined ? {} : { overcharge: toCents(larger(zero, decimal(lateFee).minus(toCents(most)))) }),
      },
      working: [
        step(
          'Highest late fee',
          'the lesser of $50 and 5% of the rent',
          `$50.00 or ${usd(monthlyRent)} × 5% = ${usd(part)}`,
          usd(most),
        ),
      ],
    };
  },
});

const capInputs = {
  capPct: percentage('Cap: percent of the rent', {
    help: 'Of your state or your lease; leave it empty when there is none.',
  }).optional(),
  capFlat: money('Cap: amount').optional(),
  combine: choice('When both are given', { lesser: 'The lesser counts', greater: 'The greater counts' }).default(
    'lesser',
  ),
  citation: text('Where the cap comes from', 'Shown with the result.').optional(),
} as const;

type Cap = {
  readonly capPct?: number | undefined;
  readonly capFlat?: number | undefined;
  readonly combine: 'lesser' | 'greater';
  readonly citation?: string | undefined;
};

const capOf = (
  monthlyRent: number,
  { capPct, capFlat, combine, citation }: Cap,
): { most: Decimal | null; steps: Step[] } => {
  const part = capPct === undefined ? null : decimal(monthlyRent).times(capPct).div(100);
  const flat = capFlat === undefined ? null : decimal(capFlat);
  const most =
    part !== null && flat !== null ? (combine === 'lesser' ? smaller(part, flat) : larger(part, flat)) : (part ?? flat);
  if (most === null) return { most, steps: [] };
  const named = [
    part === null ? '' : `${usd(monthlyRent)} × ${plain(capPct ?? 0)}% = ${usd(part)}`,
    flat === null ? '' : usd(flat),
  ];
  const formula = part !== null && flat !== null ? `the ${combine} of both` : 'the cap';
  return {
    most,
    steps: [
      step(
        'Highest fee',
        citation === undefined ? formula : `${formula}, ${citation}`,
        named.filter(Boolean).join(' or '),
        usd(most),
      ),
    ],
  };
};

export const lateFeeCap = defineCalculator({
  name: 'late_fee_cap',
  family: 'rules',
  question: 'How high may the late fee be?',
  inputs: z.strictObject({
    monthlyRent: someMoney('Monthly rent'),
    lateFee: money('Late fee in the lease').optional(),
    ...capInputs,
  }),
  results: z.object({
    maxFee: moneyResult('Highest late fee'),
    overcharge: moneyResult('Too much by').optional(),
    isWithinCap: flagResult('Within the cap').optional(),
  }),
  conventions: ['A percentage is of one monthly rent.', 'Rounded once, to the cent, half up.'],
  provedBy: ['LTF-01', 'LTF-03', 'LTF-04'],
  example: { monthlyRent: 2000, capPct: 5, capFlat: 50, combine: 'lesser', lateFee: 100 },
  answer: ({ monthlyRent, lateFee, ...cap }) => {
    const { most, steps } = capOf(monthlyRent, cap);
    if (most === null) return refuse('Give the cap: a percentage of the rent, an amount, or both.', 'capPct');
    const over = lateFee === undefined ? null : larger(zero, decimal(lateFee).minus(toCents(most)));
    return {
      results: {
        maxFee: toCents(most),
        ...(over === null ? {} : { overcharge: toCents(over), isWithinCap: over.isZero() }),
      },
      working: [
        ...steps,
        ...(over === null
          ? []
          : [step('Too much by', 'fee − highest fee, at least 0', `${usd(lateFee ?? 0)} − ${usd(most)}`, usd(over))]),
      ],
    };
  },
});

export const lateFee = defineCalculator({
  name: 'late_fee',
  family: 'rules',
  question: 'What late fee is owed?',
  inputs: z.strictObject({
    monthlyRent: someMoney('Monthly rent'),
    overdue: money('Rent that is late', { help: 'The whole rent, if you leave it empty.' }).optional(),
    daysLate: count('Days late', { min: 0, max: 3660, unit: 'days' }),
    graceDays: count('Grace period', { min: 0, max: 366, unit: 'days' }).default(0),
    flatFee: money('Fee, once').default(0),
    feePct: percentage('Fee, percent of the late rent').default(0),
    dailyFee: money('Fee for each day').default(0),
    ...capInputs,
  }),
  results: z.object({
    fee: moneyResult('Late fee'),
    uncapped: moneyResult('Fee by the lease'),
    maxFee: moneyResult('Highest fee').optional(),
  }),
  conventions: [
    'Within the grace period nothing is owed; after it the daily fee counts from the first day after the grace period.',
    'Rounded once, to the cent, half up.',
  ],
  provedBy: ['LTF-01', 'LTF-03', 'LTF-04'],
  example: { monthlyRent: 2000, daysLate: 8, graceDays: 5, flatFee: 75, dailyFee: 10, capPct: 5, capFlat: 50 },
  answer: ({ monthlyRent, overdue = monthlyRent, daysLate, graceDays, flatFee, feePct, dailyFee, ...cap }) => {
    const days = Math.max(0, daysLate - graceDays);
    const { most, steps } = capOf(monthlyRent, cap);
    const byLease =
      days === 0
        ? zero
        : decimal(flatFee).plus(decimal(overdue).times(feePct).div(100)).plus(decimal(dailyFee).times(days));
    const fee = most === null ? byLease : smaller(byLease, most);
    return {
      results: { fee: toCents(fee), uncapped: toCents(byLease), ...(most === null ? {} : { maxFee: toCents(most) }) },
      working: [
        step(
          'Days after the grace period',
          'days late − grace period, at least 0',
          `${daysLate} − ${graceDays}`,
          plain(days),
        ),
        step(
          'Fee by the lease',
          'fee + late rent × percent + daily fee × days',
          `${usd(flatFee)} + ${usd(overdue)} × ${plain(feePct)}% + ${usd(dailyFee)} × ${days}`,
          usd(byLease),
        ),
        ...steps,
      ],
      notes: fee.lt(byLease) ? ['The cap holds the fee down.'] : [],
    };
  },
});
