import { addDays, addMonths, formatMoney, partsOfDay } from '@keyclause/domain';
import { centsOf, type Facts, wordOf } from '../facts/facts.ts';
import type { FactValue } from '../report.ts';
import { datesIn, isoDay, monthNames } from '../values/dates.ts';

/** A rent that holds from one day to another; `reasoning` where it is reckoned from the rent before it. */
export type RisingStep = {
  readonly from: string;
  readonly to: string;
  readonly cents: number;
  readonly reasoning: string | null;
};

/**
 * The rent of each year where the lease states a first rent and a percentage by which it rises every year. Each rise builds on the rent
 * before it and is rounded to the cent, half up, as it is billed: the calculator's own convention (`escalation_schedule`). Null where the
 * lease names no such percentage, or not the day from which it counts.
 */
export const risingSteps = (facts: Facts): readonly RisingStep[] | null => {
  const [start, end, first] = [wordOf(facts, 'start_date'), wordOf(facts, 'end_date'), centsOf(facts, 'rent_monthly')];
  const percent = percentOf(facts['escalation']?.value);
  if (!start || !end || first === null || percent === null || end <= start) return null;
  const words = facts['escalation']?.quote ?? '';
  const counted = /\brent commencement\b/i.test(words) ? (wordOf(facts, 'rent_commencement_date') ?? start) : start;
  const rises = risesIn(words, { start: counted, end });
  if (rises === null || rises.length > mostRises) return null;
  const days = [start, ...rises];
  let cents = first;
  return days.map((from, at): RisingStep => {
    const before = cents;
    if (at > 0) cents = Math.round((before * (whole + Math.round((percent * whole) / 100))) / whole);
    return {
      from,
      to: addDays(days[at + 1] ?? addDays(end, 1), -1),
      cents,
      reasoning: at === 0 ? null : `${formatMoney({ cents: before, currency: 'USD' })} and ${percent} % of it.`,
    };
  });
};

/** What a total of the rent leaves out, where the lease raises the rent in a way that cannot be reckoned; null where it does not. */
export const uncountedRises = (facts: Facts): string | null => {
  const fact = facts['escalation'];
  if (fact?.value == null || ofExtension.test(fact.quote ?? '') || risingSteps(facts) !== null) return null;
  const { type } = fact.value as { readonly type?: unknown };
  return type === 'cpi'
    ? 'The rent also follows a price index; its rises are not known yet and not counted.'
    : 'The lease also raises the rent; its rises are not counted.';
};

/** Parts in which a percentage is reckoned: four decimals of it. */
const whole = 1_000_000;
const mostRises = 100;

const percentOf = (value: FactValue | null | undefined): number | null => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const { type, value: percent } = value as Readonly<Record<string, unknown>>;
  return type === 'percent' && typeof percent === 'number' && percent > 0 && percent <= 25 ? percent : null;
};

type Term = { readonly start: string; readonly end: string };

/** The days of the term on which the rent rises, by the words that say so; null where these are not those of every year. */
const risesIn = (words: string, { start, end }: Term): readonly string[] | null => {
  if (notYearly.test(words) || ofExtension.test(words)) return null;
  const listed = listedYears.exec(words)?.groups;
  if (listed) return daysOfYears(listed, { start, end });
  const named = namedDay.exec(words)?.groups;
  const month = monthOf(named?.['month'] ?? named?.['other'] ?? named?.['first'] ?? '');
  const day = Number(named?.['day'] ?? named?.['before'] ?? named?.['last'] ?? 1);
  if (month === 0) return yearly.test(words) ? everyYear(addMonths(start, 12), end) : null;
  const { year, month: startMonth, day: startDay } = partsOfDay(start);
  const said = datesIn(words).find(({ iso }) => iso > start && partsOfDay(iso).month === month)?.iso;
  const yearSaid = Number(fromYear.exec(words)?.[1] ?? 0);
  const isAnniversary = month === startMonth && day === startDay;
  // "Every January" of a term that begins in October may mean the next one or the one after it.
  if (said === undefined && yearSaid === 0 && !isAnniversary && !isAfterFirst.test(words)) return null;
  const firstYear = isAnniversary || isAfterFirst.test(words) ? year + 1 : year;
  const from = said ?? isoDay(Math.max(yearSaid, firstYear), month, day);
  return from === null || from <= start ? null : everyYear(from, end);
};

const monthOf = (name: string): number => monthNames.indexOf(name.toLowerCase()) + 1;

/** "July 1 of 2027, 2028 and 2029". */
const daysOfYears = (listed: Readonly<Record<string, string | undefined>>, { start, end }: Term): readonly string[] =>
  [...(listed['years'] ?? '').matchAll(/20\d\d/g)].flatMap(([year]) => {
    const day = isoDay(Number(year), monthOf(listed['month'] ?? ''), Number(listed['day']));
    return day !== null && day > start && day <= end ? [day] : [];
  });

const everyYear = (from: string, end: string): readonly string[] => {
  const days: string[] = [];
  for (let at = from; at <= end && days.length <= mostRises; at = addMonths(from, 12 * days.length)) days.push(at);
  return days;
};

const months = monthNames.join('|');
const ordinal = '(?:st|nd|rd|th)?';
const namedDay = new RegExp(
  `\\b(?:each|every|all later)\\s+(?:(?<before>\\d{1,2})${ordinal}\\s+(?:of\\s+)?)?(?<month>${months})(?:\\s+(?<day>\\d{1,2})${ordinal}\\b)?|\\b(?:each|every)\\s+(?:first|1st)(?:\\s+day)?\\s+of\\s+(?<first>${months})\\b|\\b(?<other>${months})\\s+(?<last>\\d{1,2})${ordinal}\\s+of\\s+(?:each|every)\\b`,
  'i',
);
const listedYears = new RegExp(
  `\\b(?<month>${months})\\s+(?<day>\\d{1,2})${ordinal}\\s+of\\s+(?<years>20\\d\\d(?:,?\\s+(?:and\\s+)?20\\d\\d)+)`,
  'i',
);
const yearly =
  /\banniversar|\b(?:each|every|per|a|any) (?:\w+ ){0,2}(?:lease |calendar )?year\b|\bannual|\byearly\b|\bevery (?:12|twelve) months\b|\bsecond (?:lease )?year, and (?:at |in |on )?(?:each|every)\b/i;
const notYearly =
  /\bevery (?:two|three|four|five|other|second|third|fifth|\d+ years?)\b|\b(?:third|fourth|fifth|sixth|eleventh) (?:lease )?year\b|\bonce\b|\b(?:market|land|appraised|assessed)\b[^.;]{0,20}\b(?:value|rent|rental)\b/i;
/** A rise of further years says nothing of the term. */
const ofExtension = /\b(?:(?:option|renewal|extension|extended)(?: (?:term|period)s?)?|extensions?)\b/i;
const fromYear = /\b(?:beginning|starting|commencing|from|of|in|with)(?: in| with| on| the year)?\s+(20\d\d)\b/i;
const isAfterFirst = /\bafter the first\b|\bafter that\b|\bthereafter\b|\bevery \w+ after\b/i;
