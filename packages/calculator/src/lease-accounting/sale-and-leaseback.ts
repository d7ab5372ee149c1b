import { z } from 'zod';
import { decimal, toCents } from '../amounts/decimal.ts';
import { percent, usd } from '../amounts/format.ts';
import { step } from '../calculations/calculation.ts';
import { refuse } from '../calculations/calculation-error.ts';
import { defineCalculator } from '../calculations/calculator.ts';
import { count, longestSchedule, money, rate, someMoney } from '../fields/fields.ts';
import { balanceResult, moneyResult } from '../fields/results.ts';
import { annuityFactor, periodicRate, timing } from '../present-value/periodic-payments.ts';

/**
 * IFRS 16 paragraphs 100-101, Illustrative Example 24. A price above fair value is extra financing; one below it is a
 * prepayment of rent. The asset kept is the part of the old carrying amount that the leaseback is of the fair value.
 */
export const ifrs16SaleLeaseback = defineCalculator({
  name: 'ifrs16_sale_leaseback',
  family: 'accounting',
  question: 'What is booked for a sale and leaseback (IFRS 16)?',
  inputs: z.strictObject({
    salePrice: someMoney('Sale price'),
    fairValue: someMoney('Fair value'),
    carrying: money('Carrying amount before the sale'),
    payments: count('Number of rent payments', { max: longestSchedule }),
    payment: money('Rent payment'),
    rate: rate('Discount rate a year'),
    periodsPerYear: count('Payments a year', { max: 365 }).default(1),
    timing: timing.default('end'),
  }),
  results: z.object({
    pv: moneyResult('Present value of the rent'),
    rou: moneyResult('Right-of-use asset'),
    gainTransferred: moneyResult('Gain to recognise'),
    gainTotal: moneyResult('Gain on the building in all'),
    additionalFinancing: balanceResult('Extra financing', 'Prepaid rent'),
    leaseLiability: moneyResult('Liability of the leaseback'),
  }),
  conventions: [
    'The gain is recognised only for the rights that went to the buyer.',
    'Rounded once, to the cent, half up.',
  ],
  provedBy: ['LAC-08'],
  example: { salePrice: 2000000, fairValue: 1800000, carrying: 1000000, payments: 18, payment: 120000, rate: 0.045 },
  answer: ({ salePrice, fairValue, carrying, payments, payment, rate: annual, periodsPerYear, timing: when }) => {
    const pv = annuityFactor(payments, periodicRate(annual, periodsPerYear), when).times(payment);
    const extra = decimal(salePrice).minus(fairValue);
    const leaseback = pv.minus(extra);
    if (leaseback.isNegative())
      return refuse(`The price is ${usd(extra)} above fair value, and the rent is worth only ${usd(pv)}.`, 'salePrice');
    if (leaseback.gt(fairValue))
      return refuse(
        `The rent is worth ${usd(leaseback)}, more than the ${usd(fairValue)} that the property is. Then nothing was sold.`,
        'payment',
      );
    const kept = leaseback.div(fairValue);
    const rou = kept.times(carrying);
    const gain = decimal(fairValue).minus(carrying);
    const transferred = gain.times(decimal(1).minus(kept));
    return {
      results: {
        pv: toCents(pv),
        rou: toCents(rou),
        gainTransferred: toCents(transferred),
        gainTotal: toCents(gain),
        additionalFinancing: toCents(extra),
        leaseLiability: toCents(leaseback),
      },
      working: [
        step(
          'Present value of the rent',
          'payment × annuity factor',
          `${payments} × ${usd(payment)} at ${percent(annual)}`,
          usd(pv),
        ),
        step(
          'Liability of the leaseback',
          'present value − (price − fair value)',
          `${usd(pv)} − (${usd(salePrice)} − ${usd(fairValue)})`,
          usd(leaseback),
        ),
        step(
          'Right-of-use asset',
          'carrying amount × leaseback ÷ fair value',
          `${usd(carrying)} × ${usd(leaseback)} ÷ ${usd(fairValue)}`,
          usd(rou),
        ),
        step(
          'Gain to recognise',
          'gain × (fair value − leaseback) ÷ fair value',
          `${usd(gain)} × (${usd(fairValue)} − ${usd(leaseback)}) ÷ ${usd(fairValue)}`,
          usd(transferred),
        ),
      ],
    };
  },
});
