import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placedText } from '#testing/placed-text.ts';
import { readLease } from '../read-lease.ts';
import { monthAmountsIn } from './month-amounts.ts';

const reportOf = (...rent: readonly string[]) =>
  readLease([
    {
      name: 'lease.txt',
      document: placedText(`RETAIL LEASE

This Lease is made on May 4, 2026 between Harrow Square, Ltd. ("Landlord") and Copper Kettle, LLC ("Tenant") for Suite 9, 300 Harrow Square, Temple, Texas 76501, 1,200 square feet. The term begins on July 1, 2026 and ends on June 30, 2029.

${rent.join('\n')}`),
    },
  ]);

const stepsOf = (...rent: readonly string[]) =>
  reportOf(...rent).money.rentSchedule.map(({ monthly }) => monthly.cents);

it('takes the sum of the month where a step names that of a year first, in rows and in one sentence', () => {
  const rows = [
    'Base Rent: Year 1: $28,800.00 per annum, $2,400.00 per month',
    'Year 2: $29,664.00 per annum, $2,472.00 per month',
    'Year 3: $30,553.92 per annum, $2,546.16 per month',
  ];
  const { facts, money } = reportOf(...rows);

  expect(money.rentSchedule.map(({ monthly }) => monthly.cents)).toEqual([240_000, 247_200, 254_616]);
  expect(facts.rent_monthly?.value).toMatchObject({ cents: 240_000 });
  expect(facts.rent_annual?.value).toMatchObject({ cents: 2_880_000 });
  expect(money.totalRent?.cents).toBe(12 * (240_000 + 247_200 + 254_616));
  expect(
    stepsOf(
      'Base Rent: Lease Years 1-2: $28,800.00 per year, payable $2,400.00 per month; Lease Year 3: $30,000.00 per year, payable $2,500.00 per month',
    ),
  ).toEqual([240_000, 250_000]);
});

it('counts years that are written out', () => {
  const year = (name: string, rent: string) => `Lease Year ${name}: ${rent} per month`;

  expect(
    stepsOf(`Base Rent: ${year('One', '$2,400.00')}`, year('Two', '$2,472.00'), year('Three', '$2,546.16')),
  ).toEqual([240_000, 247_200, 254_616]);
});

it('takes a twelfth where a step names the sum of a year alone', () => {
  expect(
    stepsOf('Annual Base Rent: Year 1: $28,800 per year; Year 2: $29,664 per year; Year 3: $30,000 per year'),
  ).toEqual([240_000, 247_200, 250_000]);
});

it('takes the sums of the months where a sentence tells the rent of each year first', () => {
  expect(
    stepsOf(
      'Rent. The annual rent for the first Lease Year is $28,800.00 ($2,400.00 per month), for the second Lease Year $29,664.00 ($2,472.00 per month) and for the third Lease Year $30,000.00 ($2,500.00 per month).',
    ),
  ).toEqual([240_000, 247_200, 250_000]);
});

it('takes the rent of a further term for none of this one', () => {
  const { facts } = reportOf(
    'Rent: $2,400.00 per month.',
    '\n3. OPTIONS. Lessee may extend the term for five years. Minimum annual rent in the option period shall be $40,000.00 per year.',
  );

  expect(facts.rent_annual?.value).toMatchObject({ cents: 2_880_000 });
});

it('gives a month the same rent whichever way round its sums stand', () => {
  fc.assert(
    fc.property(fc.integer({ min: 50_000, max: 5_000_000 }), (cents) => {
      const [month, year] = [cents, cents * 12].map((sum) => `$${(sum / 100).toFixed(2)}`);
      for (const words of [
        `${year} per year, payable ${month} per month`,
        `${month} per month (${year} per year)`,
        `${year} annually`,
      ])
        expect(monthAmountsIn(words).amounts.map((each) => each.cents)).toEqual([cents]);
    }),
  );
});
