import { z } from 'zod';
import { type Decimal, decimal, larger, smaller, toCents, toRatio, zero } from '../amounts/decimal.ts';
import { percent, plain, usd } from '../amounts/format.ts';
import { step } from '../calculations/calculation.ts';
import { refuse } from '../calculations/calculation-error.ts';
import { defineCalculator } from '../calculations/calculator.ts';
import { flag, money, quantity, share, someMoney } from '../fields/fields.ts';
import { flagResult, moneyResult, numberResult, rateResult } from '../fields/results.ts';

const conventions = ['Income before tax, a year of twelve months.', 'Rounded once, to the cent, half up.'];

const incomeRequired = (rent: number, multiple: number, each: 'year' | 'month') => {
  const product = decimal(rent).times(multiple);
  const annual = each === 'year' ? product : product.times(12);
  const monthly = annual.div(12);
  return {
    results: {
      annualIncome: toCents(annual),
      monthlyIncome: toCents(monthly),
      monthlyMultiple: toRatio(monthly.div(rent)),
    },
    working: [
      step(
        each === 'year' ? 'Income a year' : 'Income a month',
        'rent × multiple',
        `${usd(rent)} × ${plain(multiple)}`,
        usd(product),
      ),
      each === 'year'
        ? step('Income a month', 'year ÷ 12', `${usd(annual)} ÷ 12`, usd(monthly))
        : step('Income a year', 'month × 12', `${usd(monthly)} × 12`, usd(annual)),
    ],
  };
};

const incomeResults = z.object({
  annualIncome: moneyResult('Income needed', 'a year'),
  monthlyIncome: moneyResult('Income needed', 'a month'),
  monthlyMultiple: numberResult('Monthly income by rent'),
});

const rentResults = z.object({
  monthlyRent: moneyResult('Highest rent', 'a month'),
  annualRent: moneyResult('Highest rent', 'a year'),
  shareOfIncome: rateResult('Part of the income'),
});

const multipleInput = quantity('Multiple', { min: 0.01, max: 1000 });

const rentFrom = (annualIncome: Decimal, debts: number, divisor: Decimal, formula: string, shown: string) => {
  const rent = larger(zero, annualIncome.div(divisor).minus(debts));
  return {
    results: {
      monthlyRent: toCents(rent),
      annualRent: toCents(rent.times(12)),
      shareOfIncome: annualIncome.isZero() ? 0 : toRatio(rent.times(12).div(annualIncome)),
    },
    working: [step('Highest rent', formula, shown, usd(rent))],
  };
};

export const incomeRequired40x = defineCalculator({
  name: 'income_required_40x',
  family: 'affording',
  question: 'What income do I need under the 40 times rule?',
  inputs: z.strictObject({ monthlyRent: someMoney('Monthly rent'), multiple: multipleInput.default(40) }),
  results: incomeResults,
  conventions: ['Yearly income of 40 monthly rents; 40 ÷ 12 is 3.33 times the rent each month.', ...conventions],
  provedBy: ['AFF-01'],
  example: { monthlyRent: 2000 },
  answer: ({ monthlyRent, multiple }) => incomeRequired(monthlyRent, multiple, 'year'),
});

export const incomeRequired3x = defineCalculator({
  name: 'income_required_3x',
  family: 'affording',
  question: 'What income do I need under the 3 times rule?',
  inputs: z.strictObject({ monthlyRent: someMoney('Monthly rent'), multiple: multipleInput.default(3) }),
  results: incomeResults,
  conventions: ['Monthly income of three monthly rents.', ...conventions],
  provedBy: ['AFF-04'],
  example: { monthlyRent: 2000 },
  answer: ({ monthlyRent, multiple }) => incomeRequired(monthlyRent, multiple, 'month'),
});

export const maxRent40x = defineCalculator({
  name: 'max_rent_40x',
  family: 'affording',
  question: 'Which rent passes the 40 times rule?',
  inputs: z.strictObject({ annualIncome: someMoney('Income a year'), multiple: multipleInput.default(40) }),
  results: rentResults,
  conventions: ['Yearly income divided by 40.', ...conventions],
  provedBy: ['AFF-03'],
  example: { annualIncome: 123000 },
  answer: ({ annualIncome, multiple }) =>
    rentFrom(
      decimal(annualIncome),
      0,
      decimal(multiple),
      'income a year ÷ multiple',
      `${usd(annualIncome)} ÷ ${plain(multiple)}`,
    ),
});

const yearly = (annual: number | undefined, monthly: number | undefined): Decimal => {
  if (annual !== undefined) return decimal(annual);
  return decimal(monthly ?? refuse('Income a year is missing.', 'annualIncome')).times(12);
};

const incomes = {
  annualIncome: money('Income a year').optional(),
  monthlyIncome: money('Income a month', { help: 'Instead of the income a year.' }).optional(),
} as const;

export const maxRent3x = defineCalculator({
  name: 'max_rent_3x',
  family: 'affording',
  question: 'Which rent passes the 3 times rule?',
  inputs: z.strictObject({ ...incomes, multiple: multipleInput.default(3) }),
  results: rentResults,
  conventions: ['Monthly income divided by three.', ...conventions],
  provedBy: ['AFF-04'],
  example: { annualIncome: 72000 },
  answer: ({ annualIncome, monthlyIncome, multiple }) => {
    const income = yearly(annualIncome, monthlyIncome);
    return rentFrom(
      income,
      0,
      decimal(multiple).times(12),
      'income a year ÷ 12 ÷ multiple',
      `${usd(income)} ÷ 12 ÷ ${plain(multiple)}`,
    );
  },
});

export const maxRentShare = defineCalculator({
  name: 'max_rent_30pct',
  family: 'affording',
  question: 'Which rent is 30% of my income?',
  inputs: z.strictObject({
    ...incomes,
    share: share('Part of the income', { min: 0.01 }).default(0.3),
    utilities: money('Utilities you pay, a month').default(0),
  }),
  results: rentResults,
  conventions: ['30% of income before tax, utilities included.', ...conventions],
  provedBy: ['WEB-08'],
  example: { annualIncome: 60000 },
  answer: ({ annualIncome, monthlyIncome, share: part, utilities }) => {
    const income = yearly(annualIncome, monthlyIncome);
    return rentFrom(
      income,
      utilities,
      decimal(12).div(part),
      'income a year ÷ 12 × part − utilities',
      `${usd(income)} ÷ 12 × ${percent(part)} − ${usd(utilities)}`,
    );
  },
});

export const rentToIncome = defineCalculator({
  name: 'rent_to_income',
  family: 'affording',
  question: 'How much of my income is the rent?',
  inputs: z.strictObject({
    monthlyRent: someMoney('Monthly rent'),
    ...incomes,
    utilities: money('Utilities, a month').default(0),
  }),
  results: z.object({
    share: rateResult('Rent by income'),
    passes30: flagResult('Within 30%'),
    passes3x: flagResult('Passes 3 times'),
    passes40x: flagResult('Passes 40 times'),
  }),
  conventions,
  provedBy: ['AFF-01', 'AFF-04'],
  example: { monthlyRent: 2000, annualIncome: 80000 },
  answer: ({ monthlyRent, annualIncome, monthlyIncome, utilities }) => {
    const income = yearly(annualIncome, monthlyIncome);
    if (income.isZero()) return refuse('Income a year must be more than 0.', 'annualIncome');
    const housing = decimal(monthlyRent).plus(utilities);
    const part = housing.times(12).div(income);
    return {
      results: {
        share: toRatio(part),
        passes30: part.lte(0.3),
        passes3x: income.div(12).gte(decimal(monthlyRent).times(3)),
        passes40x: income.gte(decimal(monthlyRent).times(40)),
      },
      working: [
        step(
          'Rent by income',
          '(rent + utilities) × 12 ÷ income a year',
          `${usd(housing)} × 12 ÷ ${usd(income)}`,
          percent(part),
        ),
      ],
    };
  },
});

export const debtToIncome = defineCalculator({
  name: 'debt_to_income',
  family: 'affording',
  question: 'What is my debt-to-income ratio?',
  inputs: z.strictObject({
    monthlyIncome: someMoney('Income a month'),
    housing: money('Rent or mortgage payment, a month'),
    debts: money('Other debt payments, a month', { help: 'Cards, car, student loans.' }).default(0),
    frontLimit: share('Limit for housing').default(0.28),
    backLimit: share('Limit with all debts').default(0.36),
  }),
  results: z.object({
    frontEnd: rateResult('Housing by income'),
    backEnd: rateResult('All debts by income'),
    dti: rateResult('Debt-to-income ratio'),
    isWithinLimits: flagResult('Within both limits'),
    roomForHousing: moneyResult('Highest housing payment within the limits'),
  }),
  conventions: ['Income before tax; 28% and 36% are the usual limits of lenders.'],
  provedBy: ['WEB-01'],
  example: { monthlyIncome: 6000, housing: 1600, debts: 400 },
  answer: ({ monthlyIncome, housing, debts, frontLimit, backLimit }) => {
    const front = decimal(housing).div(monthlyIncome);
    const back = decimal(housing).plus(debts).div(monthlyIncome);
    const room = larger(
      zero,
      smaller(decimal(monthlyIncome).times(frontLimit), decimal(monthlyIncome).times(backLimit).minus(debts)),
    );
    return {
      results: {
        frontEnd: toRatio(front),
        backEnd: toRatio(back),
        dti: toRatio(back),
        isWithinLimits: front.lte(frontLimit) && back.lte(backLimit),
        roomForHousing: toCents(room),
      },
      working: [
        step('Housing by income', 'housing ÷ income', `${usd(housing)} ÷ ${usd(monthlyIncome)}`, percent(front)),
        step(
          'All debts by income',
          '(housing + debts) ÷ income',
          `(${usd(housing)} + ${usd(debts)}) ÷ ${usd(monthlyIncome)}`,
          percent(back),
        ),
        step(
          'Highest housing payment',
          'the lesser of income × 28% and income × 36% − debts',
          `${usd(decimal(monthlyIncome).times(frontLimit))} or ${usd(decimal(monthlyIncome).times(backLimit).minus(debts))}`,
          usd(room),
        ),
      ],
    };
  },
});

/** 24 CFR 982.508 and 982.515: the larger of 30% of adjusted and 10% of gross monthly income, plus rent above the payment standard. */
export const voucherShare = defineCalculator({
  name: 'voucher_share',
  family: 'affording',
  question: 'What do I pay with a housing voucher?',
  inputs: z.strictObject({
    grossRent: someMoney('Rent with utilities, a month'),
    paymentStandard: someMoney('Payment standard', {
      help: 'The housing authority sets it for the number of bedrooms.',
    }),
    monthlyAdjustedIncome: money('Adjusted income, a month'),
    monthlyGrossIncome: money('Gross income, a month').optional(),
    minimumRent: money('Minimum rent of the housing authority', { max: 50 }).default(0),
    isNewLease: flag('First lease with the voucher', 'Then you may pay at most 40% of adjusted income.').default(false),
  }),
  results: z.object({
    tenantShare: moneyResult('You pay', 'a month'),
    subsidy: moneyResult('The voucher pays', 'a month'),
    totalTenantPayment: moneyResult('Payment by income', 'a month'),
    passes40: flagResult('Within 40% of adjusted income'),
  }),
  conventions: [
    'The larger of 30% of adjusted income, 10% of gross income and the minimum rent, and all rent above the payment standard (24 CFR 982.508, 982.515).',
    'Rounded once, to the cent, half up.',
  ],
  provedBy: ['WEB-09'],
  example: { grossRent: 1800, paymentStandard: 1700, monthlyAdjustedIncome: 2000, monthlyGrossIncome: 2200 },
  answer: ({ grossRent, paymentStandard, monthlyAdjustedIncome, monthlyGrossIncome, minimumRent, isNewLease }) => {
    const byAdjusted = decimal(monthlyAdjustedIncome).times(3).div(10);
    const byGross = decimal(monthlyGrossIncome ?? monthlyAdjustedIncome).div(10);
    const payment = [byAdjusted, byGross, decimal(minimumRent)].reduce(larger);
    // Rounded before it is taken off, so that both shares make the rent to the cent.
    const subsidy = larger(zero, smaller(decimal(grossRent), decimal(paymentStandard)).minus(payment)).toDecimalPlaces(
      2,
    );
    const own = decimal(grossRent).minus(subsidy);
    const limit = decimal(monthlyAdjustedIncome).times(4).div(10);
    const passes = own.lte(limit);
    return {
      results: {
        tenantShare: toCents(own),
        subsidy: toCents(subsidy),
        totalTenantPayment: toCents(payment),
        passes40: passes,
      },
      working: [
        step(
          'Payment by income',
          'the larger of 30% adjusted, 10% gross and the minimum',
          `${usd(byAdjusted)}, ${usd(byGross)}, ${usd(minimumRent)}`,
          usd(payment),
        ),
        step(
          'The voucher pays',
          'the lesser of rent and payment standard − payment by income',
          `${usd(smaller(decimal(grossRent), decimal(paymentStandard)))} − ${usd(payment)}`,
          usd(subsidy),
        ),
        step('You pay', 'rent − voucher', `${usd(grossRent)} − ${usd(subsidy)}`, usd(own)),
      ],
      notes:
        isNewLease && !passes
          ? [`This is above 40% of adjusted income (${usd(limit)}), so a first lease would not be approved.`]
          : [],
    };
  },
});
