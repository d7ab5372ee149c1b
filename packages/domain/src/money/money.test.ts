import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addMoney, formatMoney, money, scaleMoney } from './money.ts';

const anyCents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

it('refuses a fraction of a cent', () => {
  expect(() => money(10.5)).toThrow(RangeError);
  expect(() => money(Number.NaN)).toThrow(RangeError);
});

it('rounds half away from zero, to the cent', () => {
  expect(scaleMoney(money(101), 1, 2).cents).toBe(51);
  expect(scaleMoney(money(-101), 1, 2).cents).toBe(-51);
});

it('adds to the same sum in any order', () => {
  fc.assert(
    fc.property(fc.array(anyCents, { minLength: 1 }), (cents) => {
      const [first, ...others] = cents.map((one) => money(one));
      const [last, ...before] = cents.map((one) => money(one)).reverse();
      if (first && last) expect(addMoney(first, ...others)).toEqual(addMoney(last, ...before));
    }),
  );
});

it('shows cents only where there are some', () => {
  expect(formatMoney(money(195_000))).toBe('$1,950');
  expect(formatMoney(money(195_050))).toBe('$1,950.50');
});
