import type { KeyDate, LeaseReport } from '@keyclause/contracts';
import { addMonths, calendarDay, daysInMonth, formatMoney, partsOfDay } from '@keyclause/domain';
import { termOn } from '../documents/changed-terms.ts';
import { lastDayOf } from './recurrence-words.ts';

/** The ISO day on which an entry comes next, from a day on; of a single day, or of what does not come again, the day itself. */
export const nextDayOf = ({ on, recurrence }: KeyDate, from: string): string => {
  const monthDays = /FREQ=MONTHLY;BYMONTHDAY=([\d,]+)/.exec(recurrence ?? '')?.[1];
  if (recurrence === null || monthDays === undefined || on >= from) return on;
  // A rule that names several days means the last of them that the month has.
  const day = Math.max(...monthDays.split(',').map(Number));
  const inMonthOf = (iso: string): string => {
    const { year, month } = partsOfDay(iso);
    return calendarDay(year, month, Math.min(day, daysInMonth(year, month)));
  };
  const thisMonth = inMonthOf(from);
  const next = thisMonth >= from ? thisMonth : inMonthOf(addMonths(`${from.slice(0, 8)}01`, 1));
  const last = lastDayOf(recurrence);
  return last !== null && next > last ? on : next;
};

/** The rent of a month that begins or is paid on a day, in words: "$1,365"; null where the lease does not tell. */
export const rentWordsOn = ({ money, ...report }: LeaseReport, day: string): string | null => {
  const step = money.rentSchedule.find(({ from, to }) => from <= day && day <= to);
  if (step) return formatMoney(step.monthly);
  const rent = report.facts['rent_monthly'];
  return rent && rent.method !== 'absent' ? termOn({ money, ...report }, rent, day).present : null;
};
