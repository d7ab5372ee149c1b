import { expect, it } from 'vitest';
import { placedText } from '#testing/placed-text.ts';
import { readLease } from '../read-lease.ts';

const factsOf = (...lines: string[]) =>
  readLease([{ name: 'lease.txt', document: placedText(lines.join('\n')) }]).facts;

const sheet = (...lines: string[]) =>
  factsOf(
    'RESIDENTIAL LEASE',
    '',
    'Landlord: Birch Row Homes, LLC',
    'Tenant: Ada Pell',
    ...lines,
    '',
    'Landlord leases the home to Tenant for one year from June 1, 2026. Rent of $900 is due on the 1st of each month.',
    'Tenant keeps the home clean and gives it back at the end of the term.',
  );

it('knows people by lines that call them what they do', () => {
  const facts = sheet(
    'Run by: Kettle Lane Management, Inc. (weekdays only)',
    'Rent backer: Oswald Pell (uncle), Tucson',
    'Kids: Ida 11, Ben 8',
  );

  expect(facts.manager?.value).toBe('Kettle Lane Management, Inc.');
  expect(facts.guarantor?.value).toBe('Oswald Pell');
  expect(facts.occupants?.value).toEqual(['Ida', 'Ben']);
});

it('joins housemates on numbered lines, where one label is so long that two dots lead to its value', () => {
  const facts = factsOf(
    'HOUSE LEASE',
    '',
    'Lessor ...................... Plum Tree Lets LLC',
    "Lessor's letters and notices .. 14 Quay Road, Newport, RI 02840",
    'Roommate 1 .................. Vera Lindqvist',
    'Roommate 2 .................. Tomas Okoro',
    'Lease runs out .............. May 31, 2027',
    'Keys handed over ............ June 1, 2026',
    'Sheet completed ............. April 2, 2026',
    '',
    '1. The Lessor lets the house to the Roommates. The Roommates pay rent on the 1st.',
    '2. The Roommates keep the house clean.',
  );

  expect(facts.tenants?.value).toEqual(['Vera Lindqvist', 'Tomas Okoro']);
  expect(facts.landlord_notice_address?.value).toBe('14 Quay Road, Newport, RI 02840');
  expect([facts.lease_date?.value, facts.start_date?.value, facts.end_date?.value]).toEqual([
    '2026-04-02',
    '2026-06-01',
    '2027-05-31',
  ]);
});

it('takes the word by which a party goes for no name, and who signs for it for no party', () => {
  const facts = factsOf(
    'MAPLE COURT LOT LEASE',
    '"We" are the Court. "You" are the Camper.',
    'The Court: Maple Court Parks LLC. The Camper: Nell Archer.',
    'The Court leases Lot 4 to the Camper for one year from May 1, 2026. The Camper pays the Court rent of $400 on the 1st of each month. The Court keeps the roads.',
    'The deposit is $300. The Court gives it back in 20 days. The Camper gives 30 days notice before leaving at the end of the lease.',
    '',
    'Court, by P. Dunning, manager',
  );

  expect(facts.landlord?.value).toEqual(['Maple Court Parks LLC']);
});

it('counts spaces that open a line or have permits, and knows what costs nothing', () => {
  expect(sheet('Vehicle spaces: Seven, unreserved; no trailers').parking?.value).toMatchObject({ spaces: 7 });
  expect(sheet('Cars: three on the gravel, no charge').parking?.value).toMatchObject({
    spaces: 3,
    fee_monthly: { cents: 0 },
    text: 'three on the gravel, no charge',
  });
  expect(sheet('Tenant has two permits for the lot by the chapel, without charge.').parking?.value).toMatchObject({
    spaces: 2,
    fee_monthly: { cents: 0 },
  });
  expect(sheet('Garage space: $95.00 per month, Space G-2').parking?.value).toMatchObject({ spaces: 1 });
});

it('reads an amount whose cents follow its dollars', () => {
  expect(
    sheet('The rent is Eight Hundred Twelve Dollars and 45/100 ($812.45) each month.').rent_monthly?.value,
  ).toMatchObject({ cents: 81_245 });
});

it('tells services apart, however they are called', () => {
  const facts = sheet(
    '',
    'Utilities. Landlord pays for water, compost, wi-fi, hall lights and snow on the drive. Tenant pays for power, heating oil and the dumpster.',
  );

  expect(facts.utilities_landlord?.value).toEqual(['water', 'compost', 'internet', 'hall lights', 'snow removal']);
  expect(facts.utilities_tenant?.value).toEqual(['electricity', 'oil', 'trash']);
});

it('reads the sheet of a license, whatever it calls the parties and their money', () => {
  const facts = factsOf(
    'LICENSE FOR A JUICE CART',
    '',
    'Grantor: Lake Terminal Corp., 1 Dock Plaza, Cleveland, OH 44114',
    'Grantee: Pulp Stand LLC',
    'Opens: 3/1/2027',
    'Closes: 2/28/2029',
    'Fee: $850 a month, in advance',
    'Guarantee money: $1,700, refunded 21 days after closing',
    'What the licensee may sell: fresh juice',
    '',
    'Power and water come with the fee. Grantee may not assign the license. Grantor keeps the roof in repair.',
  );

  expect([facts.landlord?.value, facts.tenants?.value]).toEqual([['Lake Terminal Corp.'], ['Pulp Stand LLC']]);
  expect([facts.start_date?.value, facts.end_date?.value]).toEqual(['2027-03-01', '2029-02-28']);
  expect([facts.rent_monthly?.value, facts.security_deposit?.value]).toMatchObject([
    { cents: 85_000 },
    { cents: 170_000 },
  ]);
});

it('hears who pays when the line names the services first', () => {
  const facts = sheet('Heat and hot water: Landlord', 'Electric, gas, internet: Tenant');

  expect(facts.utilities_landlord?.value).toEqual(['heat', 'hot water']);
  expect(facts.utilities_tenant?.value).toEqual(['electricity', 'gas', 'internet']);
});

it('reads the loft, and an address with its quarter of the city', () => {
  expect(sheet('Loft 4R at 388 Bond Street, Brooklyn, New York 11231').unit?.value).toBe('4R');
  expect(sheet('Premises: 919 Ninth Street, N.W., Washington, D.C. 20001').premises_address?.value).toContain(
    '919 Ninth Street, N.W., Washington, D.C',
  );
});

it('lets a pet in with consent where the words ask for it', () => {
  expect(sheet('', 'One small pet is allowed after Landlord approves it.').pets?.value).toBe('with_consent');
  expect(sheet('', 'One small pet is allowed.').pets?.value).toBe('allowed');
});
