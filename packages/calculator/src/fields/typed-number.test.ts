import fc from 'fast-check';
import { expect, it } from 'vitest';
import { typedNumber } from './typed-number.ts';

it.each([
  ['1950', 1950],
  ['1950.5', 1950.5],
  ['1,950.00', 1950],
  ['$1,950', 1950],
  ['12,345,678.90', 12345678.9],
  ['1 950', 1950],
  ['−4.5', -4.5],
  ['-4', -4],
  ['12 %', 12],
  ['.5', 0.5],
  ['7.', 7],
])('reads %s', (text, value) => {
  expect(typedNumber(text, 'Monthly rent')).toEqual({ value });
});

it.each([
  ['1.950,00', 'Monthly rent: write 1950.00. A comma separates thousands, a point the cents.'],
  ['1,95', 'Monthly rent: write 1.95. A comma separates thousands, a point the cents.'],
  ['1.950.000', 'Monthly rent: write 1950000. A comma separates thousands, a point the cents.'],
  ['12,34,567', 'Monthly rent: write 1234567. A comma separates thousands, a point the cents.'],
  ['1e5', 'Monthly rent must be a number, such as 1950.00.'],
  ['NaN', 'Monthly rent must be a number, such as 1950.00.'],
  ['two thousand', 'Monthly rent must be a number, such as 1950.00.'],
  ['--5', 'Monthly rent must be a number, such as 1950.00.'],
  ['.', 'Monthly rent must be a number, such as 1950.00.'],
  ['9'.repeat(400), 'Monthly rent is too large.'],
])('explains %s', (text, message) => {
  expect(typedNumber(text, 'Monthly rent')).toEqual({ message });
});

it('reads back every amount that it could have been shown', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (cents) => {
      const text = (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
      expect(typedNumber(text, 'Amount')).toEqual({ value: cents / 100 });
    }),
  );
});
