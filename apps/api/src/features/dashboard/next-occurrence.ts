import { addDays, addMonths, type CalendarDay, daysInMonth, isCalendarDay, partsOfDay } from '@keyclause/domain';

/**
 * The first day on or after `today` on which something falls that starts on a day and recurs by an RFC 5545 rule; null when it is
 * over. Knows FREQ=DAILY, WEEKLY, MONTHLY and YEARLY with INTERVAL, BYMONTHDAY (one day, negative from the end), COUNT and UNTIL;
 * of any other rule, only the first day counts.
 */
export const nextOccurrence = (start: CalendarDay, rule: string | null, today: CalendarDay): CalendarDay | null => {
  const recurrence = rule === null ? null : parseRule(rule);
  if (!recurrence) return start >= today ? start : null;
  const { step, until, count } = recurrence;
  for (let index = 0; index < Math.min(count, occurrencesMax); index += 1) {
    const day = step(start, index);
    if (day === null) continue;
    if (until !== null && day > until) return null;
    if (day >= start && day >= today) return day;
  }
  return null;
};

type Recurrence = {
  readonly step: (start: CalendarDay, index: number) => CalendarDay | null;
  readonly until: CalendarDay | null;
  readonly count: number;
};

/** A century of months; what recurs daily for longer than three years is not what a calendar shows. */
const occurrencesMax = 1200;

const parseRule = (rule: string): Recurrence | null => {
  const parts = new Map(rule.split(';').map((part) => part.split('=', 2) as [string, string | undefined]));
  const known = ['FREQ', 'INTERVAL', 'BYMONTHDAY', 'COUNT', 'UNTIL', 'WKST'];
  if ([...parts.keys()].some((name) => !known.includes(name))) return null;
  const interval = positive(parts.get('INTERVAL') ?? '1');
  const count = positive(parts.get('COUNT') ?? String(occurrencesMax));
  const until = parts.has('UNTIL') ? dayOf(parts.get('UNTIL')) : null;
  const monthDay = parts.has('BYMONTHDAY') ? Number(parts.get('BYMONTHDAY')) : null;
  const isBroken = interval === null || count === null || until === undefined || Number.isNaN(monthDay);
  if (isBroken) return null;
  const step = stepOf(parts.get('FREQ'), interval, monthDay);
  return step && { step, until, count };
};

const positive = (text: string): number | null => (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : null);

const dayOf = (text: string | undefined): CalendarDay | undefined => {
  const day = (text ?? '').replace(/^(\d{4})(\d\d)(\d\d).*$/, '$1-$2-$3');
  return isCalendarDay(day) ? day : undefined;
};

const stepOf = (
  frequency: string | undefined,
  interval: number,
  monthDay: number | null,
): Recurrence['step'] | null => {
  switch (frequency) {
    case 'DAILY':
      return (start, index) => addDays(start, index * interval);
    case 'WEEKLY':
      return (start, index) => addDays(start, index * interval * 7);
    case 'MONTHLY':
      return (start, index) => dayInMonth(start, index * interval, monthDay);
    case 'YEARLY':
      return (start, index) => dayInMonth(start, index * interval * 12, monthDay);
    default:
      return null;
  }
};

/** The calendar of the domain ends here. */
const yearMax = 9998;

/** RFC 5545 skips months that do not have the day. */
const dayInMonth = (start: CalendarDay, months: number, monthDay: number | null): CalendarDay | null => {
  const first = `${start.slice(0, 8)}01`;
  if (Number(start.slice(0, 4)) + Math.ceil(months / 12) > yearMax) return null;
  const month = addMonths(first, months);
  const { year, month: number, day: startDay } = { ...partsOfDay(month), day: partsOfDay(start).day };
  const last = daysInMonth(year, number);
  const wanted = monthDay ?? startDay;
  const day = wanted < 0 ? last + 1 + wanted : wanted;
  return day >= 1 && day <= last ? `${month.slice(0, 8)}${String(day).padStart(2, '0')}` : null;
};
