import type { RentSpan } from './rent-spans.ts';

/** Shares of the whole width and of the highest rent, 0 to 1. */
export type RentBar = { readonly left: number; readonly right: number; readonly share: number };

/** A step is as wide as it lasts, from a baseline of zero, so that areas compare as sums paid do. */
export const rentBars = (spans: readonly Pick<RentSpan, 'begin' | 'end' | 'monthly'>[]): readonly RentBar[] => {
  const [first] = spans;
  if (!first) return [];
  const finish = Math.max(...spans.map(({ end }) => end));
  const highest = Math.max(1, ...spans.map(({ monthly }) => monthly.cents));
  return spans.map(({ begin, end, monthly }) => ({
    left: (begin - first.begin) / (finish - first.begin),
    right: (end - first.begin) / (finish - first.begin),
    share: Math.max(0, monthly.cents) / highest,
  }));
};
