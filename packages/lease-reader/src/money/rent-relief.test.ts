import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placedText } from '#testing/placed-text.ts';
import { readLease } from '../read-lease.ts';

const term = 'The term begins on June 1, 2026 and ends on May 31, 2027.';

const moneyOf = (words: string, days = term, rent = 'Rent is $900 per month due on the 1st day of each month.') => {
  const document = placedText(`RESIDENTIAL LEASE

This Lease is made on May 1, 2026 between Ann Beecham ("Landlord") and Cal Marlow ("Tenant") for the dwelling at 12 Oak Street, Salem, Oregon 97301. ${days} ${rent} The security deposit is $900. The house was built in 1990.

${words}`);
  return readLease([{ name: 'lease.txt', document }]).money;
};

const stepsOf = (words: string) =>
  moneyOf(words).rentSchedule.map(({ from, to, monthly }) => [from, to, monthly.cents]);

const split = (from: string, to: string, before: string, after: string, cents = 0) => [
  ['2026-06-01', before, 90_000],
  [from, to, cents],
  [after, '2027-05-31', 90_000],
];

it('leaves the months out of the rent that a lease names as free', () => {
  const december = split('2026-12-01', '2026-12-31', '2026-11-30', '2027-01-01');

  for (const words of [
    'Concession: One month free (December 2026).',
    'The rent for December 2026 is waived.',
    'No rent is due for December 2026.',
    'December 2026 is free of rent, and January 2027 is charged in full.',
  ])
    expect(stepsOf(words), words).toEqual(december);
  expect(moneyOf('The rent for December 2026 is waived.').totalRent?.cents).toBe(11 * 90_000);
  expect(moneyOf('The rent for December 2026 is waived.').effectiveMonthly?.cents).toBe(82_500);
});

it('takes lists and ranges of months that share a year', () => {
  const winter = split('2026-12-01', '2027-02-28', '2026-11-30', '2027-03-01');

  for (const words of [
    'Rent is waived for December, January and February 2027.',
    'Rent is waived for December 2026 through February 2027.',
    'Rent is abated for December 2026, January 2027 and February 2027.',
  ])
    expect(stepsOf(words), words).toEqual(winter);
});

it('asks for the part of a month that a lease reduces', () => {
  const part = split('2026-10-01', '2026-10-31', '2026-09-30', '2026-11-01', 45_000);

  expect(stepsOf('Rent for October 2026 shall be one half, i.e. $450.00, in return for painting.')).toEqual(part);
  expect(stepsOf('The rent for October 2026 is half of the usual rent.')).toEqual(part);
});

it('frees the first or the last months where the lease counts them only', () => {
  expect(stepsOf("The first month's rent is free.")[0]).toEqual(['2026-06-01', '2026-06-30', 0]);
  expect(stepsOf("The last month's rent shall be waived.").at(-1)).toEqual(['2027-05-01', '2027-05-31', 0]);
  expect(stepsOf('The first two months of rent are free.')).toEqual([
    ['2026-06-01', '2026-07-31', 0],
    ['2026-08-01', '2027-05-31', 90_000],
  ]);
});

it('takes a fee that is waived, a condition or somebody who is free for no month without rent', () => {
  for (const words of [
    'The late fee for December 2026 is waived.',
    'If the house is damaged, the rent for December 2026 is waived.',
    'With two months of notice you are free.',
  ])
    expect(stepsOf(words), words).toEqual([['2026-06-01', '2027-05-31', 90_000]]);
});

it('asks for as much less as the freed months cost, whichever month of the term it is', () => {
  const names = ['June', 'July', 'August', 'September', 'October', 'November', 'December'];
  fc.assert(
    fc.property(fc.constantFrom(...names), (name) => {
      const money = moneyOf(`The rent for ${name} 2026 is waived.`);
      expect(money.totalRent?.cents).toBe(11 * 90_000);
      expect(money.rentSchedule.filter(({ monthly }) => monthly.cents === 0)).toHaveLength(1);
    }),
    { numRuns: 14 },
  );
});

it('asks for each payment in full where the lease counts them', () => {
  const days = 'The term begins on August 20, 2026 and ends on July 31, 2027.';

  expect(moneyOf('', days).totalRent?.cents).toBeLessThan(12 * 90_000);
  for (const rent of [
    'Rent is payable in twelve (12) equal installments of $900.',
    'Total Rent for the Lease Term: $10,800. Rent is $900 per month.',
  ])
    expect(moneyOf('', days, rent).totalRent?.cents, rent).toBe(12 * 90_000);
  expect(moneyOf('', days, 'Rent is payable in twelve (12) equal installments of $900.').effectiveMonthly?.cents).toBe(
    90_000,
  );
});
