import { expect, it } from 'vitest';
import { readLease } from '#index.ts';
import { placedText } from '#testing/placed-text.ts';

const lease = (signing: string) =>
  readLease([
    {
      name: 'lease.txt',
      document: placedText(
        `RESIDENTIAL LEASE\n\nThis lease is made on May 1, 2025 between Ann Poole ("Landlord") and Bob Crane ("Tenant") for 12 Elm Street, Toledo, Ohio 43604. The rent is $900 a month.\n\n${signing}`,
      ),
    },
  ]);

it('reads capitals without end before a blank in a moment', () => {
  const { verdict } = lease(`${'ABCDEFGHIJ'.repeat(4)} KLM NOP 5 ________`);
  expect(verdict).toBe('lease');
});

it.each([
  'TENANT  Bob Crane  ______________________   DATE 05/09/2025',
  '______________________ L.S.              ______________________ L.S.\nAnn Poole                          Bob Crane',
])('takes no line to sign on for a blank that was left open: %s', (signing) => {
  expect(lease(signing).flags.map(({ id }) => id)).not.toContain('RF62_blank_fields');
});

it.each([
  'EXHIBIT C\n\nThe parties certify that the Commencement Date was ____________ and that the Term expires on ____________.',
  '[ ] Late fee after five days   $________',
  'If not included, the fee for a garage is $________ a month.',
  'For the Agent: ____________________ Rosa Lindqvist, President',
])('takes no blank that is left for later or for nobody for one of the terms: %s', (words) => {
  expect(lease(words).flags.map(({ id }) => id)).not.toContain('RF62_blank_fields');
});

it('names a blank in the terms', () => {
  expect(lease('The Commencement Date is ____________.').flags.map(({ id }) => id)).toContain('RF62_blank_fields');
});
