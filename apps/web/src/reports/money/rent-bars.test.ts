import { expect, it } from 'vitest';
import { rentBars } from './rent-bars.ts';

it('draws each step as wide as it lasts and as high as it costs, from zero', () => {
  const bars = rentBars([
    { from: '2026-01-01', to: '2026-12-31', monthly: { cents: 150_000 } },
    { from: '2027-01-01', to: '2027-12-31', monthly: { cents: 200_000 } },
  ]);

  expect(bars).toEqual([
    { left: 0, right: 0.5, share: 0.75 },
    { left: 0.5, right: 1, share: 1 },
  ]);
});

it('draws free months as nothing, not as a loss', () => {
  expect(rentBars([{ from: '2026-01-01', to: '2026-02-28', monthly: { cents: 0 } }])).toEqual([
    { left: 0, right: 1, share: 0 },
  ]);
});
