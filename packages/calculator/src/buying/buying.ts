import { z } from 'zod';
import { type Decimal, decimal, one, toCents, toRatio } from '../amounts/decimal.ts';
import { percent, plain, usd } from '../amounts/format.ts';
import { step } from '../calculations/calculation.ts';
import { defineCalculator } from '../calculations/calculator.ts';
import { choice, count, money, quantity, rate, someMoney } from '../fields/fields.ts';
import { moneyResult, numberResult, wordsResult } from '../fields/results.ts';
import { annuityFactor } from '../present-value/periodic-payments.ts';

/** The level monthly payment of a loan, at the end of each month. */
export const loanPayment = (loan: number, annual: number, years: number): Decimal =>
  loan === 0 ? decimal(0) : decimal(loan).div(annuityFactor(Math.round(years * 12), decimal(annual).div(12), 'end'));

const loanYears = quantity('Years of the loan', { min: 1, max: 50, unit: 'years' });

export const priceToRent = defineCalculator({
  name: 'price_to_rent',
  family: 'investing',
  question: 'Is buying dear or cheap against renting?',
  inputs: z.strictObject({ price: someMoney('Price'), monthlyRent: someMoney('Monthly rent of the same home') }),
  results: z.object({ ratio: numberResult('Price-to-rent ratio'), reading: wordsResult('It says') }),
  conventions: ['Price by twelve monthly rents: up to 15 favours buying, above 20 renting.'],
  provedBy: ['BVR-01', 'BVR-03'],
  example: { price: 400000, monthlyRent: 2000 },
  answer: ({ price, monthlyRent }) => {
    const ratio = decimal(price).div(decimal(monthlyRent).times(12));
    const reading = ratio.lte(15)
      ? 'Favours buying'
      : ratio.gt(20)
        ? 'Favours renting'
        : 'Depends on how long you stay';
    return {
      results: { ratio: toRatio(ratio), reading },
      verdict: ratio.lte(15)
        ? 'Buying is cheap against renting: the price is at most 15 yearly rents.'
        : ratio.gt(20)
          ? 'Buying is dear against renting: the price is more than 20 yearly rents.'
          : 'Neither: between 15 and 20 yearly rents it depends on how long you stay.',
      working: [
        step(
          'Price-to-rent ratio',
          'price ÷ (monthly rent × 12)',
          `${usd(price)} ÷ (${usd(monthlyRent)} × 12)`,
          plain(ratio, 4),
        ),
      ],
    };
  },
});

export const grossRentMultiplier = defineCalculator({
  name: 'grm',
  family: 'investing',
  question: 'What is the gross rent multiplier?',
  inputs: z.strictObject({ price: someMoney('Price'), monthlyRent: someMoney('Monthly rent') }),
  results: z.object({
    grm: numberResult('Gross rent multiplier, by yearly rent'),
    grmMonthly: numberResult('Gross rent multiplier, by monthly rent'),
  }),
  conventions: ['Price by gross rent: nothing is taken off for vacancy or costs.'],
  provedBy: ['BVR-01', 'BVR-03'],
  example: { price: 300000, monthlyRent: 2000 },
  answer: ({ price, monthlyRent }) => {
    const yearly = decimal(price).div(decimal(monthlyRent).times(12));
    return {
      results: { grm: toRatio(yearly), grmMonthly: toRatio(yearly.times(12)) },
      working: [
        step(
          'Gross rent multiplier',
          'price ÷ (monthly rent × 12)',
          `${usd(price)} ÷ (${usd(monthlyRent)} × 12)`,
          plain(yearly, 4),
        ),
      ],
    };
  },
});

export const fivePercentRule = defineCalculator({
  name: 'five_percent_rule',
  family: 'investing',
  question: 'At which rent does renting cost the same as owning?',
  inputs: z.strictObject({
    price: someMoney('Price'),
    ratePct: quantity('Cost of owning', { min: 0.01, max: 100, unit: '%', help: 'Of the price, each year.' }).default(
      5,
    ),
  }),
  results: z.object({
    monthlyBreakEven: moneyResult('Break-even rent', 'a month'),
    annual: moneyResult('Cost of owning that builds nothing', 'a year'),
  }),
  conventions: [
    'The rule of thumb: 1% taxes, 1% upkeep, 3% cost of money, each year.',
    'Rounded once, to the cent, half up.',
  ],
  provedBy: ['BVR-05'],
  example: { price: 400000 },
  answer: ({ price, ratePct }) => {
    const annual = decimal(price).times(ratePct).div(100);
    return {
      results: { monthlyBreakEven: toCents(annual.div(12)), annual: toCents(annual) },
      working: [
        step('Break-even rent', 'price × 5% ÷ 12', `${usd(price)} × ${plain(ratePct)}% ÷ 12`, usd(annual.div(12))),
      ],
    };
  },
});

/** BVR-04 names the source: a budget in whole dollars, with the loan payment rounded up. */
export const monthlyOwnerCost = defineCalculator({
  name: 'monthly_owner_cost',
  family: 'investing',
  question: 'What does owning cost each month?',
  inputs: z.strictObject({
    loan: money('Loan'),
    rate: rate('Interest rate a year'),
    years: loanYears.default(30),
    taxAnnual: money('Property tax a year').default(0),
    insuranceMonthly: money('Insurance a month').default(0),
    maintenanceMonthly: money('Upkeep a month').default(0),
    hoaMonthly: money('Association fees a month').default(0),
    pmiMonthly: money('Mortgage insurance a month').default(0),
    cash: money('Cash spent at the start', { help: 'Down payment and closing costs.' }).default(0),
    rounding: choice('Budget', { dollar: 'In whole dollars, loan payment rounded up', cent: 'To the cent' }).default(
      'dollar',
    ),
  }),
  results: z.object({
    totalMonthly: moneyResult('Owning costs', 'a month'),
    payment: moneyResult('Loan payment', 'a month'),
    fiveYear: moneyResult('Owning costs', 'in five years'),
    fiveYearPlusCash: moneyResult('With the cash at the start', 'in five years'),
  }),
  conventions: [
    'Level monthly payments at the end of each month.',
    'A budget in whole dollars rounds the loan payment up, and every sum builds on the rounded payment.',
  ],
  provedBy: ['BVR-04'],
  example: {
    loan: 320000,
    rate: 0.045,
    years: 30,
    taxAnnual: 6000,
    insuranceMonthly: 150,
    maintenanceMonthly: 333,
    cash: 92000,
  },
  answer: (given) => {
    const payment = loanPayment(given.loan, given.rate, given.years);
    const budgeted = given.rounding === 'dollar' ? payment.ceil() : decimal(toCents(payment));
    const others = decimal(given.taxAnnual)
      .div(12)
      .plus(given.insuranceMonthly)
      .plus(given.maintenanceMonthly)
      .plus(given.hoaMonthly)
      .plus(given.pmiMonthly);
    const total = budgeted.plus(others);
    const monthly = given.rounding === 'dollar' ? total.round() : total;
    const fiveYear = monthly.times(60);
    return {
      results: {
        totalMonthly: toCents(monthly),
        payment: toCents(payment),
        fiveYear: toCents(fiveYear),
        fiveYearPlusCash: toCents(fiveYear.plus(given.cash)),
      },
      working: [
        step(
          'Loan payment',
          'loan ÷ annuity factor',
          `${usd(given.loan)} at ${percent(given.rate)} over ${plain(given.years)} years`,
          usd(payment),
        ),
        step(
          'Taxes, insurance, upkeep, fees',
          'tax ÷ 12 + the monthly ones',
          `${usd(given.taxAnnual)} ÷ 12 + ${usd(decimal(given.insuranceMonthly).plus(given.maintenanceMonthly).plus(given.hoaMonthly).plus(given.pmiMonthly))}`,
          usd(others),
        ),
        step('Each month', 'loan payment + the others', `${usd(budgeted)} + ${usd(others)}`, usd(monthly)),
        step('In five years', 'each month × 60', `${usd(monthly)} × 60`, usd(fiveYear)),
      ],
    };
  },
});

export const futureValue = defineCalculator({
  name: 'future_value',
  family: 'investing',
  question: 'What would my money grow to?',
  inputs: z.strictObject({
    amount: money('Amount now'),
    annualRate: rate('Return a year'),
    years: quantity('Years', { max: 99, unit: 'years' }),
    compoundsPerYear: count('Times a year the return is added', { max: 365 }).default(1),
    monthlyAddition: money('Added each month').default(0),
  }),
  results: z.object({ futureValue: moneyResult('Grows to'), growth: moneyResult('Growth') }),
  conventions: ['Additions come at the end of each month.', 'Rounded once, to the cent, half up.'],
  provedBy: ['WEB-05', 'WEB-06'],
  example: { amount: 80000, annualRate: 0.07, years: 10 },
  answer: ({ amount, annualRate, years, compoundsPerYear, monthlyAddition }) => {
    const growth = one.plus(decimal(annualRate).div(compoundsPerYear)).pow(decimal(years).times(compoundsPerYear));
    const monthly = growth.pow(years === 0 ? one : one.div(decimal(years).times(12)));
    const months = Math.floor(years * 12);
    const added = monthly.eq(1)
      ? decimal(monthlyAddition).times(months)
      : monthly.pow(months).minus(1).div(monthly.minus(1)).times(monthlyAddition);
    const total = growth.times(amount).plus(added);
    return {
      results: {
        futureValue: toCents(total),
        growth: toCents(total.minus(amount).minus(decimal(monthlyAddition).times(months))),
      },
      working: [
        step(
          'Growth of what you have',
          'amount × (1 + rate ÷ times)^(times × years)',
          `${usd(amount)} × (1 + ${percent(annualRate)} ÷ ${compoundsPerYear})^(${compoundsPerYear} × ${plain(years)})`,
          usd(growth.times(amount)),
        ),
        ...(monthlyAddition === 0
          ? []
          : [
              step(
                'What you add',
                'addition × ((1 + month)^months − 1) ÷ month',
                `${usd(monthlyAddition)} for ${months} months`,
                usd(added),
              ),
            ]),
      ],
    };
  },
});
