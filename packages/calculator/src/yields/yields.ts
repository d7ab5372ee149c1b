import { z } from 'zod';
import { type Decimal, decimal, toCents, toRatio } from '../amounts/decimal.ts';
import { percent, plain, usd } from '../amounts/format.ts';
import { step } from '../calculations/calculation.ts';
import { refuse } from '../calculations/calculation-error.ts';
import { defineCalculator } from '../calculations/calculator.ts';
import { money, share, signedMoney, someMoney } from '../fields/fields.ts';
import { moneyResult, numberResult, percentResult } from '../fields/results.ts';

const conventions = [
  'Twelve months of rent; loan payments, depreciation and taxes on income are not costs of operation.',
];

export const capRate = defineCalculator({
  name: 'cap_rate',
  family: 'investing',
  question: 'What is the cap rate?',
  inputs: z.strictObject({
    monthlyRent: money('Monthly rent').optional(),
    noi: signedMoney('Net operating income a year', { help: 'Instead of rent and costs.' }).optional(),
    annualExpenses: money('Costs of operation a year').default(0),
    value: someMoney('Price or value'),
    vacancy: share('Vacancy').default(0),
    otherIncomeAnnual: money('Other income a year').default(0),
  }),
  results: z.object({
    capRatePct: percentResult('Cap rate'),
    noi: moneyResult('Net operating income', 'a year'),
    grossAnnual: moneyResult('Gross income', 'a year').optional(),
  }),
  conventions,
  provedBy: ['YLD-01'],
  example: { monthlyRent: 3750, annualExpenses: 25200, value: 450000 },
  answer: ({ monthlyRent, noi: given, annualExpenses, value, vacancy, otherIncomeAnnual }) => {
    if (given !== undefined) {
      const rate = decimal(given).div(value);
      return {
        results: { capRatePct: toRatio(rate.times(100)), noi: toCents(decimal(given)) },
        working: [capStep(decimal(given), value)],
      };
    }
    const rent = monthlyRent ?? refuse('Monthly rent is missing.', 'monthlyRent');
    const gross = decimal(rent).times(12).plus(otherIncomeAnnual);
    const noi = gross.times(decimal(1).minus(vacancy)).minus(annualExpenses);
    return {
      results: { capRatePct: toRatio(noi.div(value).times(100)), noi: toCents(noi), grossAnnual: toCents(gross) },
      working: [
        step(
          'Gross income',
          'monthly rent × 12 + other income',
          `${usd(rent)} × 12 + ${usd(otherIncomeAnnual)}`,
          usd(gross),
        ),
        step(
          'Net operating income',
          'gross × (1 − vacancy) − costs',
          `${usd(gross)} × (1 − ${percent(vacancy)}) − ${usd(annualExpenses)}`,
          usd(noi),
        ),
        capStep(noi, value),
      ],
    };
  },
});

const capStep = (noi: Decimal, value: number) =>
  step('Cap rate', 'net operating income ÷ value', `${usd(noi)} ÷ ${usd(value)}`, percent(noi.div(value)));

export const noiCap = defineCalculator({
  name: 'noi_cap',
  family: 'investing',
  question: 'What is the net operating income with vacancy?',
  inputs: z.strictObject({
    monthlyRent: money('Monthly rent'),
    vacancy: share('Vacancy').default(0),
    monthlyOpex: money('Costs of operation a month').default(0),
    otherMonthly: money('Other income a month').default(0),
    price: someMoney('Price'),
  }),
  results: z.object({
    egiMonthly: moneyResult('Effective income', 'a month'),
    noiMonthly: moneyResult('Net operating income', 'a month'),
    noiAnnual: moneyResult('Net operating income', 'a year'),
    capRatePct: percentResult('Cap rate'),
  }),
  conventions,
  provedBy: ['YLD-02'],
  example: { monthlyRent: 1400, vacancy: 0.08, monthlyOpex: 588, price: 120000 },
  answer: ({ monthlyRent, vacancy, monthlyOpex, otherMonthly, price }) => {
    const egi = decimal(monthlyRent).times(decimal(1).minus(vacancy)).plus(otherMonthly);
    const noi = egi.minus(monthlyOpex);
    const rate = noi.times(12).div(price);
    return {
      results: {
        egiMonthly: toCents(egi),
        noiMonthly: toCents(noi),
        noiAnnual: toCents(noi.times(12)),
        capRatePct: toRatio(rate.times(100)),
      },
      working: [
        step(
          'Effective income',
          'rent × (1 − vacancy) + other income',
          `${usd(monthlyRent)} × (1 − ${percent(vacancy)}) + ${usd(otherMonthly)}`,
          usd(egi),
        ),
        step('Net operating income', 'effective income − costs', `${usd(egi)} − ${usd(monthlyOpex)}`, usd(noi)),
        step('Cap rate', 'net operating income × 12 ÷ price', `${usd(noi)} × 12 ÷ ${usd(price)}`, percent(rate)),
      ],
    };
  },
});

export const netOperatingIncome = defineCalculator({
  name: 'noi',
  family: 'investing',
  question: 'What does the building earn before the loan?',
  inputs: z.strictObject({
    grossAnnual: money('Rent a year when all is let'),
    otherAnnual: money('Other income a year').default(0),
    vacancy: share('Vacancy').default(0),
    taxes: money('Property tax').default(0),
    insurance: money('Insurance').default(0),
    utilities: money('Utilities').default(0),
    repairs: money('Repairs').default(0),
    management: money('Management').default(0),
    reserves: money('Reserves').default(0),
    other: money('Other costs').default(0),
  }),
  results: z.object({
    noi: moneyResult('Net operating income', 'a year'),
    egi: moneyResult('Effective income', 'a year'),
    expenses: moneyResult('Costs of operation', 'a year'),
    expenseRatioPct: percentResult('Costs by effective income'),
  }),
  conventions,
  provedBy: ['YLD-01', 'YLD-02'],
  example: { grossAnnual: 120000, vacancy: 0.05, taxes: 12000, insurance: 4000, repairs: 8000, management: 9600 },
  answer: ({ grossAnnual, otherAnnual, vacancy, ...costs }) => {
    const egi = decimal(grossAnnual).times(decimal(1).minus(vacancy)).plus(otherAnnual);
    const expenses = Object.values(costs).reduce((total, cost) => total.plus(cost), decimal(0));
    const noi = egi.minus(expenses);
    return {
      results: {
        noi: toCents(noi),
        egi: toCents(egi),
        expenses: toCents(expenses),
        expenseRatioPct: egi.isZero() ? 0 : toRatio(expenses.div(egi).times(100)),
      },
      working: [
        step(
          'Effective income',
          'rent × (1 − vacancy) + other income',
          `${usd(grossAnnual)} × (1 − ${percent(vacancy)}) + ${usd(otherAnnual)}`,
          usd(egi),
        ),
        step('Costs of operation', 'sum of the costs', Object.values(costs).map(usd).join(' + '), usd(expenses)),
        step('Net operating income', 'effective income − costs', `${usd(egi)} − ${usd(expenses)}`, usd(noi)),
      ],
    };
  },
});

export const cashOnCash = defineCalculator({
  name: 'cash_on_cash',
  family: 'investing',
  question: 'What is the cash-on-cash return?',
  inputs: z.strictObject({
    annualCashFlow: signedMoney('Cash flow a year, after the loan'),
    cashInvested: someMoney('Cash invested'),
  }),
  results: z.object({ pct: percentResult('Cash-on-cash return') }),
  conventions: ['Cash flow of one year, before taxes on income, by the cash put in.'],
  provedBy: ['YLD-03'],
  example: { annualCashFlow: 2400, cashInvested: 25000 },
  answer: ({ annualCashFlow, cashInvested }) => {
    const rate = decimal(annualCashFlow).div(cashInvested);
    return {
      results: { pct: toRatio(rate.times(100)) },
      working: [
        step(
          'Cash-on-cash return',
          'cash flow ÷ cash invested',
          `${usd(annualCashFlow)} ÷ ${usd(cashInvested)}`,
          percent(rate),
        ),
      ],
    };
  },
});

export const dscrNoi = defineCalculator({
  name: 'dscr_noi',
  family: 'investing',
  question: 'Does the income cover the loan (DSCR)?',
  inputs: z.strictObject({
    noi: signedMoney('Net operating income a year'),
    debtService: someMoney('Loan payments a year'),
  }),
  results: z.object({
    dscr: numberResult('Debt service coverage'),
    afterDebt: moneyResult('Left after the loan', 'a year'),
  }),
  conventions: [
    'Net operating income by loan payments. Lenders of rentals often divide rent by payment, taxes and insurance instead.',
  ],
  provedBy: ['YLD-04'],
  example: { noi: 10600, debtService: 9000 },
  answer: ({ noi, debtService }) => {
    const ratio = decimal(noi).div(debtService);
    return {
      results: { dscr: toRatio(ratio), afterDebt: toCents(decimal(noi).minus(debtService)) },
      verdict: ratio.gte(1)
        ? 'Yes: the income covers the loan payments.'
        : 'No: the income does not cover the loan payments.',
      working: [
        step(
          'Debt service coverage',
          'net operating income ÷ loan payments',
          `${usd(noi)} ÷ ${usd(debtService)}`,
          plain(ratio, 4),
        ),
      ],
    };
  },
});

export const dscrPitia = defineCalculator({
  name: 'dscr_pitia',
  family: 'investing',
  question: 'Does the rent cover payment, taxes and insurance?',
  inputs: z.strictObject({
    monthlyRent: someMoney('Monthly rent'),
    pitia: someMoney('Principal, interest, taxes, insurance and association fees a month'),
  }),
  results: z.object({ dscr: numberResult('Coverage by rent') }),
  conventions: [
    'The convention of lenders: rent by principal, interest, taxes, insurance and association fees. Not net operating income by loan payments.',
  ],
  provedBy: ['WEB-02', 'WEB-03'],
  example: { monthlyRent: 1400, pitia: 1060 },
  answer: ({ monthlyRent, pitia }) => {
    const ratio = decimal(monthlyRent).div(pitia);
    return {
      results: { dscr: toRatio(ratio) },
      verdict: ratio.gte(1)
        ? 'Yes: the rent covers what is due each month.'
        : 'No: the rent does not cover what is due each month.',
      working: [step('Coverage by rent', 'rent ÷ PITIA', `${usd(monthlyRent)} ÷ ${usd(pitia)}`, plain(ratio, 4))],
    };
  },
});
