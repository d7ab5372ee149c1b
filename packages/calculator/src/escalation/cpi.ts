import { z } from 'zod';
import { type Decimal, decimal, larger, smaller, toCents, toRatio } from '../amounts/decimal.ts';
import { plain, usd } from '../amounts/format.ts';
import { type Step, step } from '../calculations/calculation.ts';
import { refuse } from '../calculations/calculation-error.ts';
import { defineCalculator } from '../calculations/calculator.ts';
import { flag, percentage, quantity, someMoney } from '../fields/fields.ts';
import { moneyResult, percentResult } from '../fields/results.ts';

const limits = {
  sharePct: percentage('Part of the change that counts', {
    help: '75 when the lease passes on three quarters of the index.',
  }).default(100),
  capPct: percentage('At most', { min: -100 }).optional(),
  floorPct: percentage('At least', { min: -100, help: 'Below zero when the rent may fall: −4.' }).optional(),
  noDecrease: flag('The rent never falls').default(false),
} as const;

export type IndexLimits = {
  readonly sharePct: number;
  readonly capPct?: number | undefined;
  readonly floorPct?: number | undefined;
  readonly noDecrease: boolean;
};

const results = z.object({
  newRent: moneyResult('New rent'),
  rawPct: percentResult('Change of the index'),
  appliedPct: percentResult('Change of the rent'),
  increase: moneyResult('Rent changes by'),
});

const conventions = [
  'The share is taken first, then the cap and the floor.',
  'The new rent is rounded once, to the cent, half up.',
];

/** The change of rent in percent that a lease allows for a change of the index. */
export const appliedChange = (
  raw: Decimal,
  { sharePct, capPct, floorPct, noDecrease }: IndexLimits,
): { applied: Decimal; steps: Step[]; notes: string[] } => {
  const floor = noDecrease ? Math.max(0, floorPct ?? 0) : floorPct;
  if (capPct !== undefined && floor !== undefined && floor > capPct)
    return refuse(`The floor of ${plain(floor)}% is above the cap of ${plain(capPct)}%.`, 'floorPct');
  const shared = raw.times(sharePct).div(100);
  const capped = capPct === undefined ? shared : smaller(shared, decimal(capPct));
  const applied = floor === undefined ? capped : larger(capped, decimal(floor));
  const steps = [
    ...(sharePct === 100
      ? []
      : [step('Part that counts', 'change × share', `${plain(raw)}% × ${plain(sharePct)}%`, `${plain(shared)}%`)]),
    ...(capPct === undefined && floor === undefined
      ? []
      : [
          step(
            'Within cap and floor',
            'not above the cap, not below the floor',
            `${plain(shared)}%, cap ${capPct === undefined ? 'none' : `${plain(capPct)}%`}, floor ${floor === undefined ? 'none' : `${plain(floor)}%`}`,
            `${plain(applied)}%`,
          ),
        ]),
  ];
  const notes = [
    ...(applied.lt(shared) ? ['The cap holds the increase down.'] : []),
    ...(applied.gt(shared) ? ['The floor lifts the result.'] : []),
  ];
  return { applied, steps, notes };
};

const moveRent = (rent: number, raw: Decimal, rawStep: Step, limitsGiven: IndexLimits) => {
  const { applied, steps, notes } = appliedChange(raw, limitsGiven);
  const moved = decimal(rent).times(applied.div(100).plus(1));
  if (moved.isNegative()) return refuse('The rent cannot fall by more than all of it.', 'floorPct');
  return {
    results: {
      newRent: toCents(moved),
      rawPct: toRatio(raw),
      appliedPct: toRatio(applied),
      increase: toCents(moved.minus(rent)),
    },
    working: [
      rawStep,
      ...steps,
      step('New rent', 'rent × (1 + change)', `${usd(rent)} × (1 + ${plain(applied)}%)`, usd(moved)),
    ],
    notes,
  };
};

export const cpiPercent = defineCalculator({
  name: 'cpi_percent',
  family: 'rent',
  question: 'What is the rent after an increase in percent?',
  inputs: z.strictObject({
    rent: someMoney('Rent now'),
    cpiPct: percentage('Increase', { min: -100, help: 'The percentage that the lease or the index names.' }),
    ...limits,
  }),
  results,
  conventions,
  provedBy: ['ESC-01', 'ESC-03'],
  example: { rent: 1500, cpiPct: 6 },
  answer: ({ rent, cpiPct, ...given }) =>
    moveRent(rent, decimal(cpiPct), step('Change', 'as given', `${plain(cpiPct)}%`, `${plain(cpiPct)}%`), given),
});

const indexInputs = z.strictObject({
  rent: someMoney('Rent now'),
  base: quantity('Index at the start', { min: 0.0001, help: 'The index the lease names, for its base month.' }),
  current: quantity('Index now', { min: 0.0001 }),
  ...limits,
});

const byIndex = <const Name extends string>(
  name: Name,
  question: string,
  provedBy: readonly string[],
  example: z.input<typeof indexInputs>,
) =>
  defineCalculator({
    name,
    family: 'rent',
    question,
    inputs: indexInputs,
    results,
    conventions,
    provedBy,
    example,
    answer: ({ rent, base, current, ...given }) => {
      const raw = decimal(current).div(base).minus(1).times(100);
      return moveRent(
        rent,
        raw,
        step(
          'Change of the index',
          '(index now ÷ index at the start − 1) × 100',
          `(${plain(current)} ÷ ${plain(base)} − 1) × 100`,
          `${plain(raw)}%`,
        ),
        given,
      );
    },
  });

export const cpiIndex = byIndex('cpi_index', 'What is the rent after an index moved?', ['ESC-04'], {
  rent: 1500,
  base: 300,
  current: 312,
  capPct: 8,
  floorPct: 0,
});
export const cpiIndexPartial = byIndex(
  'cpi_index_partial',
  'What is the rent when only a part of the index counts?',
  ['ESC-05'],
  { rent: 2200, base: 295.5, current: 308, sharePct: 75, capPct: 5, floorPct: 0 },
);
export const cpiIndexDecrease = byIndex('cpi_index_decrease', 'What is the rent after the index fell?', ['ESC-06'], {
  rent: 1850,
  base: 315,
  current: 309,
  capPct: 6,
  floorPct: -4,
});
export const cpiIndexCapped = byIndex('cpi_index_capped', 'What is the rent when a cap limits the index?', ['ESC-07'], {
  rent: 3000,
  base: 280,
  current: 294,
  capPct: 4,
  floorPct: 1,
});
