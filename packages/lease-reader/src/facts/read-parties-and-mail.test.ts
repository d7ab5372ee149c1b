import { expect, it } from 'vitest';
import { placedText } from '#testing/placed-text.ts';
import { readLease } from '../read-lease.ts';

const factsOf = (...lines: string[]) =>
  readLease([{ name: 'lease.txt', document: placedText(lines.join('\n\n')) }]).facts;

const close =
  'Tenant pays rent of $900 on the 1st of each month, keeps the home clean and returns the keys at the end.';
const home = (...lines: string[]) =>
  factsOf(
    'RESIDENTIAL LEASE',
    'This lease is made between Ann Poole ("Landlord") and Bob Crane ("Tenant") for 12 Elm Street, Toledo, Ohio 43604.',
    ...lines,
    close,
  );
const shop = (...lines: string[]) =>
  factsOf(
    'COMMERCIAL LEASE',
    'This Lease is made between Quay Partners, LP ("Landlord") and Blue Kettle, Inc. ("Tenant"). The term is five years.',
    ...lines,
    close.replace('home', 'store'),
  );

it.each([
  ['a day', 'On May 4, 2027, I, Odo Lund ("Landlord"), rent to Eva Pohl and Ida Pohl ("Tenant") the house.'],
  ['a label', 'Host (owner of the barn): Odo Lund\n\nTenants: Eva Pohl and Ida Pohl'],
])('names those who let and rent beside %s', (_, text) => {
  const facts = factsOf('RESIDENTIAL LEASE', text, close);
  expect([facts['landlord']?.value, facts['tenants']?.value]).toEqual([['Odo Lund'], ['Eva Pohl', 'Ida Pohl']]);
});

it('believes the brackets of the preamble before the order of names in a title', () => {
  const facts = factsOf(
    'LEASE OF MAY 2, 2027 BETWEEN PINE STREET BAKERY LLC AND ORCHARD HALL LLC',
    'This Lease is made as of May 2, 2027 by and between Orchard Hall LLC, an Ohio limited liability company (the "Landlord"), and Pine Street Bakery LLC ("Tenant").',
    close,
  );
  expect([facts['landlord']?.value, facts['tenants']?.value]).toEqual([
    ['Orchard Hall LLC'],
    ['Pine Street Bakery LLC'],
  ]);
});

it('keeps the number of a highway and its direction in the street of the premises', () => {
  const facts = factsOf('LEASE', 'Premises: 4120 Highway 19 North, Bay 7, Ellis, Ohio 43604', close);
  expect(facts['premises_address']?.value).toBe('4120 Highway 19 North, Bay 7, Ellis, Ohio 43604');
});

it('gives a couple that says "we" its one surname', () => {
  const facts = factsOf(
    'LEASE OF OUR HOUSE',
    'This is the paper by which we, Rolf and Ilse Brandt, let the house to you, Eva Pohl. You pay us $900 a month.',
  );
  expect(facts['landlord']?.value).toEqual(['Rolf Brandt', 'Ilse Brandt']);
});

it.each([
  'Letters to Landlord go to 5 Pine Row, Dayton, Ohio 45402, with a copy to its manager, Gable Care, Inc.',
  '1.4 "Property Manager" means Gable Care, Inc.',
  'Landlord: c/o Gable Care, Inc. (the "Agent"), 5 Pine Row, Suite 20, Dayton, Ohio 45402',
])('names the manager: %s', (line) => {
  expect(shop(line)['manager']?.value).toBe('Gable Care, Inc.');
});

it.each([
  ['Olga Finch stands behind the obligations of Tenant under this lease.', 'Olga Finch'],
  ['Landlord stands behind the building and its roof.', undefined],
])('takes who stands behind the rent for the guarantor, and no other: %s', (line, name) => {
  expect(shop(line)['guarantor']?.value ?? undefined).toBe(name);
});

it.each([
  'Letters to Landlord go to 5 Pine Row, Dayton, Ohio 45402.',
  'Anything formal for Landlord is mailed to 5 Pine Row, Dayton, Ohio 45402.',
  "Address for notices to Landlord: 5 Pine Row, Dayton, Ohio 45402\n\nLandlord's office (not for notices): 8 Oak Way, Akron, Ohio 44301",
])('sends notices where mail for the landlord goes: %s', (line) => {
  expect(home(line)['landlord_notice_address']?.value).toBe('5 Pine Row, Dayton, Ohio 45402');
});

it.each([
  ['Landlord lets to Tenant the parlor floor of the house.', 'parlor floor'],
  ['Tenant is taking the west half.', 'west half'],
  ['Landlord lets the lower hall with front room, kitchen and bath.', undefined],
  ["Agent's office: 5 Pine Row, Suite 20, Dayton, Ohio 45402", undefined],
  ['Landlord lives on the upper floor.', undefined],
])('tells the unit that is let from other rooms and offices: %s', (line, unit) => {
  expect(home(line)['unit']?.value ?? undefined).toBe(unit);
});

it('puts a unit that stands apart into the address of the premises', () => {
  const facts = home('Premises: Unit 9, on the fourth floor of Cask House, 60 Lock Street, Akron, Ohio 44308');
  expect(facts['premises_address']?.value).toBe('60 Lock Street, Unit 9, Akron, Ohio 44308');
});

it.each([
  ['You are taking the blue bedroom.', 'room'],
  ['This lease is for your home. The townhouse was finished in 2011.', 'townhouse'],
  ['Landlord rents the basement of the house to Tenant.', 'apartment'],
])('tells what is let: %s', (line, kind) => {
  expect(
    factsOf('RENTAL PAPER', 'Between Ann Poole ("we") and Bob Crane ("you").', line, 'You pay $900 a month.')[
      'property_type'
    ]?.value,
  ).toBe(kind);
});
