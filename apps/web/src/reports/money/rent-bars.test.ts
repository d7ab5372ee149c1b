import { expect, it } from 'vitest';
import { rentBars } from './rent-bars.ts';

const monthly = (cents: number) => ({ cents, currency: 'USD' as const });

it('draws each step as wide as it lasts and as high as it costs, from zero', () => {
  const bars = rentBars([
    { begin: 1, end: 13, monthly: monthly(150_000) },
    { begin: 13, end: 25, monthly: monthly(200_000) },
  ]);

  expect(bars).toEqual([
    { left: 0, right: 0.5, share: 0.75 },
    { left: 0.5, right: 1, share: 1 },
  ]);
});

it('draws free months as nothing, not as a loss', () => {
  expect(rentBars([{ begin: 0, end: 59, monthly: monthly(0) }])).toEqual([{ left: 0, right: 1, share: 0 }]);
});
