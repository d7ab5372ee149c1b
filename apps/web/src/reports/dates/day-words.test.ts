import { expect, it } from 'vitest';
import { dayWords, distanceWords, reasoningWords, today } from './day-words.ts';

it('keeps a day the day that it is, west and east of Greenwich', () => {
  expect(dayWords('2027-01-01')).toMatch(/\b1\b/);
  expect(dayWords('2027-01-01')).toContain('2027');
});

it('writes the days of a reasoning as the reader writes days', () => {
  expect(reasoningWords('rent from 2025-04-01 to 2026-03-31.')).toBe(
    `Rent from ${dayWords('2025-04-01')} to ${dayWords('2026-03-31')}.`,
  );
  expect(reasoningWords('Form 2025-99-01 of 12025-04-01')).toBe('Form 2025-99-01 of 12025-04-01');
});

it('says how far a day is in the unit that people would use', () => {
  expect(distanceWords('2026-11-30', '2026-11-20')).toBe('in 10 days');
  expect(distanceWords('2026-08-20', '2026-11-20')).toBe('3 months ago');
  expect(distanceWords('2025-03-17', '2026-11-21')).toBe('20 months ago');
  expect(distanceWords('2029-11-20', '2026-11-20')).toBe('in 3 years');
  expect(distanceWords('2024-05-12', '2026-11-23')).toBe('2 years ago');
  expect(distanceWords('2022-03-01', '2025-03-01')).toBe('3 years ago');
  expect(distanceWords('2025-03-01', '2030-03-01')).toBe('5 years ago');
});

it('takes today from where the reader is', () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});
