import { expect, it } from 'vitest';
import { factsOf } from '#testing/facts-of.ts';

const useOf = (...clauses: string[]): unknown => factsOf(...clauses).permitted_use?.value ?? null;

it('reads what the place is for', () => {
  expect(useOf('The cottage is for Bob and his son to live in.')).toBe('Bob and his son to live in');
  expect(useOf('The flat is for living and quiet study.')).toBe('living and quiet study');
  expect(useOf('It is to be his home and may not be used as a shop.')).toBe('his home');
  expect(useOf('Landlord leases the rooms to Tenant as a private residence.')).toBe('as a private residence');
  expect(useOf('Tenant will use the shop for mending shoes and bags, and nothing else.')).toContain(
    'mending shoes and bags',
  );
});

it('reads the first words under a heading of the use', () => {
  expect(useOf('WHAT IT IS FOR\n\nBaking and sale of bread, with a few tables.')).toContain(
    'Baking and sale of bread, with a few tables',
  );
});

it('takes what something else is used or kept for as no use of the place', () => {
  expect(useOf('Landlord judges newcomers by the measure used for everybody here.')).toBeNull();
  expect(useOf('Rules may change only for safety, and Landlord may refuse only for cause.')).toBeNull();
  expect(useOf('4. What the deposit is for. Rent owed and holes in the walls.')).toBeNull();
});

it('takes a right or hours that a tenant keeps for no stated repair', () => {
  expect(factsOf('Tenant keeps the right to a hearing.').maintenance_tenant?.method).not.toBe('stated');
  expect(factsOf('Tenant keeps whatever hours suit the trade.').maintenance_tenant?.method).not.toBe('stated');
  expect(factsOf('Tenant keeps the yard and the fence in order.').maintenance_tenant?.value).toContain('the fence');
});
