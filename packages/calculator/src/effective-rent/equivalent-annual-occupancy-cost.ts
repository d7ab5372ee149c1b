import { z } from 'zod';
import { type Decimal, decimal, one, sum, toCents, toRatio, zero } from '../amounts/decimal.ts';
import { percent, plain, usd } from '../amounts/format.ts';
import { step } from '../calculations/calculation.ts';
import { refuse } from '../calculations/calculation-error.ts';
import { defineCalculator } from '../calculations/calculator.ts';
import { area, choice, count, flag, list, money, rate } from '../fields/fields.ts';
import { moneyResult, numberResult } from '../fields/results.ts';
import { timing } from '../present-value/periodic-payments.ts';

const allowanceTimings = {
  start: 'When the lease starts',
  end_of_year_1: 'At the end of year 1',
} as const;

/** The level yearly payment with the same present value as rent, operating costs and allowance (NER-06 names its source). */
export const equivalentAnnualOccupancyCost = defineCalculator({
  name: 'equivalent_annual_occupancy_cost',
  family: 'cost',
  question: 'What does the space cost each year, all told?',
  inputs: z.strictObject({
    sf: area('Rentable area'),
    termYears: count('Years of the term', { max: 99, unit: 'years' }),
    rentPsfYear1: money('Rent per square foot in year 1'),
    rentGrowth: rate('Rent growth a year').default(0),
    growthRunsDuringFreeYears: flag('Rent grows in the free years too').default(true),
    freeYears: list('Free years', count('Year', { max: 99 }), 'The years without rent: 1, 2.', 0, 99).default([]),
    opexPsfYear1: money('Operating costs per square foot in year 1').default(0),
    opexGrowth: rate('Growth of operating costs a year').default(0),
    tenantPaysOpexAllYears: flag('You pay operating costs in the free years too').default(true),
    tiPsf: money('Improvement allowance per square foot').default(0),
    tiTiming: choice('The allowance is paid', allowanceTimings).default('start'),
    discount: rate('Discount rate a year', { help: 'What your money earns or costs elsewhere.' }),
    timing: timing.default('end'),
  }),
  results: z.object({
    annualTotal: moneyResult('Equivalent cost', 'a year'),
    perSf: numberResult('Equivalent cost', 'dollars per sq ft and year'),
    presentValue: moneyResult('Present value of all payments'),
    total: moneyResult('Paid in all, less the allowance'),
  }),
  conventions: [
    'Yearly payments, discounted at a yearly rate; the allowance counts against the cost.',
    'Rounded once, to the cent, half up.',
  ],
  provedBy: ['NER-06'],
  example: {
    sf: 30000,
    termYears: 10,
    rentPsfYear1: 15,
    rentGrowth: 0.025,
    freeYears: [1, 2],
    opexPsfYear1: 3,
    opexGrowth: 0.03,
    tiPsf: 20,
    tiTiming: 'end_of_year_1',
    discount: 0.08,
  },
  answer: (given) => {
    const { termYears, discount } = given;
    const late = given.freeYears.find((year) => year > termYears);
    if (late !== undefined) return refuse(`Year ${late} is after the ${termYears} years of the term.`, 'freeYears');
    const years = Array.from({ length: termYears }, (_, index) => yearOf(given, index));
    const isAdvance = given.timing === 'beginning';
    const factor = one.plus(discount);
    const presentOf = (amount: Decimal, year: number): Decimal => amount.div(factor.pow(isAdvance ? year - 1 : year));
    const costs = sum(years.map(({ rent, opex }, index) => presentOf(rent.plus(opex), index + 1)));
    const allowance = given.tiTiming === 'start' ? decimal(given.tiPsf) : decimal(given.tiPsf).div(factor);
    const presentPsf = costs.minus(allowance);
    const annuity = sum(years.map((_, index) => presentOf(one, index + 1)));
    const perSf = presentPsf.div(annuity);
    const annual = perSf.times(given.sf);
    const total = sum(years.map(({ rent, opex }) => rent.plus(opex)))
      .minus(given.tiPsf)
      .times(given.sf);
    return {
      results: {
        annualTotal: toCents(annual),
        perSf: toRatio(perSf),
        presentValue: toCents(presentPsf.times(given.sf)),
        total: toCents(total),
      },
      working: [
        step(
          'Present value of rent and costs',
          'sum of payment ÷ (1 + rate)^year',
          `${termYears} years at ${percent(discount)}`,
          `$${plain(costs)} per sq ft`,
        ),
        step(
          'Less the allowance',
          'present value − allowance',
          `$${plain(costs)} − $${plain(allowance)}`,
          `$${plain(presentPsf)} per sq ft`,
        ),
        step(
          'Level yearly payment',
          'present value ÷ annuity factor',
          `$${plain(presentPsf)} ÷ ${plain(annuity)}`,
          `$${plain(perSf)} per sq ft`,
        ),
        step('For the space', 'per square foot × area', `$${plain(perSf)} × ${plain(given.sf)}`, usd(annual)),
      ],
      schedule: {
        columns: [
          { key: 'year', label: 'Year', kind: 'period' },
          { key: 'rent', label: 'Rent', kind: 'money' },
          { key: 'opex', label: 'Operating costs', kind: 'money' },
        ],
        rows: years.map(({ rent, opex }, index) => [
          index + 1,
          toCents(rent.times(given.sf)),
          toCents(opex.times(given.sf)),
        ]),
      },
      chart: { kind: 'bar', title: 'Cost by year', x: 'year', series: ['rent', 'opex'] },
    };
  },
});

type Terms = {
  readonly rentPsfYear1: number;
  readonly rentGrowth: number;
  readonly growthRunsDuringFreeYears: boolean;
  readonly freeYears: readonly number[];
  readonly opexPsfYear1: number;
  readonly opexGrowth: number;
  readonly tenantPaysOpexAllYears: boolean;
};

const yearOf = (terms: Terms, index: number): { rent: Decimal; opex: Decimal } => {
  const isFree = terms.freeYears.includes(index + 1);
  const freeBefore = new Set(terms.freeYears.filter((year) => year <= index)).size;
  const grown = terms.growthRunsDuringFreeYears ? index : index - freeBefore;
  const rent = isFree ? zero : one.plus(terms.rentGrowth).pow(grown).times(terms.rentPsfYear1);
  const isOpexFree = isFree && !terms.tenantPaysOpexAllYears;
  const opex = isOpexFree ? zero : one.plus(terms.opexGrowth).pow(index).times(terms.opexPsfYear1);
  return { rent, opex };
};
