import { expect, it } from 'vitest';
import { readLease } from '#index.ts';
import { placedText } from '#testing/placed-text.ts';

it('takes points for a matter once, whether words take a protection away or nothing gives it', () => {
  const { flags, missing, score } = readLease([
    {
      name: 'lease.txt',
      document: placedText(
        'OFFICE LEASE\n\nThis lease is made between Alder Holdings LLC ("Landlord") and Birch Studio Inc. ("Tenant") for Suite 4, 12 Elm Street, Toledo, Ohio 43604.\n\nTerm. The term is three years from May 1, 2025. Rent is $2,000 a month.\n\nMortgages. This Lease is and shall be subject and subordinate to every mortgage now or hereafter placed on the Building, without any further instrument.',
      ),
    },
  ]);
  const both = missing.filter(({ id }) => flags.some((flag) => flag.id === id));

  expect(both.map(({ id }) => id)).toEqual(['RF49_no_snda']);
  for (const { title } of both) expect(score.parts.filter(({ label }) => label.includes(title))).toHaveLength(1);
});
