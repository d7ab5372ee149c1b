import { z } from 'zod';
import { decimal, toCents } from '../amounts/decimal.ts';
import { plain, usd } from '../amounts/format.ts';
import { step } from '../calculations/calculation.ts';
import { refuse } from '../calculations/calculation-error.ts';
import { defineCalculator } from '../calculations/calculator.ts';
import { area, money, quantity, someMoney } from '../fields/fields.ts';
import { moneyResult } from '../fields/results.ts';

export const netEffectiveRentPsf = defineCalculator({
  name: 'net_effective_rent_psf',
  family: 'cost',
  question: 'What is the effective rent per square foot?',
  inputs: z.strictObject({
    annualRatePsf: someMoney('Rent per square foot', { unit: 'a year' }),
    termYears: quantity('Years of the term', { min: 0.01, max: 99, unit: 'years' }),
    freeMonths: quantity('Free months', { max: 1188, unit: 'months' }).default(0),
    tiPsf: money('Improvement allowance per square foot', { help: 'What the landlord pays for your fit-out.' }).default(
      0,
    ),
    movingPsf: money('Other allowances per square foot').default(0),
    tenantCostsPsf: money('Costs you bear, per square foot and year', {
      help: 'Operating costs on top of the rent.',
    }).default(0),
    sf: area('Rentable area').optional(),
  }),
  results: z.object({
    effectivePsf: moneyResult('Effective rent', 'per sq ft and year'),
    totalConcessionPsf: moneyResult('Concessions', 'per sq ft'),
    perYear: moneyResult('Concessions', 'per sq ft and year'),
    effectiveAnnual: moneyResult('Effective rent', 'a year').optional(),
    effectiveMonthly: moneyResult('Effective rent', 'a month').optional(),
  }),
  conventions: ['Simple average over the term: no interest.', 'Rounded once, to the cent, half up.'],
  provedBy: ['NER-04', 'WEB-15'],
  example: { annualRatePsf: 20, termYears: 5, freeMonths: 5, tiPsf: 10 },
  answer: ({ annualRatePsf, termYears, freeMonths, tiPsf, movingPsf, tenantCostsPsf, sf }) => {
    if (decimal(freeMonths).div(12).gt(termYears))
      return refuse(`${plain(freeMonths)} free months do not fit into ${plain(termYears)} years.`, 'freeMonths');
    const free = decimal(annualRatePsf).div(12).times(freeMonths);
    const concession = free.plus(tiPsf).plus(movingPsf);
    const perYear = concession.div(termYears);
    const effective = decimal(annualRatePsf).minus(perYear).plus(tenantCostsPsf);
    return {
      results: {
        effectivePsf: toCents(effective),
        totalConcessionPsf: toCents(concession),
        perYear: toCents(perYear),
        ...(sf === undefined
          ? {}
          : { effectiveAnnual: toCents(effective.times(sf)), effectiveMonthly: toCents(effective.times(sf).div(12)) }),
      },
      working: [
        step(
          'Free rent',
          'rent ÷ 12 × free months',
          `${usd(annualRatePsf)} ÷ 12 × ${plain(freeMonths)}`,
          `$${plain(free)}`,
        ),
        step(
          'Concessions',
          'free rent + allowances',
          `$${plain(free)} + ${usd(decimal(tiPsf).plus(movingPsf))}`,
          `$${plain(concession)}`,
        ),
        step(
          'For one year',
          'concessions ÷ years',
          `$${plain(concession)} ÷ ${plain(termYears)}`,
          `$${plain(perYear)}`,
        ),
        step(
          'Effective rent',
          'rent − concessions for one year + costs you bear',
          `${usd(annualRatePsf)} − $${plain(perYear)} + ${usd(tenantCostsPsf)}`,
          usd(effective),
        ),
      ],
    };
  },
});
