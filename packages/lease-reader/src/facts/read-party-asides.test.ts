import { expect, it } from 'vitest';
import { placedText } from '#testing/placed-text.ts';
import { readLease } from '../read-lease.ts';

const close =
  'Tenant pays rent of $900 on the 1st of each month, keeps the home clean and returns the keys at the end of the term.';
const valuesOf = (lines: readonly string[], ...fields: readonly string[]) => {
  const { facts } = readLease([{ name: 'lease.txt', document: placedText(['LEASE', ...lines, close].join('\n\n')) }]);
  return fields.map((field) => facts[field]?.value);
};
const between = (words: string) => valuesOf([`${words} The term is one year from May 1, 2027.`], 'landlord', 'tenants');

it.each([
  'This lease is between Fern Hollow Homes, LLC ("Landlord"), 40 Mill Road, Dover, Ohio 44622, and Ida Voss ("Tenant").',
  'BE IT KNOWN that on May 1, 2027 there appeared Fern Hollow Homes, LLC, herein "Landlord", and Ida Voss, herein "Tenant".',
  'This lease is between FERN HOLLOW HOMES, LLC, an Ohio company, as "Landlord", and IDA VOSS, as "Tenant".',
])('what stands around a party is not taken for one: %s', (words) => {
  expect(JSON.stringify(between(words)).toLowerCase()).toBe('[["fern hollow homes, llc"],["ida voss"]]');
});

it('both who rent are named where the owner rents the home to them', () => {
  expect(
    between(
      'Fern Hollow Homes, LLC ("we"), which looks after the orchard, rents the cottage to Ida Voss and Bo Lund ("you").',
    ),
  ).toEqual([['Fern Hollow Homes, LLC'], ['Ida Voss', 'Bo Lund']]);
});

it('a middle initial does not end the names of a side', () => {
  expect(between('The Owner is Karl J. Voss and Ida Voss. The Tenant is Bo Lund.')).toEqual([
    ['Karl J. Voss', 'Ida Voss'],
    ['Bo Lund'],
  ]);
});

const parties =
  'This lease is made between Ann Poole ("Landlord") and Bob Crane ("Tenant") for 12 Elm Street, Toledo, Ohio 43604.';
const lawOf = (...lines: string[]) => valuesOf([parties, ...lines], 'governing_law')[0];

it.each([
  '9.4 Ohio law. Every change is in writing and signed by both.',
  'Ohio law covers whatever this paper leaves out.',
  'This paper is read under the law of Ohio.',
  "Ohio's laws are the ones that count here.",
])('the law is told in a few words: %s', (words) => {
  expect(lawOf(words)).toBe('Ohio');
});

it.each(['Ohio law covers deposits of this size.', '9.4 Ohio law school. The room faces the school.'])(
  'what a law says of one thing is not the law of the lease: %s',
  (words) => {
    expect(lawOf(words) ?? null).toBeNull();
  },
);

const placeOf = (...lines: string[]) =>
  valuesOf(['Landlord: Ann Poole', 'Tenant: Bob Crane', ...lines], 'premises_address', 'landlord_notice_address');

it('the unit before the street of an apartment is part of its address', () => {
  expect(placeOf('Apartment: B-4, at 12 Elm Street, Toledo, Ohio 43604')[0]).toBe(
    '12 Elm Street, Apartment B-4, Toledo, Ohio 43604',
  );
});

it('a cabin, and the side of a duplex, are part of an address', () => {
  expect(placeOf('Home: 12 Elm Street, Side A, Toledo, Ohio 43604')[0]).toBe(
    '12 Elm Street, Side A, Toledo, Ohio 43604',
  );
  expect(placeOf('This is for my duplex, 12 Elm Street, Toledo, Ohio 43604.')[0]).toBe(
    '12 Elm Street, Toledo, Ohio 43604',
  );
});

it('a post office box takes mail and is never the home', () => {
  expect(
    placeOf('The house is large. For the property, write to the place at PO Box 7, Toledo, Ohio 43604.')[0] ?? null,
  ).toBeNull();
});
