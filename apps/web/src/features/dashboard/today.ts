import { type CalendarDay, calendarDay } from '@keyclause/domain';

/** The day on the reader's own calendar. */
export const localToday = (now = new Date()): CalendarDay =>
  calendarDay(now.getFullYear(), now.getMonth() + 1, now.getDate());
