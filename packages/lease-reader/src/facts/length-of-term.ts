import { addMonths, lastDayOfTerm } from '@keyclause/domain';
import { durationsIn } from '../values/durations.ts';

/** The last length that the words name, in months; null for days and weeks. */
export const monthsOf = (words: string): number | null => {
  const length = durationsIn(words).at(-1);
  if (!length || (length.unit !== 'month' && length.unit !== 'year')) return null;
  return monthsWithin(length.unit === 'year' ? length.amount * 12 : length.amount);
};

/** The length of a term in months, "three (3) years and ten (10) months" as one length. */
export const termIn = (text: string): { months: number; start: number; end: number } | null => {
  const lengths = durationsIn(text).filter(({ unit }) => unit === 'month' || unit === 'year');
  const first = lengths[0];
  if (!first) return null;
  const second = lengths[1];
  const isBoth =
    first.unit === 'year' &&
    second?.unit === 'month' &&
    /^\s*(?:,|and|,\s*and|\+)?\s*$/i.test(text.slice(first.end, second.start));
  const value = monthsWithin(
    (first.unit === 'year' ? first.amount * 12 : first.amount) + (isBoth && second ? second.amount : 0),
  );
  return value === null ? null : { months: value, start: first.start, end: isBoth && second ? second.end : first.end };
};

/** A number of months that a term may have: up to a hundred years. */
export const monthsWithin = (value: number): number | null => (value > 0 && value <= 1200 ? value : null);

/**
 * The last day of a term of months that begins on `start` (ISO), and why. Where the words count whole calendar months ("the last day of
 * the 84th full calendar month"), the days of a month that has begun come before them.
 */
export const endOfTerm = (start: string, months: number, words: string): { last: string; reasoning: string } => {
  if (start.endsWith('-01') || !wholeCalendarMonths.test(words))
    return {
      last: lastDayOfTerm(start, months),
      reasoning: `${months} months from ${start}; the last day is the day before the anniversary.`,
    };
  const first = addMonths(`${start.slice(0, 8)}01`, 1);
  return {
    last: lastDayOfTerm(first, months),
    reasoning: `${months} whole calendar months, the first from ${first}; the days from ${start} come before them.`,
  };
};

const wholeCalendarMonths = /\blast day of the [^.;]{0,60}\bmonth\b|\bfull calendar months?\b/i;
