import { expect, it } from 'vitest';
import { rentOn } from './rent-on.ts';

const rents = {
  rentMonthlyCents: 130_000,
  amendedRents: [
    { from: '2027-06-01', monthlyCents: 142_000 },
    { from: '2026-06-01', monthlyCents: 136_500 },
  ],
};

it.each([
  ['2026-05-31', '$1,300', ['$1,365 from Jun 1, 2026', '$1,420 from Jun 1, 2027']],
  ['2026-06-01', '$1,365', ['$1,420 from Jun 1, 2027']],
  ['2027-06-01', '$1,420', []],
])('on %s a lease costs what its documents say for that day', (day, present, coming) => {
  expect(rentOn(rents, day)).toEqual({ present, coming });
});

it('says nothing of a rent that is not stated', () => {
  expect(rentOn({ rentMonthlyCents: null, amendedRents: [] }, '2026-06-01')).toEqual({ present: null, coming: [] });
});
