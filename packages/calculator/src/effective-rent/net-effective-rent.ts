import { z } from 'zod';
import { decimal, toCents, toRatio } from '../amounts/decimal.ts';
import { plain, usd } from '../amounts/format.ts';
import { step } from '../calculations/calculation.ts';
import { refuse } from '../calculations/calculation-error.ts';
import { defineCalculator } from '../calculations/calculator.ts';
import { flag, money, quantity } from '../fields/fields.ts';
import { moneyResult, numberResult } from '../fields/results.ts';

/**
 * Gross rent less concessions, spread over the term. Free months lie inside the term (12 months of which one is free) or
 * are added to it (24 paid and 3 free make 27): https://connectclassroom.com/glossary/effective-rate
 */
export const netEffectiveRent = defineCalculator({
  name: 'net_effective_rent',
  family: 'cost',
  question: 'What is the rent after free months and credits?',
  inputs: z.strictObject({
    monthlyRent: money('Monthly rent').optional(),
    rate: quantity('Rent for a month', { help: 'Per square foot, instead of the monthly rent.' }).optional(),
    termMonths: quantity('Months of the term', { max: 1200, unit: 'months' }).optional(),
    paidMonths: quantity('Months paid in full', {
      max: 1200,
      unit: 'months',
      help: 'Instead of the term: the months in which rent is paid.',
    }).optional(),
    freeMonths: quantity('Free months', { max: 1200, unit: 'months', help: 'Half a month is 0.5.' }).default(0),
    freeInsideTerm: flag('Free months are part of the term', 'If not, they are added to the term.').default(true),
    oneTimeCredit: money('One-time credit', { help: 'A gift card, a waived fee, a move-in credit.' }).default(0),
    monthlyFees: money('Fees owed each month', { help: 'Parking, trash, a technology package.' }).default(0),
  }),
  results: z.object({
    netEffectiveMonthly: moneyResult('Net effective rent', 'a month'),
    gross: moneyResult('Rent before concessions'),
    concession: moneyResult('Concessions'),
    netTotal: moneyResult('Rent after concessions'),
    netEffectiveAnnual: moneyResult('Net effective rent', 'a year'),
    rate: numberResult('Effective rate'),
    display: numberResult('Effective rate, to the cent'),
  }),
  conventions: [
    'Simple average: money now and money later count the same.',
    'The divisor is the whole time in the premises, free months included.',
    'Rounded once, to the cent, half up.',
  ],
  provedBy: ['NER-01', 'NER-03'],
  example: { monthlyRent: 2400, termMonths: 12, freeMonths: 1 },
  answer: (given) => {
    const stated = given.monthlyRent ?? given.rate;
    if (stated === undefined) return refuse('Monthly rent is missing.', 'monthlyRent');
    const { occupied, paid } = monthsOf(given);
    const perMonth = decimal(stated);
    const extras = decimal(given.monthlyFees).times(occupied);
    const gross = perMonth.times(given.freeInsideTerm || given.termMonths === undefined ? occupied : paid).plus(extras);
    const credit = decimal(given.oneTimeCredit);
    const net = perMonth.times(paid).plus(extras).minus(credit);
    const concession = gross.minus(net);
    const effective = net.div(occupied);
    return {
      results: {
        netEffectiveMonthly: toCents(effective),
        gross: toCents(gross),
        concession: toCents(concession),
        netTotal: toCents(net),
        netEffectiveAnnual: toCents(effective.times(12)),
        rate: toRatio(effective),
        display: toCents(effective),
      },
      working: [
        step(
          'Rent before concessions',
          'rent × months',
          `${usd(perMonth)} × ${plain(gross.minus(extras).div(perMonth.isZero() ? 1 : perMonth))}${extras.isZero() ? '' : ` + ${usd(extras)} of fees`}`,
          usd(gross),
        ),
        step(
          'Concessions',
          'free months × rent + credit',
          `${plain(given.freeMonths)} × ${usd(perMonth)} + ${usd(credit)}`,
          usd(concession),
        ),
        step('Rent after concessions', 'before − concessions', `${usd(gross)} − ${usd(concession)}`, usd(net)),
        step(
          'Net effective rent',
          'after concessions ÷ months in the premises',
          `${usd(net)} ÷ ${plain(occupied)}`,
          `$${plain(effective)}`,
        ),
      ],
    };
  },
});

type Months = {
  readonly termMonths?: number | undefined;
  readonly paidMonths?: number | undefined;
  readonly freeMonths: number;
  readonly freeInsideTerm: boolean;
};

const monthsOf = ({
  termMonths,
  paidMonths,
  freeMonths,
  freeInsideTerm,
}: Months): { occupied: number; paid: number } => {
  if (paidMonths !== undefined) {
    const occupied = termMonths ?? paidMonths + freeMonths;
    if (occupied <= 0) return refuse('A term of 0 months has no rent.', 'paidMonths');
    if (paidMonths > occupied)
      return refuse(`${plain(paidMonths)} months cannot be paid in a term of ${plain(occupied)}.`, 'paidMonths');
    return { occupied, paid: paidMonths };
  }
  if (termMonths === undefined) return refuse('Months of the term is missing.', 'termMonths');
  if (termMonths <= 0) return refuse('A term of 0 months has no rent. Give at least one month.', 'termMonths');
  if (!freeInsideTerm) return { occupied: termMonths + freeMonths, paid: termMonths };
  if (freeMonths > termMonths)
    return refuse(`${plain(freeMonths)} free months do not fit into a term of ${plain(termMonths)}.`, 'freeMonths');
  return { occupied: termMonths, paid: termMonths - freeMonths };
};
