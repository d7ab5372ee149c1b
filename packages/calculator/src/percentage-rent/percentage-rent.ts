import { z } from 'zod';
import { type Decimal, decimal, larger, toCents, zero } from '../amounts/decimal.ts';
import { percent, usd } from '../amounts/format.ts';
import { step } from '../calculations/calculation.ts';
import { refuse } from '../calculations/calculation-error.ts';
import { defineCalculator } from '../calculations/calculator.ts';
import { area, money, share } from '../fields/fields.ts';
import { moneyResult } from '../fields/results.ts';

const breakpoint = z
  .union([z.literal('natural'), money('Breakpoint')], {
    error: 'Breakpoint must be an amount such as 1000000, or the word natural.',
  })
  .meta({
    title: 'Breakpoint',
    kind: 'money',
    description: 'Sales above which a part is owed. Write natural for rent ÷ percentage.',
  });

const inputs = z.strictObject({
  baseRent: money('Base rent', { help: 'For the same time as the sales.' }).optional(),
  sf: area('Rentable area', { help: 'With a rent per square foot, instead of the base rent.' }).optional(),
  basePsf: money('Base rent per square foot').optional(),
  pct: share('Percentage of sales'),
  sales: money('Sales'),
  breakpoint: breakpoint.default('natural'),
  exclusions: money('Sales that do not count', { help: 'Returns, taxes, sales to staff.' }).default(0),
  offset: money('Charges that count against it', { help: 'When the lease lets you set off charges.' }).default(0),
});

const results = z.object({
  overage: moneyResult('Percentage rent'),
  breakpoint: moneyResult('Breakpoint'),
  excess: moneyResult('Sales above the breakpoint'),
  base: moneyResult('Base rent').optional(),
  total: moneyResult('Rent in all').optional(),
});

const percentageRentFor = <const Name extends string>(
  name: Name,
  question: string,
  provedBy: readonly string[],
  example: z.input<typeof inputs>,
) =>
  defineCalculator({
    name,
    family: 'charges',
    question,
    inputs,
    results,
    conventions: [
      'The natural breakpoint is the base rent divided by the percentage.',
      'Nothing is owed on sales up to the breakpoint.',
      'Rounded once, to the cent, half up.',
    ],
    provedBy,
    example,
    answer: (given) => {
      const base = baseOf(given);
      const start = breakpointOf(given, base);
      const counted = decimal(given.sales).minus(given.exclusions);
      if (counted.isNegative()) return refuse('More sales are left out than there are.', 'exclusions');
      const excess = larger(zero, counted.minus(start));
      const owed = excess.times(given.pct);
      const overage = larger(zero, owed.minus(given.offset));
      return {
        results: {
          overage: toCents(overage),
          breakpoint: toCents(start),
          excess: toCents(excess),
          ...(base === null ? {} : { base: toCents(base), total: toCents(base.plus(overage)) }),
        },
        working: [
          ...(given.breakpoint === 'natural'
            ? [
                step(
                  'Natural breakpoint',
                  'base rent ÷ percentage',
                  `${usd(base ?? zero)} ÷ ${percent(given.pct)}`,
                  usd(start),
                ),
              ]
            : []),
          step(
            'Sales above the breakpoint',
            'sales − breakpoint, at least 0',
            `${usd(counted)} − ${usd(start)}`,
            usd(excess),
          ),
          step(
            'Percentage rent',
            'sales above × percentage − set-off',
            `${usd(excess)} × ${percent(given.pct)} − ${usd(given.offset)}`,
            usd(overage),
          ),
          ...(base === null
            ? []
            : [
                step(
                  'Rent in all',
                  'base rent + percentage rent',
                  `${usd(base)} + ${usd(overage)}`,
                  usd(base.plus(overage)),
                ),
              ]),
        ],
      };
    },
  });

type Given = z.output<typeof inputs>;

const baseOf = ({ baseRent, sf, basePsf }: Given): Decimal | null => {
  if (baseRent !== undefined) return decimal(baseRent);
  if (sf !== undefined && basePsf !== undefined) return decimal(sf).times(basePsf);
  return null;
};

const breakpointOf = ({ breakpoint: given, pct }: Given, base: Decimal | null): Decimal => {
  if (given !== 'natural') return decimal(given);
  if (base === null) return refuse('The natural breakpoint needs the base rent.', 'baseRent');
  if (pct === 0) return refuse('Percentage of sales must be more than 0.', 'pct');
  return base.div(pct);
};

export const percentageRent = percentageRentFor(
  'percentage_rent',
  'How much percentage rent is owed for the year?',
  ['PCT-01', 'PCT-03', 'PCT-04', 'PCT-06'],
  {
    baseRent: 120000,
    pct: 0.08,
    sales: 1600000,
    breakpoint: 'natural',
  },
);

export const percentageRentMonthly = percentageRentFor(
  'percentage_rent_monthly',
  'How much percentage rent is owed for the month?',
  ['PCT-07'],
  {
    pct: 0.07,
    sales: 400000,
    breakpoint: 300000,
  },
);
