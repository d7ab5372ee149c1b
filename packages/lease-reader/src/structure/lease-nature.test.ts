import { expect, it } from 'vitest';
import { leaseNatureOf } from './lease-nature.ts';

const kindOf = (parties: string) =>
  leaseNatureOf(
    `Lease\n\nThis lease is made between ${parties} for 12 Marrow Street, Unit 3, Dayton, Ohio. The rent is $1,200 a month. The premises are let for one year.`,
  ).kind;

it.each([
  'Marrow Street Homes LLC ("Landlord") and Inés Núñez ("Tenant")',
  'Marrow Street Homes LLC (the "Lessor") and Inés Núñez (the "Lessee")',
  'Marrow Street Homes LLC and Inés Núñez ("Tenant")',
])('does not take a home for a business because its landlord is a company: %s', (parties) => {
  expect(kindOf(parties)).toBe('residential');
});

it.each([
  'Inés Núñez ("Landlord") and Crust Bakery LLC ("Tenant")',
  'Inés Núñez ("Lessor") and Crust Bakery, Inc., an Ohio corporation (the "Lessee")',
])('takes the lease of a company for one of a business: %s', (parties) => {
  expect(kindOf(parties)).toBe('commercial');
});

it.each([
  'RESTAURANT LEASE',
  'Office Space Sublease',
  'Lease of a shop: $31 per sq ft a year, share of the plaza costs 4.1%',
])('takes a lease for one of a business by its title or its costs per foot: %s', (title) => {
  const text = `${title}\n\nOak Co. lets the space to Pine LLC for five years. Rent is due on the 1st. No smoking. Guests park in front. The deposit is $4,000.`;
  expect(leaseNatureOf(text).kind).toBe('commercial');
});

it('leaves a home a home whose owner works in an office', () => {
  const text =
    'HOUSE LEASE\n\nRent is paid at the office of the owner, Suite 4. The house has three bedrooms. No pets and no smoking.';
  expect(leaseNatureOf(text).kind).toBe('residential');
});

it('takes a license of a stall for a lease of a business, and one of software for none', () => {
  const stall =
    'LICENSE FOR A JUICE CART\n\nGrantor: Lake Terminal Corp. Grantee: Pulp & Co. The spot is 120 square feet on the lower concourse. The fee is $850 a month. A deposit of $1,700 is refunded. Power and water come with the fee. Grantor may end the license when it expires. Grantee may not assign it. Late charge $40. Grantee makes repairs. Grantee sells to customers.';
  const software =
    'SOFTWARE LICENSE AGREEMENT\n\nLicensor grants Licensee a license to use the program. Licensee pays a fee each year. Licensor keeps all rights. Licensee may not assign this license. The license expires when Licensee breaches. Licensor gives no warranty. Licensee shall not copy the program. Licensor may audit Licensee once a year. Security updates are free.';

  expect(leaseNatureOf(stall)).toMatchObject({ isLease: true, kind: 'commercial' });
  expect(leaseNatureOf(software).isLease).toBe(false);
});

it('knows a preschool for a business, however many children it names', () => {
  const text =
    'LEASE\n\nThe Church lets the lower level to the School for a licensed preschool. Forty children, their families and guests use the kitchen and the classrooms. Rent is $900 a month. The deposit is $900.';

  expect(leaseNatureOf(text).kind).toBe('commercial');
});
