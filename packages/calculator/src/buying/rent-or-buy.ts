import { z } from 'zod';
import { type Decimal, decimal, larger, one, toCents, zero } from '../amounts/decimal.ts';
import { percent, plain, usd } from '../amounts/format.ts';
import { step } from '../calculations/calculation.ts';
import { refuse } from '../calculations/calculation-error.ts';
import { defineCalculator } from '../calculations/calculator.ts';
import { count, money, percentage, quantity, rate, someMoney } from '../fields/fields.ts';
import { balanceResult, moneyResult, wordsResult } from '../fields/results.ts';
import { loanPayment } from './buying.ts';

/** Wealth of the buyer against the renter who invests the same cash: whoever pays less in a month invests the difference. */
export const rentOrBuy = defineCalculator({
  name: 'rent_or_buy',
  family: 'investing',
  question: 'Should I rent or buy?',
  inputs: z.strictObject({
    monthlyRent: someMoney('Monthly rent'),
    rentGrowth: rate('Rent growth a year').default(0.03),
    price: someMoney('Price'),
    downPct: percentage('Down payment', { max: 100 }).default(20),
    mortgageRate: rate('Mortgage rate a year'),
    loanYears: quantity('Years of the loan', { min: 1, max: 50, unit: 'years' }).default(30),
    years: count('Years you stay', { max: 50, unit: 'years' }).default(7),
    closingPct: percentage('Closing costs, percent of the price', { max: 100 }).default(3),
    sellingPct: percentage('Selling costs, percent of the price then', { max: 100 }).default(6),
    taxPct: percentage('Property tax, percent of the value a year', { max: 100 }).default(1.1),
    upkeepPct: percentage('Upkeep, percent of the value a year', { max: 100 }).default(1),
    insuranceAnnual: money('Home insurance a year').default(1500),
    hoaMonthly: money('Association fees a month').default(0),
    renterInsuranceAnnual: money('Renter’s insurance a year').default(200),
    appreciation: rate('The home gains a year', { min: -0.5 }).default(0.03),
    investReturn: rate('Investments gain a year').default(0.05),
  }),
  results: z.object({
    advantage: balanceResult('Buying is ahead by', 'Renting is ahead by'),
    verdict: wordsResult('It says'),
    buyerWealth: moneyResult('Wealth if you buy'),
    renterWealth: moneyResult('Wealth if you rent'),
    monthlyOwner: moneyResult('Owning costs at first', 'a month'),
    breakEvenYear: wordsResult('Buying is ahead from'),
  }),
  conventions: [
    'Both start with the same cash: the down payment and closing costs, which the renter invests.',
    'Each month whoever pays less invests the difference; rent and value grow once a year.',
    'No income tax is reckoned with.',
  ],
  provedBy: ['BVR-04'],
  example: { monthlyRent: 2200, price: 400000, mortgageRate: 0.065 },
  answer: (given) => {
    const { price, years } = given;
    const down = decimal(price).times(given.downPct).div(100);
    const loan = decimal(price).minus(down);
    const closing = decimal(price).times(given.closingPct).div(100);
    const payment = loanPayment(toCents(loan), given.mortgageRate, given.loanYears);
    const monthlyRate = decimal(given.mortgageRate).div(12);
    const monthlyReturn = decimal(given.investReturn).div(12);
    const loanMonths = Math.round(given.loanYears * 12);

    let balance = loan;
    let value = decimal(price);
    let rent = decimal(given.monthlyRent);
    let renter = down.plus(closing);
    let buyer = zero;
    let firstOwner = zero;
    const rows: number[][] = [];
    for (let year = 1; year <= years; year += 1) {
      const running = value
        .times(decimal(given.taxPct).plus(given.upkeepPct))
        .div(1200)
        .plus(decimal(given.insuranceAnnual).div(12))
        .plus(given.hoaMonthly);
      const renting = rent.plus(decimal(given.renterInsuranceAnnual).div(12));
      for (let month = 1; month <= 12; month += 1) {
        const isOwing = (year - 1) * 12 + month <= loanMonths;
        const owning = running.plus(isOwing ? payment : zero);
        if (year === 1 && month === 1) firstOwner = owning;
        renter = renter.times(one.plus(monthlyReturn)).plus(larger(zero, owning.minus(renting)));
        buyer = buyer.times(one.plus(monthlyReturn)).plus(larger(zero, renting.minus(owning)));
        if (isOwing) balance = larger(zero, balance.times(one.plus(monthlyRate)).minus(payment));
      }
      value = value.times(one.plus(given.appreciation));
      rent = rent.times(one.plus(given.rentGrowth));
      rows.push([year, toCents(buyerWealth(value, balance, buyer, given.sellingPct)), toCents(renter)]);
    }
    const owned = buyerWealth(value, balance, buyer, given.sellingPct);
    const advantage = owned.minus(renter);
    const first = rows.findIndex(([, own = 0, other = 0]) => own > other);
    if (rows.length === 0) return refuse('Years you stay must be at least 1.', 'years');
    return {
      results: {
        advantage: toCents(advantage),
        verdict: advantage.gt(0) ? 'Buying leaves you better off' : 'Renting leaves you better off',
        buyerWealth: toCents(owned),
        renterWealth: toCents(renter),
        monthlyOwner: toCents(firstOwner),
        breakEvenYear: first < 0 ? `Not within ${years} years` : `Year ${first + 1}`,
      },
      verdict: `${advantage.gt(0) ? 'Buying' : 'Renting'} leaves you better off after ${years === 1 ? 'one year' : `${years} years`}, by ${usd(advantage.abs())}.`,
      working: [
        step(
          'Cash at the start',
          'down payment + closing costs',
          `${usd(down)} + ${usd(closing)}`,
          usd(down.plus(closing)),
        ),
        step(
          'Loan payment',
          'loan ÷ annuity factor',
          `${usd(loan)} at ${percent(given.mortgageRate)} over ${plain(given.loanYears)} years`,
          usd(payment),
        ),
        step(
          'Wealth if you buy',
          'value − selling costs − loan left + invested',
          `${usd(value)} − ${plain(given.sellingPct)}% − ${usd(balance)} + ${usd(buyer)}`,
          usd(owned),
        ),
        step(
          'Wealth if you rent',
          'cash at the start and differences, invested',
          `${percent(given.investReturn)} a year for ${years} years`,
          usd(renter),
        ),
        step('Difference', 'buying − renting', `${usd(owned)} − ${usd(renter)}`, usd(advantage)),
      ],
      schedule: {
        columns: [
          { key: 'year', label: 'Year', kind: 'period' },
          { key: 'buy', label: 'Wealth if you buy', kind: 'money' },
          { key: 'rent', label: 'Wealth if you rent', kind: 'money' },
        ],
        rows,
      },
      chart: { kind: 'line', title: 'Wealth over time', x: 'year', series: ['buy', 'rent'] },
    };
  },
});

const buyerWealth = (value: Decimal, balance: Decimal, invested: Decimal, sellingPct: number): Decimal =>
  value.times(decimal(100).minus(sellingPct)).div(100).minus(balance).plus(invested);
