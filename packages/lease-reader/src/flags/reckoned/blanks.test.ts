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
