import { addDays, addMonths, lastDayOfTerm } from '@keyclause/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { termOf } from './term.ts';
import { totalCost } from './total-cost.ts';

const anyDay = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('the term of a lease', () => {
  it.each([
    ['2026-01-15', '2026-12-31', '11 months and 17 of 31 days'],
    ['2026-01-01', '2026-12-20', '11 months and 20 of 31 days'],
    ['2026-01-31', '2027-01-30', '12 months'],
    ['2026-02-10', '2026-02-20', '11 of 28 days'],
    ['2024-02-10', '2024-03-09', '1 month'],
    ['2026-03-01', '2026-03-01', '1 of 31 days'],
  ])('from %s to %s is %s', (start, end, words) => {
    expect(termOf({ start, end }).words).toBe(words);
  });

  it('ends between the months that it lies between, whatever the days', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 36_000 }), (start, days) => {
        const end = addDays(start, days);
        const { whole, part } = termOf({ start, end });
        expect(part.gte(0) && part.lt(1)).toBe(true);
        if (whole > 0) expect(lastDayOfTerm(start, whole) <= end).toBe(true);
        expect(end < addMonths(start, whole + 1)).toBe(true);
      }),
    );
  });
});

it('charges a last month that is not whole by its days', () => {
  const { results, schedule } = totalCost.calculate({
    monthlyRent: 1000,
    monthlyCharges: 100,
    start: '2026-01-15',
    end: '2026-12-31',
  });
  // 11 × 1,000 + 1,000 × 17/31 = 11,548.39; charges 1,100 + 54.84.
  expect(results).toMatchObject({ rent: 11548.39, charges: 1154.84, total: 12703.23, averageMonthly: 1100 });
  expect(results.termMonths).toBeCloseTo(11 + 17 / 31, 9);
  expect(schedule?.rows.at(-1)).toEqual([12, '2026-12-15', 548.39, 54.84, 12703.23]);
});

it('refuses days that contradict the months', () => {
  expect(() =>
    totalCost.calculate({ monthlyRent: 1000, termMonths: 12, start: '2026-01-15', end: '2026-12-31' }),
  ).toThrow('The days make 11 months and 17 of 31 days, and the term is given as 12.');
});
