import { expect, it } from 'vitest';
import { placedText } from '#testing/placed-text.ts';
import { readLease } from '../read-lease.ts';
import { addressesIn } from '../values/addresses.ts';
import { datesIn } from '../values/dates.ts';
import { moneyIn } from '../values/money.ts';

const factsOf = (text: string) => readLease([{ name: 'lease.txt', document: placedText(text) }]).facts;

it('reads parties that a printed form names with "as Lessor" and "as Lessee"', () => {
  const facts = factsOf(
    'Lease made the 4th day of March, 2027\nbetween    HOLLOW OAK 12 REALTY CORP., as Lessor, of 8 Pier Way, Brooklyn, New York 11201\nand        INES MARLOWE, as Lessee,\nfor Apartment 3-B in 44 Cooper Street, Brooklyn, New York 11211.\n\nRent: $1,900.00 a month, in advance, on the 1st.\nDeposit: $1,900.00.\n\nLessor lets and Lessee hires the apartment for the term.',
  );

  expect(facts.landlord?.value).toEqual(['HOLLOW OAK 12 REALTY CORP.']);
  expect(facts.tenants?.value).toEqual(['INES MARLOWE']);
});

it('lets a rider that says so replace the printed rent', () => {
  const facts = factsOf(
    'Lease between Ann Poole (Landlord) and Bob Crane (Tenant) for 12 Elm Street, Toledo, Ohio 43604.\n\nRent: $1,900.00 a month, in advance, on the 1st.\n\nRider. The rent is $1,980.00 a month, not the figure on the first page.',
  );

  expect(facts.rent_monthly?.value).toEqual({ cents: 198_000, currency: 'USD' });
});

it('reads who "We" and "You" are', () => {
  const facts = factsOf(
    'Apartment lease in questions and answers\n\nWho is who? "We" are Alder Yards Homes, LLC, the owner. "You" are Ines Marlowe.\n\nWhat does it cost? You pay us $1,200 a month on the 1st. You give us a deposit of $500. We keep the apartment in repair and you keep it clean.',
  );

  expect(facts.landlord?.value).toEqual(['Alder Yards Homes, LLC']);
  expect(facts.tenants?.value).toEqual(['Ines Marlowe']);
});

it('stays a lease of a fixed term when it says what comes after its last day', () => {
  const facts = factsOf(
    'Lease between Ann Poole (Landlord) and Bob Crane (Tenant) for 12 Elm Street, Toledo, Ohio 43604.\n\nThe lease begins on May 1, 2027 and ends on April 30, 2028. The guaranty has no end date, month-to-month or not.\n\nRent is $900 a month.',
  );

  expect(facts.tenancy_type?.value).toBe('fixed');
});

it('takes no share of a rent after the last day for a late fee', () => {
  const facts = factsOf(
    'Lease between Ann Poole (Landlord) and Bob Crane (Tenant) for 12 Elm Street, Toledo, Ohio 43604.\n\nRent is $900 a month. Whoever stays late pays 150% of the last rent, by the day.',
  );

  expect(facts.late_fee?.value ?? null).not.toMatchObject({ percent: 50 });
});

it.each([
  ['_____June 9, 2026_____', '2026-06-09'],
  ['signed on ___06/09/2026___ by both', '2026-06-09'],
])('reads a date on the rule of a filled blank: %s', (text, iso) => {
  expect(datesIn(text).map((date) => date.iso)).toEqual([iso]);
});

it('reads no amount from a blank that was left empty', () => {
  expect(moneyIn('Deposit: $______ within 30 days')).toEqual([]);
  expect(moneyIn('Deposit: $___450.00___').map(({ cents }) => cents)).toEqual([45_000]);
  expect(moneyIn('a charge of USD 3,950.00').map(({ cents }) => cents)).toEqual([395_000]);
});

it('cuts no address at the first letters of a word', () => {
  expect(addressesIn('RESTAURANT LEASE / 77 CALLE DE LAS PALMERAS').map(({ hasCity }) => hasCity)).not.toContain(true);
  expect(addressesIn('Space: 77 Calle de las Palmeras, Unit B, Paso Verde, CA 93446').map(({ line }) => line)).toEqual([
    '77 Calle de las Palmeras, Unit B, Paso Verde, CA 93446',
  ]);
  expect(addressesIn('Premises: ___27 Tabor Street, Apt. 3, Salem, MA 01970___').map(({ unit }) => unit)).toEqual([
    '3',
  ]);
});
