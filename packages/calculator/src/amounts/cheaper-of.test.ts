import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cheaperOf } from './cheaper-of.ts';
import { decimal } from './decimal.ts';

const words = (one: number, other: number) => cheaperOf('Leaving', decimal(one), 'staying', decimal(other));

it('says which costs less, by how much', () => {
  expect(words(19200, 21300)).toBe('Leaving is cheaper than staying, by $2,100.00.');
  expect(words(21300, 19200)).toBe('Leaving costs $2,100.00 more than staying.');
  expect(words(100, 100)).toBe('Leaving costs the same as staying.');
});

it('calls costs the same that differ by less than half a cent', () => {
  expect(words(100, 100.004)).toBe('Leaving costs the same as staying.');
});

it('never calls the dearer one cheaper', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 0, max: 1e9 }), (one, other) => {
      expect(words(one / 100, other / 100).includes('is cheaper')).toBe(one < other);
    }),
  );
});
