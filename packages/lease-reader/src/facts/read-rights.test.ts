import { describe, expect, it } from 'vitest';
import { placedText } from '#testing/placed-text.ts';
import { readLease } from '../read-lease.ts';

const typesIn = (clause: string, kind: 'SHOP' | 'HOUSE' = 'SHOP') => {
  const { facts } = readLease([
    {
      name: 'lease.txt',
      document: placedText(`${kind} LEASE

This lease is made on March 1, 2027 between Elm Quay LLC ("Landlord") and Reed & Daughters, Inc. ("Tenant") for the retail premises at 8 Elm Quay, Dover, Delaware 19901. Base Rent is $3,000 a month, and Tenant pays its share of the operating expenses of the shopping center.

${clause}
`),
    },
  ]);
  return (facts['rights']?.value as readonly { readonly type: string }[] | null | undefined)?.map(({ type }) => type);
};

describe('rights of a tenant of a business', () => {
  it.each([
    [['ROFR'], 'Tenant has a right of first refusal on the shop next door.'],
    [['ROFR'], 'If Landlord gets an offer for the building, Tenant has fifteen days to match it.'],
    [['ROFO'], 'Should Shop 9 become available, Landlord shall offer that shop to Tenant first.'],
    [['ROFO'], 'Before leasing Shop 9 to anybody, Landlord shall offer it to Tenant in writing.'],
    [['purchase'], 'Tenant holds an option to purchase the building for $900,000.'],
    [['termination'], 'Tenant may end this lease at any time after the thirtieth month by 120 days written notice.'],
    [
      ['ROFR', 'expansion'],
      'Tenant has a right of first refusal on Shop 9. Tenant has an expansion option on Shop 11.',
    ],
  ])('are told by name or by what they do: %s', (types, clause) => {
    expect(typesIn(clause)).toEqual(types);
  });

  it.each([
    'Tenant has no right of first refusal.',
    'If Landlord fails to deliver the premises after two months, Tenant may terminate this lease by written notice.',
    'Landlord may terminate this lease after the thirtieth month by 120 days written notice.',
  ])('are none where nobody gives them, or only harm does: %s', (clause) => {
    expect(typesIn(clause)).toBeUndefined();
  });
});
