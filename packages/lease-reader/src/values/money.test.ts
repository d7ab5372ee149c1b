import fc from 'fast-check';
import { expect, it } from 'vitest';
import { moneyIn } from './money.ts';

it('takes the letter of the next item of a list for no thousands', () => {
  expect(moneyIn('J. First rent: $480.25\nK. Deposit: $900').map(({ cents }) => cents)).toEqual([48_025, 90_000]);
});

it.each([
  ['$5k', 500_000],
  ['$2M', 200_000_000],
  ['$1.5 million', 150_000_000],
  ['$3 thousand', 300_000],
])('knows %s', (text, cents) => {
  expect(moneyIn(text)[0]?.cents).toBe(cents);
});

it('reads any sum before the letter of an item as it stands', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999_999 }), fc.constantFrom('K', 'M', 'B'), (cents, letter) => {
      const text = `$${(cents / 100).toFixed(2)}\n${letter}. Next`;

      expect(moneyIn(text)[0]?.cents).toBe(cents);
    }),
  );
});
