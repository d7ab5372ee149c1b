import { expect, it } from 'vitest';
import { placedText } from '#testing/placed-text.ts';
import { readLease } from '../read-lease.ts';

const reportOf = (...clauses: string[]) =>
  readLease([{ name: 'lease.txt', document: placedText(clauses.join('\n\n')) }]);

it('takes the one who is written to for the tenant and the one who signs for the landlord', () => {
  const { facts } = reportOf(
    'LEASE RENEWAL LETTER',
    'November 30, 2025',
    'Mr. Anselm Roy and Ms. Wanda Roy\n221 Pecan Circle, Unit 8\nBaton Rouge, LA 70810',
    'Dear Mr. and Ms. Roy:',
    'Your lease of the apartment named above runs out on January 31, 2026. We would be glad to have you stay. Your lease will be renewed for one year, from February 1, 2026 to January 31, 2027. Your rent will go from $1,095 to $1,140 per month. Your security deposit stays as it is.',
    'Sincerely,',
    'Pelican Property Group, LLC',
  );

  expect(facts.tenants?.value).toEqual(['Anselm Roy', 'Wanda Roy']);
  expect(facts.landlord?.value).toEqual(['Pelican Property Group, LLC']);
  expect(facts.rent_monthly?.value).toMatchObject({ cents: 114_000 });
});

it('does not take a city for the state that is part of its name', () => {
  const { state } = reportOf(
    'HOUSING AGREEMENT',
    'The owner, Ann Poole, rents to the tenant, Bob Crane, the apartment at 35 West 15th Street, Kansas City, Missouri 64108. The rent is $900 a month and the deposit is $900. Disputes are heard in Kansas City.',
  );

  expect(state).toBe('MO');
});

it('reads a room contract in numbered scraps', () => {
  const { facts } = reportOf(
    'SHORT RENTAL CONTRACT FOR A ROOM',
    'I, the owner Gwen Achter, let the back room of 1408 Juniper Ave, Boise ID 83702 to the lodger, Mr. Kofi Mensah.',
    '1) Deposit two hundred dollars, back within 14 days.',
    '2) Includes heat and wifi.',
    '3) Rent late by 3 days: $10.',
  );

  expect([facts.landlord?.value, facts.tenants?.value]).toEqual([['Gwen Achter'], ['Kofi Mensah']]);
  expect(facts.security_deposit?.value).toMatchObject({ cents: 20_000 });
  expect(facts.utilities_landlord?.value).toEqual(['heat', 'internet']);
  expect(facts.grace_days?.value).toBe(3);
});

it('reads a lot of a park with an address on a numbered highway', () => {
  const { facts } = reportOf(
    'MOBILE HOME LOT LEASE',
    'Park: Sunny Acres MHP, LLC ("Park")\nHomeowner(s): Bernice Toll and Dale Toll ("Homeowner")',
    'Homesite No. 44, Sunny Acres, 6100 US Highway 27, Lake Wales, Florida 33859',
    'A. LOT RENT. Homeowner pays lot rental of $612.00 each month. Garbage pickup is included in the lot rental amount. Water and sewer are billed monthly by the Park.',
    "B. TERM. Unless Homeowner gives the Park at least 30 days' written notice before expiration, the tenancy renews for a like period.",
  );

  expect(facts.tenants?.value).toEqual(['Bernice Toll', 'Dale Toll']);
  expect([facts.premises_address?.value, facts.unit?.value]).toEqual([
    '6100 US Highway 27, Lake Wales, Florida 33859',
    '44',
  ]);
  expect(facts.utilities_landlord?.value).toEqual(['trash']);
  expect(facts.utilities_tenant?.value).toEqual(['water', 'sewer']);
  expect(facts.renewal?.value).toMatchObject({ type: 'auto', notice_days: 30 });
});
