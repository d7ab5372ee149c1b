import { describe, expect, it } from 'vitest';
import { addressesIn, unitIn } from './addresses.ts';

const linesIn = (text: string): string[] => addressesIn(text).map(({ line }) => line);

it('finds addresses numbered by a grid, and those with words between street and town', () => {
  expect(linesIn('It stands at N2314 Hill Road, Antigo, Wisconsin 54409.')).toEqual([
    'N2314 Hill Road, Antigo, Wisconsin 54409',
  ]);
  expect(linesIn('Mail: 18 Fern Street NW, side door, Washington, DC 20010')).toEqual([
    '18 Fern Street NW, side door, Washington, DC 20010',
  ]);
  expect(linesIn('Bring it to 90 Dale Drive, Leasing Office, Waco, Texas 76710.')).toEqual([
    '90 Dale Drive, Leasing Office, Waco, Texas 76710',
  ]);
});

it('finds a box in a town whose state is left out', () => {
  expect(linesIn('Papers go to P.O. Box 414, Ferndale 98248.')).toEqual(['P.O. Box 414, Ferndale 98248']);
});

it('finds no address among times, sections and land', () => {
  expect(linesIn('From 9 to 5 on May 1, 2027, under Section 12, in Range 33 West, Thomas County.')).toEqual([]);
});

describe('addresses as letters write them', () => {
  it.each([
    ['a house at 12 Elm St., Worcester, Mass. 01604', '12 Elm St., Worcester, Mass. 01604'],
    ['of 77 Tobacco Landing, Mayfield, Ky. 42066', '77 Tobacco Landing, Mayfield, Ky. 42066'],
    ['its own number: 1427-B Alder Bend, Eugene 97401, thanks', '1427-B Alder Bend, Eugene 97401'],
    ['write to 41 Mill Lane, Upstairs, Bristol, Vermont 05443.', '41 Mill Lane, Upstairs, Bristol, Vermont 05443'],
    ['mail: 5600 Slough Drive, Mail Drop, Albany, Oregon 97321', '5600 Slough Drive, Mail Drop, Albany, Oregon 97321'],
  ])('%s', (text, line) => {
    expect(addressesIn(text)).toMatchObject([{ line, hasCity: true }]);
  });

  it('are none where a month is cut short', () => {
    expect(addressesIn('It was 14 days late in Mo. 3 and Mr. Pa. Roe said so.')).toEqual([]);
  });
});

it.each([
  ['77 Canal Street, New York, NY 10002', '77 Canal Street, New York, NY 10002'],
  ['the third floor of 12 Mill Road, Indiana, PA 15701', '12 Mill Road, Indiana, PA 15701'],
])('takes a town that bears the name of a state for a town: %s', (text, line) => {
  expect(addressesIn(text)).toMatchObject([{ line: expect.stringContaining(line), hasCity: true }]);
});

it.each([
  ['Suite 104', 'Suite 104'],
  ['BAY C', 'Bay C'],
  ['Store No. 2', 'Store No. 2'],
  ['Ste. 9B', 'Suite 9B'],
  ['Apartment No. 17-C', '17-C'],
  ['Unit 4', '4'],
])('names a shop by its word and a home by its number alone: %s', (words, unit) => {
  expect(unitIn(`${words}, 12 Elm Street`)).toBe(unit);
});
