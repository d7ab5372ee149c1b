import { expect, it } from 'vitest';
import { readLease } from '#index.ts';
import { placedText } from '#testing/placed-text.ts';

const flagsOf = (clause: string) =>
  readLease([
    {
      name: 'lease.txt',
      document: placedText(
        `ROOM RENTAL\n\nThis agreement is made on May 1, 2027 between Ann Poole ("Landlord") and Bob Crane ("Tenant") for a room at 12 Elm Street, Toledo, Ohio 43604, from month to month. The rent is $500 a month.\n\nENDING. ${clause}`,
      ),
    },
  ]).flags.map(({ id }) => id);

it('flags a tenant who has to warn longer than the landlord does, told in two sentences', () => {
  expect(
    flagsOf(
      'If Tenant wants to leave, Tenant tells Landlord 45 days ahead. Landlord can have Tenant leave on 10 days notice.',
    ),
  ).toContain('RF72_termination_asym');
});

it.each([
  'If Tenant wants to leave, Tenant tells Landlord 30 days ahead. Landlord can have Tenant leave on 30 days notice.',
  'If Tenant wants to leave, Tenant tells Landlord 45 days ahead. Where the rent is unpaid Landlord may end this agreement on 10 days notice.',
])('flags no notices of one length, nor the notice after a breach: %s', (clause) => {
  expect(flagsOf(clause)).not.toContain('RF72_termination_asym');
});
