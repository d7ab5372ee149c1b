import { expect, it } from 'vitest';
import { unitSpotsIn } from './unit-spots.ts';

const valuesIn = (text: string) => unitSpotsIn(text).map(({ value }) => value);

it.each([
  ['Kiosk K-12, ninety-six square feet', ['K-12']],
  ['Suites 14 and 15', ['14 and 15']],
  ['Rooms 3, 4 and 5 of the annex', ['3, 4 and 5']],
  ['the north half, called Side B, of the duplex', ['north half', 'B']],
  ['Number 1203 in the tower', ['Number 1203']],
  ['the flat over the garage', ['flat over the garage']],
  ['LOT 14 only', ['14']],
])('finds what may name the part that is let: %s', (text, values) => {
  expect(valuesIn(text)).toEqual(values);
});

it.each(['The Landlord and the Tenant', 'lot rent of 310', 'Room and board cost $410.00', 'No pets in the building'])(
  'finds none where nothing is numbered or named: %s',
  (text) => {
    expect(valuesIn(text)).toEqual([]);
  },
);

it('gives places at which the words stand', () => {
  const text = 'We let the upper flat, Apartment 3F, of 88 Snell Street.';
  for (const { value, start, end } of unitSpotsIn(text)) expect(text.slice(start, end)).toContain(String(value));
});
