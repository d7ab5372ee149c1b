type Step = { readonly from: string; readonly to: string; readonly monthly: { readonly cents: number } };

/** Shares of the whole width and of the highest rent, 0 to 1. */
export type RentBar = { readonly left: number; readonly right: number; readonly share: number };

const dayMs = 86_400_000;

/** A step is as wide as its days, from a baseline of zero, so that areas compare as sums paid do. */
export const rentBars = (steps: readonly Step[]): readonly RentBar[] => {
  const [first] = steps;
  if (!first) return [];
  const begin = Date.parse(first.from);
  const finish = Math.max(...steps.map(({ to }) => Date.parse(to) + dayMs));
  const highest = Math.max(1, ...steps.map(({ monthly }) => monthly.cents));
  return steps.map(({ from, to, monthly }) => ({
    left: (Date.parse(from) - begin) / (finish - begin),
    right: (Date.parse(to) + dayMs - begin) / (finish - begin),
    share: Math.max(0, monthly.cents) / highest,
  }));
};
