import { z } from 'zod';
import { decimal, one, toCents, toRatio } from '../amounts/decimal.ts';
import { percent, plain, usd } from '../amounts/format.ts';
import { step } from '../calculations/calculation.ts';
import { refuse } from '../calculations/calculation-error.ts';
import { defineCalculator } from '../calculations/calculator.ts';
import { area, money, share, someMoney } from '../fields/fields.ts';
import { moneyResult, numberResult, rateResult } from '../fields/results.ts';

export const loadFactor = defineCalculator({
  name: 'load_factor',
  family: 'charges',
  question: 'How much of the rented area can I use?',
  inputs: z.strictObject({
    rentable: area('Rentable area'),
    usable: area('Usable area'),
    rentPsf: money('Rent per rentable square foot').optional(),
  }),
  results: z.object({
    loadFactor: numberResult('Load factor'),
    addOn: rateResult('Add-on, part of the usable area'),
    lossFactor: rateResult('Loss, part of the rentable area'),
    rentPerUsable: moneyResult('Rent', 'per usable sq ft').optional(),
  }),
  conventions: ['Load factor is rentable by usable area; the loss factor divides by the rentable area instead.'],
  provedBy: ['ARE-01'],
  example: { rentable: 50000, usable: 40000 },
  answer: ({ rentable, usable, rentPsf }) => {
    if (usable > rentable)
      return refuse(
        `The usable area of ${plain(usable)} is larger than the rentable area of ${plain(rentable)}.`,
        'usable',
      );
    const factor = decimal(rentable).div(usable);
    const common = decimal(rentable).minus(usable);
    return {
      results: {
        loadFactor: toRatio(factor),
        addOn: toRatio(factor.minus(1)),
        lossFactor: toRatio(common.div(rentable)),
        ...(rentPsf === undefined ? {} : { rentPerUsable: toCents(factor.times(rentPsf)) }),
      },
      working: [
        step('Load factor', 'rentable ÷ usable', `${plain(rentable)} ÷ ${plain(usable)}`, plain(factor)),
        step(
          'Loss factor',
          '(rentable − usable) ÷ rentable',
          `${plain(common)} ÷ ${plain(rentable)}`,
          percent(common.div(rentable)),
        ),
      ],
    };
  },
});

export const rentPerUsable = defineCalculator({
  name: 'rent_per_usable',
  family: 'charges',
  question: 'What do I pay for a square foot I can use?',
  inputs: z.strictObject({
    ratePerRsf: someMoney('Rent per rentable square foot'),
    addOn: share('Add-on', { max: 5, help: 'Common area as a part of the usable area, such as 20%.' }),
    usable: area('Usable area').optional(),
  }),
  results: z.object({
    ratePerUsf: moneyResult('Rent', 'per usable sq ft'),
    rentable: numberResult('Rentable area', 'sq ft').optional(),
    annualRent: moneyResult('Rent', 'a year').optional(),
  }),
  conventions: ['The add-on is a part of the usable area.', 'Rounded once, to the cent, half up.'],
  provedBy: ['ARE-02'],
  example: { ratePerRsf: 50, addOn: 0.2 },
  answer: ({ ratePerRsf, addOn, usable }) => {
    const factor = one.plus(addOn);
    const per = factor.times(ratePerRsf);
    return {
      results: {
        ratePerUsf: toCents(per),
        ...(usable === undefined
          ? {}
          : { rentable: toRatio(factor.times(usable)), annualRent: toCents(per.times(usable)) }),
      },
      working: [
        step(
          'Rent per usable square foot',
          'rent per rentable × (1 + add-on)',
          `${usd(ratePerRsf)} × ${plain(factor)}`,
          usd(per),
        ),
      ],
    };
  },
});
