import { expect, it } from 'vitest';
import { dayWords } from './day-words.ts';
import { lastDayOf, recurrenceWords } from './recurrence-words.ts';

it('says how often and until when', () => {
  expect(recurrenceWords('FREQ=MONTHLY;BYMONTHDAY=1;UNTIL=20270831')).toBe(
    `every month until ${dayWords('2027-08-31')}`,
  );
  expect(recurrenceWords('FREQ=YEARLY')).toBe('every year');
  expect(recurrenceWords('FREQ=MONTHLY;INTERVAL=3')).toBe('every 3 months');
});

it('never shows the rule itself', () => {
  expect(recurrenceWords('FREQ=SECONDLY')).toBe('repeats');
  expect(recurrenceWords(null)).toBeNull();
});

it('knows the last day of a rule', () => {
  expect(lastDayOf('FREQ=MONTHLY;BYMONTHDAY=1;UNTIL=20270831')).toBe('2027-08-31');
  expect(lastDayOf('FREQ=YEARLY')).toBeNull();
});
