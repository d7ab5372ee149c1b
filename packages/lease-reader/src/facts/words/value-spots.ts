import { writtenStateSource } from '#structure/states.ts';
import { datesIn } from '#values/dates.ts';
import { durationsIn } from '#values/durations.ts';
import { moneyIn } from '#values/money.ts';
import { numberFrom, numberWordsSource, ordinalFrom, ordinalSource } from '#values/number-words.ts';
import { servicesIn } from '../service-names.ts';

/** What kind of value a place of a sentence holds. */
export type ValueKind =
  | 'money'
  | 'percent'
  | 'span'
  | 'day'
  | 'date'
  | 'year'
  | 'area'
  | 'state'
  | 'service'
  | 'name'
  | 'unit'
  | 'address';

/** A value in a sentence that may be that of a field. Offsets are those of the sentence as it is written. */
export type ValueSpot = {
  readonly kind: ValueKind;
  /** Cents, percent, count of `unit`, day of the month, ISO day, year, square feet, name of a service, person or company, part of a building, address in one line. */
  readonly value: number | string;
  readonly unit: 'hour' | 'day' | 'night' | 'week' | 'month' | 'year' | null;
  readonly start: number;
  readonly end: number;
};

/** Every value of a sentence, in order; none overlaps another. */
export const valueSpotsIn = (text: string): ValueSpot[] => {
  const found: ValueSpot[] = [];
  const add = (spot: ValueSpot): void => {
    if (!found.some((other) => spot.start < other.end && other.start < spot.end)) found.push(spot);
  };
  const bare = (kind: ValueKind, pattern: RegExp, read: (match: RegExpMatchArray) => number | null): void => {
    for (const match of text.matchAll(pattern)) {
      const value = read(match);
      if (value !== null) add({ kind, value, unit: null, start: match.index, end: match.index + match[0].length });
    }
  };
  if (/\d|hundred|ty\b|teen\b|dollar/i.test(text)) {
    for (const { cents, start, end } of moneyIn(text)) add({ kind: 'money', value: cents, unit: null, start, end });
    for (const { iso, start, end } of datesIn(text)) add({ kind: 'date', value: iso, unit: null, start, end });
  }
  bare('percent', percents, (match) => numberFrom(match[1] ?? match[2] ?? ''));
  bare('percent', multiples, ([words]) => percentOfMultiple(words));
  bare('area', areas, (match) => numberFrom((match[1] ?? '').replaceAll(',', '')));
  for (const { amount, unit, start, end } of durationsIn(text))
    if (!isRate(text, start)) add({ kind: 'span', value: amount, unit, start, end });
  for (const match of text.matchAll(nights)) {
    const value = numberFrom(match[1] ?? '');
    if (value !== null)
      add({ kind: 'span', value, unit: 'night', start: match.index, end: match.index + match[0].length });
  }
  bare('day', ordinals, (match) => dayOfMonth(ordinalFrom(match[0])));
  bare('year', years, (match) => Number(match[0]));
  for (const { service, start, end } of servicesIn(text))
    add({ kind: 'service', value: service, unit: null, start, end });
  for (const match of text.matchAll(states))
    add({
      kind: 'state',
      value: match[0].replace(/\s+/g, ' '),
      unit: null,
      start: match.index,
      end: match.index + match[0].length,
    });
  return found.sort((one, other) => one.start - other.start);
};

/** "$900 a month" is no length of time. */
const isRate = (text: string, start: number): boolean =>
  /^an?\b/i.test(text.slice(start, start + 3)) &&
  /(?:\d|\bdollars|%|percent|\beach|\bevery)\s*$/i.test(text.slice(0, start));

const dayOfMonth = (day: number | null): number | null => (day !== null && day >= 1 && day <= 31 ? day : null);

const percents = new RegExp(
  `(\\d+(?:\\.\\d+)?)\\s*(?:%|per\\s?cent\\b)|\\b(${numberWordsSource})\\s+(?:\\(\\s*\\d+(?:\\.\\d+)?\\s*%?\\s*\\)\\s*)?per\\s?cent\\b`,
  'gi',
);
const counts = '(?:one|two|three|four)(?:[- ]and[- ](?:an?|one)[- ](?:half|third|fourth|quarter|fifth|tenth))?';

/** "Double", "two and one-half times", "half again" and "a fourth part more" of a rent, in percent of it. */
const multiples = new RegExp(
  [
    `\\b(?:double|twice|twofold|triple|treble|(?:${counts}|[1-4]\\.\\d{1,2}|[1-4](?:[ -][13]/[24])?) times)\\b(?=[^.;]{0,60}\\b(?:rent|rental|rate|amount|month|daily|what|price)\\b)`,
    `\\b(?:plus|and|with)\\s+(?:an?|one)[- ](?:additional |further |extra )?(?:half|third|fourth|quarter|fifth|tenth)\\b(?!\\s+(?:months?|years?|times))(?: part)?(?: of (?:it|that))?(?: more| again| on top)?`,
    `\\b(?:an?|one)[- ](?:half|third|fourth|quarter|fifth|tenth)(?: part)? (?:more|again|on top|extra|higher)\\b`,
    `\\bhalf (?:again|as much again|more)\\b`,
  ].join('|'),
  'gi',
);

const percentOfMultiple = (words: string): number | null => {
  const told = words.toLowerCase();
  const part = /\b(half|third|fourth|quarter|fifth|tenth)\b/.exec(told)?.[1];
  const times = /^(.*?) times$/.exec(told)?.[1];
  if (times === undefined) {
    if (part !== undefined) return 100 + Math.round((parts[part] ?? 0) * 100);
    return /^t(?:riple|reble)/.test(told) ? 300 : 200;
  }
  const figure = /^(\d(?:\.\d+)?)(?:[ -]([13])\/([24]))?$/.exec(times);
  if (figure) return Math.round(100 * (Number(figure[1]) + (figure[2] ? Number(figure[2]) / Number(figure[3]) : 0)));
  const whole = { one: 1, two: 2, three: 3, four: 4 }[/^\w+/.exec(times)?.[0] ?? ''];
  return whole === undefined ? null : Math.round(100 * (whole + (part === undefined ? 0 : (parts[part] ?? 0))));
};

const parts: Readonly<Record<string, number>> = {
  half: 0.5,
  third: 1 / 3,
  fourth: 0.25,
  quarter: 0.25,
  fifth: 0.2,
  tenth: 0.1,
};

const areas =
  /\b(\d{1,3}(?:,\d{3})+|\d{3,7})\s*(?:rentable\s+|usable\s+|gross\s+|leasable\s+)*(?:square\s+f(?:ee|oo)t|sq\.?\s*f(?:ee)?t|s\.?f\b|r\.?s\.?f\b)/gi;
const nights = new RegExp(
  `\\b(${numberWordsSource}|\\d{1,3})\\s*(?:\\(\\s*\\d{1,3}\\s*\\)\\s*)?(?:\\w+\\s+)?nights?\\b`,
  'gi',
);
const states = new RegExp(`\\b${writtenStateSource}\\b`, 'g');
const ordinals = new RegExp(`\\b${ordinalSource}`, 'gi');
const years = /(?<![\d$,./-])(?:18|19|20)\d{2}(?![\d,/-]|\.\d)/g;
