import {
  addDays,
  addMonths,
  type CalendarDay,
  calendarDay,
  daysBetween,
  daysInMonth,
  partsOfDay,
} from '@keyclause/domain';

/** Days of one calendar month, of the days that month has. */
export type Segment = { readonly daysInMonth: number; readonly days: number };

/** The days from the first to the last, both counted, cut at the ends of calendar months. */
export const segmentsOf = (first: CalendarDay, last: CalendarDay): Segment[] => {
  const segments: Segment[] = [];
  for (let from = first; from <= last; ) {
    const { year, month } = partsOfDay(from);
    const length = daysInMonth(year, month);
    const end = calendarDay(year, month, length);
    const until = end < last ? end : last;
    segments.push({ daysInMonth: length, days: daysBetween(from, until) + 1 });
    from = addDays(until, 1);
  }
  return segments;
};

/** The last day before rent is next due, when it is due on `billingDay` of each month. */
export const lastDayBeforeBilling = (from: CalendarDay, billingDay: number): CalendarDay => {
  const { year, month } = partsOfDay(from);
  const inMonth = (index: CalendarDay): CalendarDay => {
    const { year: y, month: m } = partsOfDay(index);
    return calendarDay(y, m, Math.min(billingDay, daysInMonth(y, m)));
  };
  const due = inMonth(calendarDay(year, month, 1));
  const next = due > from ? due : inMonth(addMonths(calendarDay(year, month, 1), 1));
  return addDays(next, -1);
};

/** The first day of the rent month that `day` lies in, when rent is due on `billingDay`. */
export const lastBillingDay = (day: CalendarDay, billingDay: number): CalendarDay => {
  const { year, month } = partsOfDay(day);
  const due = calendarDay(year, month, Math.min(billingDay, daysInMonth(year, month)));
  if (due <= day) return due;
  const { year: y, month: m } = partsOfDay(addMonths(calendarDay(year, month, 1), -1));
  return calendarDay(y, m, Math.min(billingDay, daysInMonth(y, m)));
};
