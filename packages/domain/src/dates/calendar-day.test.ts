import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  calendarDay,
  daysBetween,
  isCalendarDay,
  lastDayOfTerm,
  wholeMonthsOfTerm,
} from './calendar-day.ts';

const anyDay = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2200-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

it('knows which days exist', () => {
  expect(isCalendarDay('2028-02-29')).toBe(true);
  expect(isCalendarDay('2027-02-29')).toBe(false);
  expect(isCalendarDay('2027-13-01')).toBe(false);
  expect(() => calendarDay(2027, 2, 31)).toThrow(RangeError);
});

it('holds the end of the month when months are added', () => {
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
  expect(addMonths('2028-01-31', 1)).toBe('2028-02-29');
  expect(addMonths('2027-03-31', -1)).toBe('2027-02-28');
  expect(addMonths('2027-11-15', 14)).toBe('2029-01-15');
});

it('ends a twelve-month term on the day before the anniversary', () => {
  expect(lastDayOfTerm('2025-10-01', 12)).toBe('2026-09-30');
  expect(wholeMonthsOfTerm('2025-10-01', '2026-09-30')).toBe(12);
  expect(wholeMonthsOfTerm('2025-10-01', '2026-10-31')).toBe(13);
  expect(wholeMonthsOfTerm('2025-10-01', '2026-10-15')).toBeNull();
});

it('adds and counts days as each other’s inverse', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -40_000, max: 40_000 }), (day, days) => {
      expect(daysBetween(day, addDays(day, days))).toBe(days);
    }),
  );
});

it('never makes a day that does not exist', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -600, max: 600 }), (day, months) => {
      expect(isCalendarDay(addMonths(day, months))).toBe(true);
    }),
  );
});

it('finds the months of every term that it can end', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 1200 }), (start, months) => {
      expect(wholeMonthsOfTerm(start, lastDayOfTerm(start, months))).not.toBeNull();
    }),
  );
});
