import { expect, it } from 'vitest';
import { minimise, type Sloped } from './minimise.ts';

/** Rosenbrock's valley, which is lowest at (1, 1). */
const valley: Sloped = (place, slope) => {
  const [x = 0, y = 0] = place;
  slope[0] = -2 * (1 - x) - 400 * x * (y - x * x);
  slope[1] = 200 * (y - x * x);
  return (1 - x) ** 2 + 100 * (y - x * x) ** 2;
};

it('finds the lowest place of a bent valley', () => {
  const [x, y] = minimise(valley, Float64Array.of(-1.2, 1), 100);

  expect(x).toBeCloseTo(1, 4);
  expect(y).toBeCloseTo(1, 4);
});

it('stays where no step leads lower', () => {
  expect([...minimise(valley, Float64Array.of(1, 1), 10)]).toEqual([1, 1]);
});
