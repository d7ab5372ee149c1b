/** A day of the Gregorian calendar as `YYYY-MM-DD`, with no time and no zone: a lease ends on a day, not at an instant. */
export type CalendarDay = string;

const DAY_MS = 86_400_000;
const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

/** True for a day that exists: `2027-02-29` is not one. */
export const isCalendarDay = (value: string): value is CalendarDay => {
  const match = PATTERN.exec(value);
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
};

/** Month is 1 to 12. */
export const daysInMonth = (year: number, month: number): number => {
  const date = new Date(0);
  date.setUTCFullYear(year, month, 0);
  return date.getUTCDate();
};

/** Throws RangeError when the day does not exist. Month is 1 to 12. */
export const calendarDay = (year: number, month: number, day: number): CalendarDay => {
  const value = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  if (!isCalendarDay(value)) throw new RangeError(`No such day: ${value}`);
  return value;
};

export const partsOfDay = (day: CalendarDay): { year: number; month: number; day: number } => {
  if (!isCalendarDay(day)) throw new RangeError(`No such day: ${day}`);
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)), day: Number(day.slice(8, 10)) };
};

const toEpochDay = (value: CalendarDay): number => {
  const { year, month, day } = partsOfDay(value);
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return Math.round(date.getTime() / DAY_MS);
};

const fromEpochDay = (epochDay: number): CalendarDay => new Date(epochDay * DAY_MS).toISOString().slice(0, 10);

export const addDays = (day: CalendarDay, days: number): CalendarDay => fromEpochDay(toEpochDay(day) + days);

/** Holds the end of the month: one month after 31 January is 28 or 29 February. */
export const addMonths = (value: CalendarDay, months: number): CalendarDay => {
  const { year, month, day } = partsOfDay(value);
  const index = year * 12 + (month - 1) + months;
  const targetYear = Math.floor(index / 12);
  const targetMonth = (index % 12) + 1;
  return calendarDay(targetYear, targetMonth, Math.min(day, daysInMonth(targetYear, targetMonth)));
};

/** Days from `from` to `to`, not counting the first: the same day gives 0, the next 1. */
export const daysBetween = (from: CalendarDay, to: CalendarDay): number => toEpochDay(to) - toEpochDay(from);

/** The last day of a term that starts on `start` and runs `months`: 1 Oct 2025 and 12 months give 30 Sep 2026. */
export const lastDayOfTerm = (start: CalendarDay, months: number): CalendarDay => addDays(addMonths(start, months), -1);

/**
 * Whole months from the first to the last day of a term, both included; null when the days do not make whole months.
 * 1 Oct 2025 to 30 Sep 2026 gives 12.
 */
export const wholeMonthsOfTerm = (start: CalendarDay, end: CalendarDay): number | null => {
  const from = partsOfDay(start);
  const after = partsOfDay(addDays(end, 1));
  const months = (after.year - from.year) * 12 + (after.month - from.month);
  if (months <= 0) return null;
  return lastDayOfTerm(start, months) === end ? months : null;
};

/** "October 1, 2025" in the reader's locale. */
export const formatDay = (day: CalendarDay, locale = 'en-US'): string => {
  let format = dayFormats.get(locale);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
    dayFormats.set(locale, format);
  }
  return format.format(new Date(`${day}T00:00:00Z`));
};

/** Making a format costs a hundred times what using it does. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();
