import { z } from 'zod';
import { cheaperOf } from '../amounts/cheaper-of.ts';
import { decimal, larger, toCents, toRatio, zero } from '../amounts/decimal.ts';
import { plain, usd } from '../amounts/format.ts';
import { step } from '../calculations/calculation.ts';
import { refuse } from '../calculations/calculation-error.ts';
import { defineCalculator } from '../calculations/calculator.ts';
import { count, money, quantity, someMoney } from '../fields/fields.ts';
import { balanceResult, moneyResult, rateResult } from '../fields/results.ts';

export const renewalOrMove = defineCalculator({
  name: 'renewal_or_move',
  family: 'leaving',
  question: 'Is it cheaper to renew or to move?',
  inputs: z.strictObject({
    renewalRent: someMoney('Monthly rent if you renew'),
    newRent: someMoney('Monthly rent of the new place'),
    months: count('Months to compare', { unit: 'months' }).default(12),
    renewalFreeMonths: quantity('Free months if you renew', { max: 120, unit: 'months' }).default(0),
    newFreeMonths: quantity('Free months of the new place', { max: 120, unit: 'months' }).default(0),
    movingCost: money('Moving costs').default(0),
    newFees: money('Fees of the new place', { help: 'Application, broker, set-up.' }).default(0),
    doubleRentMonths: quantity('Months you pay both', { max: 12, unit: 'months' }).default(0),
    newDeposit: money('Deposit of the new place').default(0),
    depositBack: money('Deposit you get back').default(0),
    monthlyDifference: money('Other costs of the new place, a month', {
      help: 'Parking, commuting, utilities beyond today’s.',
    }).default(0),
  }),
  results: z.object({
    renew: moneyResult('Renewing costs'),
    move: moneyResult('Moving costs'),
    difference: balanceResult('Moving saves', 'Moving costs more by'),
    breakEvenRent: moneyResult('Rent of the new place at which both cost the same'),
    cashNeeded: moneyResult('Cash needed to move'),
    paybackShare: rateResult('Moving costs by saved rent of the months'),
  }),
  conventions: ['Undiscounted sums over the months compared; deposits come back and count only as cash needed.'],
  provedBy: ['WEB-10'],
  example: { renewalRent: 2300, newRent: 2100, months: 12, movingCost: 1200, newFees: 150, newFreeMonths: 1 },
  answer: (given) => {
    const { months } = given;
    if (given.renewalFreeMonths > months || given.newFreeMonths > months)
      return refuse('There are more free months than months to compare.', 'newFreeMonths');
    const renew = decimal(given.renewalRent).times(decimal(months).minus(given.renewalFreeMonths));
    const paidMonths = decimal(months).minus(given.newFreeMonths);
    const once = decimal(given.movingCost)
      .plus(given.newFees)
      .plus(decimal(given.renewalRent).times(given.doubleRentMonths));
    const running = decimal(given.monthlyDifference).times(months);
    const move = decimal(given.newRent).times(paidMonths).plus(once).plus(running);
    const breakEven = paidMonths.isZero() ? zero : larger(zero, renew.minus(once).minus(running).div(paidMonths));
    const saved = renew.minus(decimal(given.newRent).times(paidMonths)).minus(running);
    return {
      results: {
        renew: toCents(renew),
        move: toCents(move),
        difference: toCents(renew.minus(move)),
        breakEvenRent: toCents(breakEven),
        cashNeeded: toCents(once.plus(given.newDeposit).plus(given.newRent).minus(given.depositBack)),
        paybackShare: saved.lte(0) ? 0 : toRatio(once.div(saved)),
      },
      verdict: cheaperOf('Moving', move, 'renewing', renew),
      working: [
        step(
          'Renewing',
          'rent × (months − free months)',
          `${usd(given.renewalRent)} × ${plain(decimal(months).minus(given.renewalFreeMonths))}`,
          usd(renew),
        ),
        step(
          'Once, for moving',
          'moving + fees + rent paid twice',
          `${usd(given.movingCost)} + ${usd(given.newFees)} + ${usd(decimal(given.renewalRent).times(given.doubleRentMonths))}`,
          usd(once),
        ),
        step(
          'Moving',
          'rent × months paid + once + other costs',
          `${usd(given.newRent)} × ${plain(paidMonths)} + ${usd(once)} + ${usd(running)}`,
          usd(move),
        ),
        step('Difference', 'renewing − moving', `${usd(renew)} − ${usd(move)}`, usd(renew.minus(move))),
        step(
          'Break-even rent',
          '(renewing − once − other costs) ÷ months paid',
          `(${usd(renew)} − ${usd(once)} − ${usd(running)}) ÷ ${plain(paidMonths)}`,
          usd(breakEven),
        ),
      ],
    };
  },
});
