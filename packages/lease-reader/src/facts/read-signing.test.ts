import { expect, it } from 'vitest';
import { placedText } from '#testing/placed-text.ts';
import { readLease } from '../read-lease.ts';

const leaseDateOf = (...paragraphs: string[]): unknown =>
  readLease([
    {
      name: 'lease.txt',
      document: placedText(
        [
          'HOUSE LEASE',
          'Ann Poole (Landlord) lets 12 Elm Street, Toledo, Ohio 43604 to Bob Crane (Tenant) for $900 a month.',
          ...paragraphs,
        ].join('\n\n'),
      ),
    },
  ]).facts.lease_date?.value;

it.each([
  'The inspection report dated November 20, 2026 is attached.',
  'Landlord hands over the lead paint disclosure signed November 20, 2026.',
])('does not take the day of another paper for that of the lease: %s', (words) => {
  expect(leaseDateOf(words, 'The parties put their hands to this lease on December 3, 2026.')).toBe('2026-12-03');
});

it('takes the day on which the lease itself was made', () => {
  expect(leaseDateOf('This lease is made and dated December 3, 2026.')).toBe('2026-12-03');
});
