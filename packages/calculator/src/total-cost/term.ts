import { addDays, addMonths, type CalendarDay, daysBetween, lastDayOfTerm, wholeMonthsOfTerm } from '@keyclause/domain';
import { type Decimal, decimal, zero } from '../amounts/decimal.ts';
import { refuse } from '../calculations/calculation-error.ts';
import { shortDay } from '../fields/fields.ts';

type Given = {
  readonly termMonths?: number | undefined;
  readonly start?: CalendarDay | undefined;
  readonly end?: CalendarDay | undefined;
};

export type Term = {
  /** Whole months. */
  readonly whole: number;
  /** Of a last month that is not whole: its days over the days it would have. Zero when there is none. */
  readonly part: Decimal;
  /** "11 months and 17 of 31 days" */
  readonly words: string;
};

/** The term in months, as given or from the first to the last day, both counted. */
export const termOf = ({ termMonths, start, end }: Given): Term => {
  if (start === undefined || end === undefined) {
    const whole = termMonths ?? refuse('Months of the term is missing.', 'termMonths');
    return { whole, part: zero, words: monthWords(whole) };
  }
  if (end < start) return refuse(`The end is before the start: ${shortDay(end)} < ${shortDay(start)}.`, 'end');
  const term = termBetween(start, end);
  if (termMonths !== undefined && (termMonths !== term.whole || !term.part.isZero()))
    return refuse(`The days make ${term.words}, and the term is given as ${termMonths}.`, 'termMonths');
  if (term.whole >= 1200 && !(term.whole === 1200 && term.part.isZero()))
    return refuse('The term is longer than a hundred years.', 'end');
  return term;
};

const termBetween = (start: CalendarDay, end: CalendarDay): Term => {
  const exact = wholeMonthsOfTerm(start, end);
  if (exact !== null) return { whole: exact, part: zero, words: monthWords(exact) };
  // No month is longer than 31 days, so this many are over for certain, and at most a few more.
  let whole = Math.floor((daysBetween(start, end) + 1) / 31);
  while (lastDayOfTerm(start, whole + 1) <= end) whole += 1;
  const from = addMonths(start, whole);
  const used = daysBetween(from, addDays(end, 1));
  const length = daysBetween(from, addMonths(start, whole + 1));
  const days = `${used} of ${length} days`;
  return {
    whole,
    part: decimal(used).div(length),
    words: whole === 0 ? days : `${monthWords(whole)} and ${days}`,
  };
};

const monthWords = (count: number): string => `${count} ${count === 1 ? 'month' : 'months'}`;
