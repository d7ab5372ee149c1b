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
