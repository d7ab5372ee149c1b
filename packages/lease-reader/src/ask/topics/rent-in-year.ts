import { addMonths, formatDay, formatMoney } from '@keyclause/domain';
import { evidenceOfSentence, type LeaseSentence } from '../lease-sentences.ts';
import type { Question, ReportReader, Said } from './topic.ts';

const names = 'one two three four five six seven eight nine ten'.split(' ');
const places = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

/** Year 3 or month 14 of the term, as a question names it. */
type Span = { readonly unit: 'year' | 'month'; readonly count: number };

const countOf = (word: string): number =>
  Number.parseInt(word, 10) || Math.max(names.indexOf(word), places.indexOf(word)) + 1;

const spanIn = (text: string): Span | null => {
  const [, unit = '', named = ''] = /\b(year|month) (?:number |no\. ?|# ?)?(\w+)\b/.exec(text) ?? [];
  const [, counted = '', after = ''] = /\b(\w+) (?:lease )?(year|month)\b/.exec(text) ?? [];
  const count = countOf(named);
  const found = count > 0 ? { unit, count } : { unit: after, count: /^\d+$/.test(counted) ? 0 : countOf(counted) };
  return found.count > 0 && found.count < 600
    ? { unit: found.unit === 'month' ? 'month' : 'year', count: found.count }
    : null;
};

const numbered = String.raw`(\d{1,3}|${names.join('|')})`;
const labelled = new RegExp(
  String.raw`^\W*(?:(?:lease |rental |contract |option )?(year|month)s? )?${numbered}(?:\s*(?:[-–—]|to|through|thru|and|&)\s*(?:(?:year|month) )?${numbered})?(?:\s*[:.)]|\s)`,
  'i',
);

/** "Years 3-5" holds year four; a bare number counts the years under a heading that says so. */
const isRowOf = ({ unit, count }: Span, row: LeaseSentence, sentences: readonly LeaseSentence[]): boolean => {
  const [, named, from = '', to = from] = labelled.exec(row.text) ?? [];
  if (from === '' || !row.text.includes('$')) return false;
  const isNamed = named !== undefined && named.toLowerCase() === unit;
  const isUnder =
    named === undefined && row.text.includes('\t') && firstCell.exec(headOf(row, sentences))?.[1] === unit;
  return (isNamed || isUnder) && countOf(from.toLowerCase()) <= count && count <= countOf(to.toLowerCase());
};

const firstCell = /^\W*(?:lease |rental |contract )?(year|month)/;
const rowsMax = 20;
const startsInNumber = /^\W*\d/;

/** The row over a table of numbered rows. */
const headOf = (row: LeaseSentence, sentences: readonly LeaseSentence[]): string =>
  sentences
    .slice(Math.max(0, row.index - rowsMax), row.index)
    .reverse()
    .find(({ text }) => !startsInNumber.test(text))
    ?.text.toLowerCase() ?? '';

/** What a row says a month: by its own words, by the column that is headed so, or as the twelfth of another amount; else null. */
const monthlyIn = (row: string, head: string): string | null => {
  const named = /(\$[\d,]+(?:\.\d\d)?)\s*(?:a|per|each|\/)\s*mo(?:nth)?\b/i.exec(row)?.[1];
  if (named !== undefined) return named;
  const [cells, heads] = [row.split('\t'), head.split('\t')];
  const headed =
    cells.length === heads.length ? cells[heads.findIndex((cell) => /\bmonth(?:ly)?\b/.test(cell))] : undefined;
  if (headed?.trim().startsWith('$')) return headed.trim();
  const amounts = [...row.matchAll(/\$([\d,]+(?:\.\d\d)?)/g)].map(([, figure = '']) =>
    Number(figure.replaceAll(',', '')),
  );
  const monthly = amounts.find((one) => amounts.some((other) => other > one && Math.abs(other / one - 12) < 0.01));
  return monthly === undefined ? null : formatMoney({ cents: Math.round(monthly * 100), currency: 'USD' });
};

const sayRow = (span: Span, { sentences }: ReportReader): Said | null => {
  const row = sentences.find((sentence) => isRowOf(span, sentence, sentences));
  if (!row) return null;
  const monthly = monthlyIn(row.text, headOf(row, sentences));
  const words = row.text.replace(/\s+/g, ' ').trim();
  return {
    text:
      monthly === null
        ? `For ${span.unit} ${span.count} the lease says: ${words}.`
        : `The rent in ${span.unit} ${span.count} is ${monthly} a month.`,
    quotes: [evidenceOfSentence(row)],
  };
};

const yearOf = (date: string): number => Number(date.slice(0, 4));

/** The years of the term of which a month falls in a calendar year. */
const yearsIn = (calendar: number, start: string): readonly Span[] => {
  const last = calendar - yearOf(start) + 1;
  const counts = start.slice(5) === '01-01' ? [last] : [last - 1, last];
  return counts.filter((count) => count > 0).map((count) => ({ unit: 'year', count }));
};

/** A month that no row names falls in a year of the term. */
const rowsFor = (asked: readonly Span[], read: ReportReader): readonly Said[] => {
  const found = asked.flatMap((span) => sayRow(span, read) ?? []);
  if (found.length > 0) return found;
  return asked.flatMap(({ unit, count }) =>
    unit === 'month' ? (sayRow({ unit: 'year', count: Math.ceil(count / 12) }, read) ?? []) : [],
  );
};

/** What the rent is in a year or month of the term: by the row of the lease that names it, else by the schedule counted from the start. */
export const sayRentInYear = (read: ReportReader, { text }: Question): Said | null => {
  const { rentSchedule: schedule } = read.report.money;
  const span = spanIn(text);
  const calendar = Number(/\b(20\d\d)\b/.exec(text)?.[1] ?? Number.NaN);
  const start = read.word('start_date') ?? schedule[0]?.from;
  const asked = span ? [span] : start === undefined || Number.isNaN(calendar) ? [] : yearsIn(calendar, start);
  const rows = rowsFor(asked, read);
  if (rows.length > 0)
    return { text: rows.map((row) => row.text).join(' '), quotes: rows.flatMap(({ quotes }) => quotes) };
  const [first] = schedule;
  const last = schedule.at(-1);
  if (!first || !last) return null;
  // One step for the whole term may be all that was read: then the lease's own words speak first.
  if (first === last) return isFirst(asked) ? null : sayRises(read);
  const on = span && addMonths(first.from, (span.count - 1) * (span.unit === 'year' ? 12 : 1));
  const steps = schedule.filter(({ from, to }) =>
    on === null
      ? Number.isNaN(calendar)
        ? to === last.to
        : yearOf(from) <= calendar && calendar <= yearOf(to)
      : from <= on && on <= to,
  );
  if (steps.length === 0) return null;
  return {
    text: steps
      .map(
        ({ monthly, from, to }) =>
          `The rent is ${formatMoney(monthly)} a month from ${formatDay(from)} to ${formatDay(to)}.`,
      )
      .join(' '),
    quotes: steps.flatMap(({ monthly, evidence }) => [...read.withAmount(monthly.cents), ...evidence.map(read.around)]),
  };
};

const isFirst = (asked: readonly Span[]): boolean => asked.every(({ count }) => count === 1);

/** A rent that grows by a measure and no schedule: where it starts, and the measure. */
const sayRises = (read: ReportReader): Said | null => {
  const [escalation, rent] = [read.display('escalation'), read.display('rent_monthly')];
  return escalation === null || rent === null
    ? null
    : {
        text: `Rent starts at ${rent} a month. It changes: ${escalation}.`,
        quotes: read.quotes('escalation', 'rent_monthly'),
      };
};
