import { type Decimal, toCents } from './decimal.ts';
import { usd } from './format.ts';

/** "Leaving is cheaper than staying by $2,100.00.", to the cent. The first name begins the sentence. */
export const cheaperOf = (one: string, oneCost: Decimal, other: string, otherCost: Decimal): string => {
  const gap = toCents(otherCost.minus(oneCost));
  if (gap === 0) return `${one} costs the same as ${other}.`;
  return gap > 0 ? `${one} is cheaper than ${other}, by ${usd(gap)}.` : `${one} costs ${usd(-gap)} more than ${other}.`;
};
