import { z } from 'zod';
import { decimal, sum, toCents } from '../amounts/decimal.ts';
import { plain, usd } from '../amounts/format.ts';
import { step } from '../calculations/calculation.ts';
import { refuse } from '../calculations/calculation-error.ts';
import { defineCalculator } from '../calculations/calculator.ts';
import { count, list, quantity, someMoney } from '../fields/fields.ts';
import { countResult, moneyListResult, moneyResult } from '../fields/results.ts';

export const prorationAcrossMonths = defineCalculator({
  name: 'proration_across_months',
  family: 'cost',
  question: 'What is the rent for days in several months?',
  inputs: z.strictObject({
    monthlyRent: someMoney('Monthly rent'),
    segments: list(
      'Months',
      z.strictObject(
        {
          daysInMonth: count('Days in the month', { min: 28, max: 31 }),
          days: quantity('Days to pay for', { max: 31 }),
        },
        { error: 'Each line has the days in the month and the days to pay for.' },
      ),
      'One line for each calendar month: its length, and the days of it to pay for.',
      1,
      1200,
    ),
  }),
  results: z.object({
    amount: moneyResult('Rent for these days'),
    billableDays: countResult('Days to pay for', 'days'),
    parts: moneyListResult('For each month'),
  }),
  conventions: [
    'Each month has its own daily rate: the rent by the days of that month.',
    'The sum is rounded once, to the cent, half up.',
  ],
  provedBy: ['PRO-04'],
  example: {
    monthlyRent: 1950,
    segments: [
      { daysInMonth: 31, days: 12 },
      { daysInMonth: 30, days: 14 },
    ],
  },
  answer: ({ monthlyRent, segments }) => {
    const tooMany = segments.findIndex(({ days, daysInMonth }) => days > daysInMonth);
    const wrong = segments[tooMany];
    if (wrong)
      refuse(
        `The month has ${wrong.daysInMonth} days, and ${plain(wrong.days)} are to be paid for.`,
        `segments.${tooMany}.days`,
      );
    const parts = segments.map(({ daysInMonth, days }) => decimal(monthlyRent).times(days).div(daysInMonth));
    const amount = sum(parts);
    return {
      results: {
        amount: toCents(amount),
        billableDays: sum(segments.map(({ days }) => decimal(days))).toNumber(),
        parts: parts.map(toCents),
      },
      working: [
        ...segments.map(({ daysInMonth, days }, index) =>
          step(
            `Month ${index + 1}`,
            'monthly rent ÷ days in the month × days',
            `${usd(monthlyRent)} ÷ ${daysInMonth} × ${plain(days)}`,
            usd(parts[index] ?? 0),
          ),
        ),
        step('Together', 'sum of the months', parts.map(usd).join(' + '), usd(amount)),
      ],
    };
  },
});
