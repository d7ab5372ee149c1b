import { expect, it } from 'vitest';
import { termsInForce } from './terms-in-force.ts';

const first = { rent: 1300, inForceFrom: undefined };
const second = { rent: 1365, inForceFrom: '2026-06-01' };
const third = { rent: 1420, inForceFrom: '2027-06-01' };

it.each([
  ['2026-05-31', first, [second, third], []],
  ['2026-06-01', second, [third], [first]],
  ['2027-05-31', second, [third], [first]],
  ['2027-06-01', third, [], [second, first]],
])('on %s the newest term holds that names no later day', (day, present, coming, former) => {
  expect(termsInForce([third, second, first], day)).toEqual({ present, coming, former });
});

it('gives none of no terms, and the newest where all begin later', () => {
  expect(termsInForce([], '2026-01-01')).toEqual({ present: undefined, coming: [], former: [] });
  expect(termsInForce([third, second], '2026-01-01')).toEqual({ present: third, coming: [], former: [second] });
});
