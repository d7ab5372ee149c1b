import { expect, it } from 'vitest';
import { readLease } from '#index.ts';
import { placedText } from '#testing/placed-text.ts';

it('tells a protection that words take away once, with its words, and takes points for it once', () => {
  const { flags, missing, score } = readLease([
    {
      name: 'lease.txt',
      document: placedText(
        'OFFICE LEASE\n\nThis lease is made between Alder Holdings LLC ("Landlord") and Birch Studio Inc. ("Tenant") for Suite 4, 12 Elm Street, Toledo, Ohio 43604.\n\nTerm. The term is three years from May 1, 2025. Rent is $2,000 a month.\n\nMortgages. This Lease is and shall be subject and subordinate to every mortgage now or hereafter placed on the Building, without any further instrument.',
      ),
    },
  ]);
  const lender = missing.find(({ id }) => id === 'RF49_no_snda');

  expect(lender?.evidence?.map(({ quote }) => quote)).toEqual([expect.stringContaining('subject and subordinate')]);
  expect(flags.map(({ id }) => id)).not.toContain('RF49_no_snda');
  expect(score.parts.filter(({ label }) => label === `Missing: ${lender?.title}`)).toHaveLength(1);
});
