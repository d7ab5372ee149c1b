import {
  addDays,
  addMonths,
  type CalendarDay,
  calendarDay,
  daysInMonth,
  formatDay,
  partsOfDay,
} from '@keyclause/domain';
import { datesIn } from '#values/dates.ts';
import { moneyIn } from '#values/money.ts';
import { figureWords, type Measure } from './measures.ts';

/** What a figure is held against. Both ends belong to it; the words end a sentence: "before June 1, 2027". */
export type Bounds = {
  readonly least: number | CalendarDay | null;
  readonly most: number | CalendarDay | null;
  readonly words: string;
};

export const isWithin = (figure: number | CalendarDay, { least, most }: Bounds): boolean =>
  (least === null || figure >= least) && (most === null || figure <= most);

/** Bounds in a question in small letters; null when it names none. A month without a year is the next that comes, from `today` on. */
export const boundsIn = (text: string, measure: Measure, today: CalendarDay): Bounds | null =>
  measure.kind === 'day' ? dayBounds(text, today) : figureBounds(text, measure);

const months = 'january february march april may june july august september october november december'.split(' ');
const sides = {
  before: /\b(?:before|earlier than|prior to)\s*$/,
  until: /\b(?:by|until|till|no later than|up to)(?: the end of)?\s*$/,
  after: /\b(?:after|later than|past|beyond)(?: the end of)?\s*$/,
  since: /\b(?:from|since|starting)\s*$/,
} as const;

const dayBounds = (text: string, today: CalendarDay): Bounds | null => {
  const span =
    /\b(?:within|in|over) (?:the )?(?:next |coming )?(\d{1,3}|a|one|two|three|six|nine|twelve) (day|week|month|year)s?\b/.exec(
      text,
    );
  if (span) {
    const size = Number(span[1]) || (numbers[span[1] ?? ''] ?? 1);
    const last =
      span[2] === 'day'
        ? addDays(today, size)
        : span[2] === 'week'
          ? addDays(today, size * 7)
          : addMonths(today, size * (span[2] === 'year' ? 12 : 1));
    return { least: today, most: last, words: `between ${formatDay(today)} and ${formatDay(last)}` };
  }
  const named = spanIn(text, today);
  if (!named) return null;
  const { from, to, at } = named;
  const lead = text.slice(0, at);
  if (sides.before.test(lead)) return { least: null, most: addDays(from, -1), words: `before ${formatDay(from)}` };
  if (sides.until.test(lead)) return { least: null, most: to, words: `by ${formatDay(to)}` };
  if (sides.after.test(lead)) return { least: addDays(to, 1), most: null, words: `after ${formatDay(to)}` };
  if (sides.since.test(lead)) return { least: from, most: null, words: `on or after ${formatDay(from)}` };
  return {
    least: from,
    most: to,
    words: from === to ? `on ${formatDay(from)}` : `between ${formatDay(from)} and ${formatDay(to)}`,
  };
};

const numbers: Readonly<Record<string, number>> = { a: 1, one: 1, two: 2, three: 3, six: 6, nine: 9, twelve: 12 };

type Span = { readonly from: CalendarDay; readonly to: CalendarDay; readonly at: number };

/** The day, month or year that a question names. */
const spanIn = (text: string, today: CalendarDay): Span | null => {
  const [date] = datesIn(text);
  if (date) return { from: date.iso, to: date.iso, at: date.start };
  const now = partsOfDay(today);
  const month = new RegExp(`\\b(this month|next month|${months.join('|')})(?:,? (?:of )?(\\d{4}))?\\b`).exec(text);
  if (month) {
    const near = month[1]?.endsWith(' month') ? partsOfDay(addMonths(today, month[1] === 'this month' ? 0 : 1)) : null;
    const number = near?.month ?? months.indexOf(month[1] ?? '') + 1;
    const year = near?.year ?? (month[2] ? Number(month[2]) : number < now.month ? now.year + 1 : now.year);
    return {
      from: calendarDay(year, number, 1),
      to: calendarDay(year, number, daysInMonth(year, number)),
      at: month.index,
    };
  }
  const year = /\b(this year|next year|(?:19|20)\d{2}|today|now)\b/.exec(text);
  if (!year) return null;
  if (year[1] === 'today' || year[1] === 'now') return { from: today, to: today, at: year.index };
  const number = year[1] === 'this year' ? now.year : year[1] === 'next year' ? now.year + 1 : Number(year[1]);
  return { from: calendarDay(number, 1, 1), to: calendarDay(number, 12, 31), at: year.index };
};

const figureBounds = (text: string, measure: Measure): Bounds | null => {
  const found =
    /\b(over|above|more than|higher than|greater than|exceed\w*|longer than|bigger than|under|below|less than|lower than|shorter than|smaller than|cheaper than|at least|no less than|minimum of|at most|no more than|up to|exactly|of)\s+(\$?\s?[\d,]+(?:\.\d+)?k?)/.exec(
      text,
    );
  if (!found) return null;
  const said = found[2] ?? '';
  const plain = Number(said.replace(/[$,\sk]/g, '')) * (said.endsWith('k') ? 1000 : 1);
  const figure =
    measure.kind === 'money' ? (moneyIn(said.endsWith('k') ? '' : said)[0]?.cents ?? Math.round(plain * 100)) : plain;
  const words = figureWords(measure, figure);
  switch (true) {
    case /^(?:over|above|more|higher|greater|exceed|longer|bigger)/.test(found[1] ?? ''):
      return { least: figure + 1, most: null, words: `over ${words}` };
    case /^(?:under|below|less|lower|shorter|smaller|cheaper)/.test(found[1] ?? ''):
      return { least: null, most: figure - 1, words: `under ${words}` };
    case /^(?:at least|no less|minimum)/.test(found[1] ?? ''):
      return { least: figure, most: null, words: `of at least ${words}` };
    case /^(?:at most|no more|up to)/.test(found[1] ?? ''):
      return { least: null, most: figure, words: `of at most ${words}` };
    default:
      return { least: figure, most: figure, words: `of ${words}` };
  }
};
