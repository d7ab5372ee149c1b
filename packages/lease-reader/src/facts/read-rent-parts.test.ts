import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placedText } from '#testing/placed-text.ts';
import { readLease } from '../read-lease.ts';

const rentOf = (sentence: string) =>
  readLease([
    {
      name: 'lease.txt',
      document: placedText(
        [
          'ROOM LEASE',
          'This lease is made on May 4, 2027 between Ana Roe ("Landlord") and Li Wei ("Tenant") for a room at 12 Elm Street, Salem, Oregon 97301.',
          `1. Rent. ${sentence}`,
          '2. Term. One year from June 1, 2027.',
        ].join('\n\n'),
      ),
    },
  ]).facts.rent_monthly;

describe('the rent of a month', () => {
  it.each([
    ['$8,550 for the year, in nine payments of $950, each on the 1st.', 95_000],
    ['Rent is $13,800 for the year, taken in twelve draws of $1,150, one on the 3rd of each month.', 115_000],
    ['The rent is to be had in equal monthly parts, $2,050 and then $2,100.', 205_000],
    ['Nine hundred fifty a month, on the first.', 95_000],
    ['You pay 1,050 a month, by the 1st.', 105_000],
    ['$780 a calendar month, payable by the 1st.', 78_000],
  ])('is a part of a longer sum, or told without dollars: %s', (sentence, cents) => {
    expect(rentOf(sentence)?.value).toMatchObject({ cents });
  });

  it.each([
    'Twice the rent, $3,200, lies in an account at the bank.',
    'The brother answers for unpaid rent up to $14,400 in all.',
  ])('is no sum that only speaks of it: %s', (sentence) => {
    expect(rentOf(sentence)?.value ?? null).toBeNull();
  });

  it('is a twelfth of what is paid in twelve parts, and says so', () => {
    fc.assert(
      fc.property(fc.integer({ min: 300, max: 9000 }), (dollars) => {
        const year = (dollars * 12).toLocaleString('en-US');
        const fact = rentOf(`For a full year, $${year}, paid in twelve like parts on the first of each month.`);
        expect(fact).toMatchObject({ value: { cents: dollars * 100 }, method: 'computed' });
        expect(fact?.reasoning).toContain('twelfth');
      }),
      { numRuns: 20 },
    );
  });
});
