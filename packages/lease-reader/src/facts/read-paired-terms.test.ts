import { expect, it } from 'vitest';
import { placedText } from '#testing/placed-text.ts';
import { readLease } from '../read-lease.ts';

const reportOf = (...clauses: string[]) =>
  readLease([{ name: 'lease.txt', document: placedText(clauses.join('\n\n')) }]);

const opening =
  'This lease is made between Ann Poole (Landlord) and Bob Crane (Tenant) for 12 Elm Street, Toledo, Ohio 43604.';

it('reads the days to put right a debt and those for the rest from one sentence', () => {
  const { facts } = reportOf(
    'LEASE',
    opening,
    'Tenant is in default if it does not pay within 3 days after notice or does not perform within 20 days after notice.',
  );

  expect(facts.cure_days?.value).toEqual({ monetary: 3, other: 20 });
});

it('takes a bill that is "ours" for one that the landlord pays, and a repair that is "ours" for none', () => {
  const { facts } = reportOf(
    'LEASE',
    'We, the lessors Ann Poole and Ed Poole, let to the lessee, Bob Crane, the house at 12 Elm Street, Toledo, Ohio 43604.',
    "Water and sewer bills are ours. Electric and propane are the lessee's. Whatever goes wrong with the heat is ours to repair.",
  );

  expect(facts.utilities_landlord?.value).toEqual(['water', 'sewer']);
  expect(facts.utilities_tenant?.value).toEqual(['electricity', 'propane']);
});

it('keeps a term that then goes on by the month for a fixed one', () => {
  const { facts } = reportOf(
    'LEASE',
    opening,
    'Initial term: 09/01/2026 - 08/31/2027, then month to month until ended.',
  );

  expect(facts.tenancy_type?.value).toBe('fixed');
});

it('reads who is who from a row with the role behind the name', () => {
  const { facts } = reportOf(
    'LEASE',
    'Between\tAmara Diallo\t(landlord)\nand\tWesley Tran / Joanna Kirsch\t(tenants)\nfor\tHouse at 2604 Sycamore Drive, Lincoln, NE 68506',
    'The rent is $900 a month. The deposit is $900.',
  );

  expect([facts.landlord?.value, facts.tenants?.value]).toEqual([['Amara Diallo'], ['Wesley Tran', 'Joanna Kirsch']]);
});

it('does not send letters to the address that somebody lets', () => {
  const { facts } = reportOf(
    'SUBLEASE AGREEMENT',
    'This Sublease is between Argent Software, Inc. ("Sublandlord") and Pilaster Studio, LLC ("Subtenant"). One Foundry Owner LLC leased to Sublandlord Suite 310 at One Foundry Square, 44 Foundry Street, Providence, Rhode Island 02903.',
    'Rent is $4,542.00 per month. Sublandlord subleases to Subtenant Suite 310.',
    'Notices. Sublandlord: 9 Summit Avenue, Suite 12, Warwick, RI 02886.',
  );

  expect(facts.premises_address?.value).toContain('44 Foundry Street');
  expect(facts.landlord_notice_address?.value).toBe('9 Summit Avenue, Suite 12, Warwick, RI 02886');
});

it('knows an agreement about a room for a lease, in words that never say so', () => {
  const { verdict } = reportOf(
    'Room agreement',
    "I'm Hollis Ethe and I own the house. You're Pia Romano and you rent the upstairs bedroom.",
    "You move in January 3, 2026. Rent's $525. All bills are included. No pets, sorry. Smoke on the back porch only.",
  );

  expect(verdict).toBe('lease');
});
