import { expect, test } from 'vitest';
import { placedText } from '#testing/placed-text.ts';
import { readLease } from '../read-lease.ts';

const signedByAgent = `RENTAL AGREEMENT

1. Parties. This agreement is made on May 2, 2026 between Gull Point Homes, LLC, a Maine limited liability company ("Owner"), acting through its agent Ferry Landing Management, and Ida Brandt and Tomas Okoro, jointly and severally ("Residents").

2. Home. Owner rents to Residents the home at 14 Wharf Lane, Belfast, ME 04915 for twelve months from June 1, 2026.

3. Rent. Residents pay $1,480 on the first of every month.

Owner: Ferry Landing Management, as agent        Date: 5/2/2026
Resident: Ida Brandt      Date: 5/2/2026
Resident: Tomas Okoro      Date: 5/3/2026
`;

const valuesOf = (text: string) => {
  const { facts } = readLease([{ name: 'lease.txt', document: placedText(text) }]);
  return (...fields: readonly string[]) => fields.map((field) => facts[field]?.value);
};

test('the owner is who the lease names, and who signs for the owner is the manager', () => {
  expect(valuesOf(signedByAgent)('landlord', 'manager')).toEqual([
    ['Gull Point Homes, LLC'],
    'Ferry Landing Management',
  ]);
});

test('lines of signatures name one tenant each, and all of them rent', () => {
  expect(valuesOf(signedByAgent)('tenants')).toEqual([['Ida Brandt', 'Tomas Okoro']]);
  const nameless = signedByAgent.replace(/ between Gull[\s\S]*?\("Residents"\)/, '');
  expect(valuesOf(nameless)('tenants')).toEqual([['Ida Brandt', 'Tomas Okoro']]);
});
