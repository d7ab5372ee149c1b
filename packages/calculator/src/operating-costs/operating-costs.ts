import { z } from 'zod';
import { decimal, larger, one, toCents, toRatio, zero } from '../amounts/decimal.ts';
import { percent, plain, usd } from '../amounts/format.ts';
import { step } from '../calculations/calculation.ts';
import { refuse } from '../calculations/calculation-error.ts';
import { defineCalculator } from '../calculations/calculator.ts';
import { area, money, quantity, share } from '../fields/fields.ts';
import { balanceResult, moneyResult, numberResult, rateResult } from '../fields/results.ts';

const occupancy = share('Occupancy', { min: 0.0001, help: 'The part of the building that is let.' });
const target = share('Grossed up to', { min: 0.0001, help: 'Mostly 95%, sometimes all of it.' });

const grossUpConventions = [
  'Only costs that vary with occupancy are grossed up; fixed costs never.',
  'A building fuller than the target is not grossed down.',
  'Rounded once, to the cent, half up.',
];

const factorOf = (goal: number, occupied: number) => larger(one, decimal(goal).div(occupied));

export const grossUp = defineCalculator({
  name: 'gross_up',
  family: 'charges',
  question: 'What are operating costs grossed up to?',
  inputs: z.strictObject({
    variable: money('Costs that vary with occupancy'),
    fixed: money('Fixed costs').default(0),
    occupancy,
    target: target.default(0.95),
  }),
  results: z.object({
    grossedUpVariable: moneyResult('Varying costs, grossed up'),
    pool: moneyResult('Costs to share'),
    factor: numberResult('Factor'),
    adjustment: moneyResult('Added by the gross-up'),
  }),
  conventions: grossUpConventions,
  provedBy: ['CAM-01'],
  example: { variable: 500000, fixed: 200000, occupancy: 0.78, target: 0.95 },
  answer: ({ variable, fixed, occupancy: occupied, target: goal }) => {
    const factor = factorOf(goal, occupied);
    const grossed = factor.times(variable);
    return {
      results: {
        grossedUpVariable: toCents(grossed),
        pool: toCents(grossed.plus(fixed)),
        factor: toRatio(factor),
        adjustment: toCents(grossed.minus(variable)),
      },
      working: [
        step('Factor', 'target ÷ occupancy, at least 1', `${percent(goal)} ÷ ${percent(occupied)}`, plain(factor)),
        step(
          'Varying costs, grossed up',
          'varying costs × factor',
          `${usd(variable)} × ${plain(factor)}`,
          usd(grossed),
        ),
        step('Costs to share', 'grossed up + fixed', `${usd(grossed)} + ${usd(fixed)}`, usd(grossed.plus(fixed))),
      ],
    };
  },
});

export const grossUpFactor = defineCalculator({
  name: 'gross_up_factor',
  family: 'charges',
  question: 'Which gross-up factor is right, and what does a wrong one cost?',
  inputs: z.strictObject({
    target: target.default(0.95),
    occupancy: occupancy.optional(),
    factor: quantity('Factor used', { min: 1, max: 100, help: 'Instead of the occupancy.' }).optional(),
    variable: money('Costs that vary with occupancy').default(0),
    fixed: money('Fixed costs grossed up by mistake', { help: 'Shows what should not have been charged.' }).default(0),
  }),
  results: z.object({
    factor: numberResult('Factor'),
    grossedUp: moneyResult('Varying costs, grossed up'),
    phantom: moneyResult('Charged too much on fixed costs'),
  }),
  conventions: grossUpConventions,
  provedBy: ['CAM-03'],
  example: { target: 0.95, occupancy: 0.7, variable: 100000 },
  answer: ({ target: goal, occupancy: occupied, factor: given, variable, fixed }) => {
    if (given === undefined && occupied === undefined) return refuse('Occupancy is missing.', 'occupancy');
    const factor = given === undefined ? factorOf(goal, occupied ?? 1) : decimal(given);
    const grossed = factor.times(variable);
    const phantom = factor.minus(1).times(fixed);
    return {
      results: { factor: toRatio(factor), grossedUp: toCents(grossed), phantom: toCents(phantom) },
      working: [
        ...(given === undefined
          ? [
              step(
                'Factor',
                'target ÷ occupancy, at least 1',
                `${percent(goal)} ÷ ${percent(occupied ?? 1)}`,
                plain(factor),
              ),
            ]
          : []),
        step(
          'Varying costs, grossed up',
          'varying costs × factor',
          `${usd(variable)} × ${plain(factor)}`,
          usd(grossed),
        ),
        step(
          'Charged too much on fixed costs',
          '(factor − 1) × fixed costs',
          `${plain(factor.minus(1))} × ${usd(fixed)}`,
          usd(phantom),
        ),
      ],
    };
  },
});

export const proRata = defineCalculator({
  name: 'pro_rata',
  family: 'charges',
  question: 'What is my share of the operating costs?',
  inputs: z.strictObject({
    pool: money('Costs to share'),
    tenantRsf: area('Your rentable area'),
    denominatorRsf: area('Area the costs are shared over', {
      help: 'The whole building or the let part: the lease says which.',
    }),
    adminFeePct: quantity('Administration fee', { max: 100, unit: '%' }).default(0),
    monthsOccupied: quantity('Months of the year that count', { min: 0.01, max: 12 }).default(12),
    paid: money('Paid in advance').default(0),
  }),
  results: z.object({
    share: rateResult('Share'),
    amount: moneyResult('Your part of the costs'),
    adminFee: moneyResult('Administration fee'),
    balance: balanceResult('Still to pay', 'Back to you'),
  }),
  conventions: ['The share is not rounded before it is used.', 'Rounded once, to the cent, half up.'],
  provedBy: ['CAM-04'],
  example: { pool: 1200000, tenantRsf: 8000, denominatorRsf: 120000 },
  answer: ({ pool, tenantRsf, denominatorRsf, adminFeePct, monthsOccupied, paid }) => {
    if (tenantRsf > denominatorRsf)
      return refuse(
        `Your area of ${plain(tenantRsf)} is larger than the ${plain(denominatorRsf)} it is a part of.`,
        'tenantRsf',
      );
    const part = decimal(tenantRsf).div(denominatorRsf);
    const amount = part.times(pool).times(monthsOccupied).div(12);
    const fee = amount.times(adminFeePct).div(100);
    const balance = amount.plus(fee).minus(paid);
    return {
      results: { share: toRatio(part), amount: toCents(amount), adminFee: toCents(fee), balance: toCents(balance) },
      working: [
        step('Share', 'your area ÷ area shared over', `${plain(tenantRsf)} ÷ ${plain(denominatorRsf)}`, percent(part)),
        step(
          'Your part',
          'costs × share × months ÷ 12',
          `${usd(pool)} × ${percent(part)} × ${plain(monthsOccupied)} ÷ 12`,
          usd(amount),
        ),
        ...(adminFeePct === 0
          ? []
          : [step('Administration fee', 'your part × fee', `${usd(amount)} × ${plain(adminFeePct)}%`, usd(fee))]),
        ...(paid === 0 && adminFeePct === 0
          ? []
          : [
              step(
                'Still to pay',
                'your part + fee − paid',
                `${usd(amount)} + ${usd(fee)} − ${usd(paid)}`,
                usd(balance),
              ),
            ]),
      ],
    };
  },
});

export const expenseStop = defineCalculator({
  name: 'expense_stop',
  family: 'charges',
  question: 'What do I pay above the base year or expense stop?',
  inputs: z.strictObject({
    baseYear: money('Costs of the base year', { help: 'Or the stop, for the whole building.' }).optional(),
    currentYear: money('Costs of this year'),
    share: share('Your share').default(1),
    stopPsf: money('Stop per square foot', { help: 'Instead of the base year.' }).optional(),
    sf: area('Area the stop is for').optional(),
    capPct: quantity('At most this much above the base', { max: 1000, unit: '%' }).optional(),
  }),
  results: z.object({
    tenantPays: moneyResult('You pay'),
    excess: moneyResult('Costs above the base'),
    base: moneyResult('Base'),
  }),
  conventions: ['Costs below the base give nothing back.', 'Rounded once, to the cent, half up.'],
  provedBy: ['CAM-05'],
  example: { baseYear: 1000, currentYear: 1500, share: 1 },
  answer: ({ baseYear, currentYear, share: part, stopPsf, sf, capPct }) => {
    const base =
      stopPsf !== undefined && sf !== undefined
        ? decimal(stopPsf).times(sf)
        : decimal(baseYear ?? refuse('Costs of the base year is missing.', 'baseYear'));
    const above = larger(zero, decimal(currentYear).minus(base));
    const most = capPct === undefined ? above : base.times(capPct).div(100);
    const excess = above.gt(most) ? most : above;
    const owed = excess.times(part);
    return {
      results: { tenantPays: toCents(owed), excess: toCents(excess), base: toCents(base) },
      working: [
        step('Costs above the base', 'this year − base, at least 0', `${usd(currentYear)} − ${usd(base)}`, usd(above)),
        ...(capPct === undefined
          ? []
          : [step('Within the cap', 'at most base × cap', `${usd(base)} × ${plain(capPct)}%`, usd(excess))]),
        step('You pay', 'above the base × share', `${usd(excess)} × ${percent(part)}`, usd(owed)),
      ],
      notes: above.gt(most) ? ['The cap holds the amount down.'] : [],
    };
  },
});
