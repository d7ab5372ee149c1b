import { z } from 'zod';
import { type Decimal, decimal, larger, one, smaller, sum, toCents, toRatio, zero } from '../amounts/decimal.ts';
import { percent, plain, usd } from '../amounts/format.ts';
import { step } from '../calculations/calculation.ts';
import { refuse } from '../calculations/calculation-error.ts';
import { defineCalculator } from '../calculations/calculator.ts';
import { choice, count, flag, money, percentage, share } from '../fields/fields.ts';
import { balanceResult, moneyResult, rateResult } from '../fields/results.ts';

const capKinds = {
  none: 'No cap',
  year_over_year: 'Over what was charged last year',
  cumulative: 'Over the base year, each year on its own (cumulative)',
  compounded: 'Over the base year, compounding (cumulative and compounding)',
} as const;

/** A year of operating costs: gross-up, share, base year, cap on what can be controlled, administration fee, advance payments. */
export const camReconciliation = defineCalculator({
  name: 'cam_reconciliation',
  family: 'charges',
  question: 'Is my yearly operating cost bill right?',
  inputs: z.strictObject({
    controllable: money('Costs the landlord can control', { help: 'Cleaning, landscaping, management.' }),
    uncontrollable: money('Costs nobody can control', {
      help: 'Taxes, insurance, snow, utilities. The cap does not apply to them.',
    }).default(0),
    variablePart: share('Part of them that varies with occupancy').default(0),
    occupancy: share('Occupancy', { min: 0.0001 }).default(1),
    target: share('Grossed up to', { min: 0.0001 }).default(0.95),
    share: share('Your share'),
    statedPool: money('Pool on the statement', { help: 'Checked against the costs above.' }).optional(),
    baseYear: money('Costs of the base year', { help: 'Leave it at 0 when you pay from the first dollar.' }).default(0),
    cap: choice('Cap on what the landlord can control', capKinds).default('none'),
    capPct: percentage('Cap').optional(),
    priorControllable: money('Controllable costs the cap starts from', {
      help: 'Last year’s, or those of the base year.',
    }).optional(),
    yearsSinceBase: count('Years since then', { max: 99 }).default(1),
    adminFeePct: percentage('Administration fee', { max: 100 }).default(0),
    feeOnTaxes: flag('The fee is on uncontrollable costs too').default(true),
    paid: money('Paid in advance').default(0),
  }),
  results: z.object({
    owed: moneyResult('You owe for the year'),
    balance: balanceResult('Still to pay', 'Back to you'),
    pool: moneyResult('Costs to share'),
    cappedControllable: moneyResult('Controllable costs that may be charged'),
    adminFee: moneyResult('Administration fee'),
    savedByCap: moneyResult('Held back by the cap'),
    share: rateResult('Share'),
  }),
  conventions: [
    'Order: gross-up, cap on controllable costs, administration fee, base year, share, advance payments.',
    'Only the varying part is grossed up.',
    'Rounded once, to the cent, half up.',
  ],
  provedBy: ['CAM-01', 'CAM-04', 'CAM-05'],
  example: {
    controllable: 300000,
    uncontrollable: 200000,
    share: 0.0667,
    cap: 'cumulative',
    capPct: 5,
    priorControllable: 260000,
    yearsSinceBase: 2,
    adminFeePct: 10,
    paid: 30000,
  },
  answer: (given) => {
    const stated = sum([decimal(given.controllable), decimal(given.uncontrollable)]);
    if (given.statedPool !== undefined && !stated.eq(given.statedPool))
      return refuse(
        `The costs add up to ${usd(stated)}, and the statement shares ${usd(given.statedPool)}. Ask for the rest of the list.`,
        'statedPool',
      );
    const factor = larger(one, decimal(given.target).div(given.occupancy));
    const grossed = (cost: number): Decimal => decimal(cost).times(one.plus(factor.minus(1).times(given.variablePart)));
    const controllable = grossed(given.controllable);
    const uncontrollable = grossed(given.uncontrollable);
    const most = mostControllable(given);
    const charged = most === null ? controllable : smaller(controllable, most);
    const feeBase = given.feeOnTaxes ? charged.plus(uncontrollable) : charged;
    const fee = feeBase.times(given.adminFeePct).div(100);
    const pool = charged.plus(uncontrollable).plus(fee);
    const owed = larger(zero, pool.minus(given.baseYear)).times(given.share);
    const balance = owed.minus(given.paid);
    return {
      results: {
        owed: toCents(owed),
        balance: toCents(balance),
        pool: toCents(pool),
        cappedControllable: toCents(charged),
        adminFee: toCents(fee),
        savedByCap: toCents(controllable.minus(charged).times(given.share)),
        share: toRatio(decimal(given.share)),
      },
      working: [
        step(
          'Gross-up',
          'cost × (1 + (factor − 1) × varying part)',
          `factor ${plain(factor)}, varying part ${percent(given.variablePart)}`,
          `${usd(controllable)} and ${usd(uncontrollable)}`,
        ),
        ...(most === null
          ? []
          : [
              step(
                'Cap',
                capFormula[given.cap],
                `${usd(given.priorControllable ?? 0)}, ${plain(given.capPct ?? 0)}%, ${given.yearsSinceBase} years`,
                usd(most),
              ),
            ]),
        step('Administration fee', 'costs × fee', `${usd(feeBase)} × ${plain(given.adminFeePct)}%`, usd(fee)),
        step(
          'Costs to share',
          'controllable + uncontrollable + fee',
          `${usd(charged)} + ${usd(uncontrollable)} + ${usd(fee)}`,
          usd(pool),
        ),
        step(
          'You owe',
          '(costs − base year) × share',
          `(${usd(pool)} − ${usd(given.baseYear)}) × ${percent(given.share)}`,
          usd(owed),
        ),
        step('Still to pay', 'owed − paid', `${usd(owed)} − ${usd(given.paid)}`, usd(balance)),
      ],
      verdict: billVerdict(balance),
      notes: charged.lt(controllable) ? ['The cap holds the controllable costs down.'] : [],
    };
  },
});

const billVerdict = (balance: Decimal): string => {
  const cents = toCents(balance);
  if (cents === 0) return 'By these terms you have paid just what you owe.';
  return cents > 0
    ? `By these terms you still owe ${usd(cents)}. A bill for more is too high.`
    : `By these terms you get ${usd(-cents)} back.`;
};

type Cap = {
  readonly cap: keyof typeof capKinds;
  readonly capPct?: number | undefined;
  readonly priorControllable?: number | undefined;
  readonly yearsSinceBase: number;
};

const mostControllable = ({ cap, capPct, priorControllable, yearsSinceBase }: Cap): Decimal | null => {
  if (cap === 'none') return null;
  if (capPct === undefined) return refuse('Cap is missing: say by how many percent these costs may rise.', 'capPct');
  if (priorControllable === undefined)
    return refuse('Controllable costs the cap starts from is missing.', 'priorControllable');
  const yearly = decimal(capPct).div(100);
  if (cap === 'year_over_year') return one.plus(yearly).times(priorControllable);
  if (cap === 'cumulative') return one.plus(yearly.times(yearsSinceBase)).times(priorControllable);
  return one.plus(yearly).pow(yearsSinceBase).times(priorControllable);
};

const capFormula: Record<keyof typeof capKinds, string> = {
  none: '',
  year_over_year: 'last year × (1 + cap)',
  cumulative: 'base year × (1 + cap × years)',
  compounded: 'base year × (1 + cap)^years',
};
