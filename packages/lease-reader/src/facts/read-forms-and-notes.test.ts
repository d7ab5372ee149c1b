import { expect, it } from 'vitest';
import { placedText } from '#testing/placed-text.ts';
import { readLease } from '../read-lease.ts';

const reportOf = (...paragraphs: readonly string[]) =>
  readLease([{ name: 'lease.txt', document: placedText(paragraphs.join('\n\n')) }]);
const valuesOf = (facts: ReturnType<typeof reportOf>['facts'], ...fields: readonly string[]) =>
  fields.map((field) => facts[field]?.value);

it('reads a form whose blanks carry captions, and tells the rent of the term from its installments', () => {
  const { facts, money } = reportOf(
    'RESIDENTIAL LEASE FOR A HOME',
    '1. TERM AND PARTIES. This is a lease for a period of __12__ months, beginning __March 15, 2027__ and ending __March 14, 2028__, between __Olle and Mira Strand__ (name of owner of the property) and __Jamal Fenn__, __Rosa Fenn__ (name(s) of person(s) to whom the property is leased). The owner will be called "Landlord." All persons to whom the property is leased will be called "Tenant."',
    '2. PROPERTY. Landlord leases to Tenant the house at __41 Egret Lane__, __Sebring__, Florida __33870__.',
    '3. RENT. Tenant shall pay total rent in the amount of $__21,600.00__ for the term. The rent shall be payable in advance in installments as follows: in the amount of $__1,800.00__ on the __15th__ day of each month.',
  );

  expect(valuesOf(facts, 'landlord', 'tenants', 'rent_monthly')).toMatchObject([
    ['Olle Strand', 'Mira Strand'],
    ['Jamal Fenn', 'Rosa Fenn'],
    { cents: 180_000 },
  ]);
  expect(money.totalRent?.cents).toBe(2_160_000);
});

it('reads an agreement jotted down', () => {
  const { facts } = reportOf(
    'ROOM RENTAL',
    'Homeowner: Greta Lindqvist\nRenter: Owen Park',
    'The room is the front bedroom at 9 Alder St., Yelm, WA 98597.',
    "Start: 3/1/27. It's month-to-month.\nRent: $640 by the 2nd. $20 late after the 6th.\nDeposit 450 + nonrefundable cleaning fee 80.",
  );

  expect(valuesOf(facts, 'tenancy_type', 'security_deposit', 'late_fee')).toMatchObject([
    'month_to_month',
    { cents: 45_000 },
    { flat: { cents: 2_000 } },
  ]);
});

it('takes rent by the acre for no rent of a month', () => {
  const { facts } = reportOf(
    'CASH FARM LEASE',
    'This farm lease is made March 1, 2026 between Oda Farms Trust ("Landowner") and Kell Brothers, an Iowa partnership ("Operator"). Landowner leases to Operator 240 acres of tillable land in Story County, Iowa, from March 1, 2026 through February 28, 2029.',
    'RENT: $260 per tillable acre, being $60,000 each year, half due March 1 and half due December 1.',
  );

  expect(valuesOf(facts, 'rent_annual', 'rent_monthly')).toMatchObject([{ cents: 6_000_000 }, { cents: 500_000 }]);
});

it('takes the day on which an option ends a lease for another one than the day of the lease', () => {
  const { facts } = reportOf(
    'OFFICE LEASE',
    '1.1 Date: February 2, 2026\n1.2 Landlord: Monroe Owner LLC, a Delaware limited liability company\n1.3 Tenant: Quill, Inc., an Illinois corporation\n1.4 Term: May 1, 2026 through April 30, 2033\n1.5 Termination Option: Tenant may end this Lease effective April 30, 2031 on a notice of twelve months',
    '2. RENT. Tenant shall pay Base Rent of $9,000 per month for the Premises.',
  );

  expect(valuesOf(facts, 'lease_date')).toEqual(['2026-02-02']);
});

it('adds up no rent for a term whose last years have none stated', () => {
  const steps = (last: string) =>
    reportOf(
      'OFFICE LEASE',
      `This lease is made on February 2, 2026 between Monroe Owner LLC ("Landlord") and Quill, Inc., an Illinois corporation ("Tenant"). The term is from May 1, 2026 through ${last}.`,
      'RENT. Monthly Base Rent for the Premises: Months 1-12: $9,000.00; Months 13-24: $9,300.00.',
    ).money;

  expect(steps('April 30, 2028').totalRent?.cents).toBe(12 * 900_000 + 12 * 930_000);
  expect(steps('April 30, 2031').totalRent).toBeNull();
});
