import type { Numbers } from '../said.ts';

/** Dollar amounts of a normalised sentence, in cents, with their places. */
export const amountsIn = (text: string): { readonly cents: number; readonly start: number; readonly end: number }[] =>
  [...text.matchAll(/\$ ?(\d+(?:\.\d+)?)|\b(\d+(?:\.\d+)?) (?:dollars|bucks)\b/g)].map((match) => ({
    cents: Math.round(Number(match[1] ?? match[2]) * 100),
    start: match.index,
    end: match.index + match[0].length,
  }));

/** Percentages of a normalised sentence with their places. */
export const percentsIn = (
  text: string,
): { readonly percent: number; readonly start: number; readonly end: number }[] =>
  [
    ...text.matchAll(
      /(\d+(?:\.\d+)?) ?%|\b(\d+) cents (?:on|of|in|for|to|out of) (?:each|every|the|a|1)(?: such)? dollar\b/g,
    ),
  ].map((match) => ({
    percent: Number(match[1] ?? match[2]),
    start: match.index,
    end: match.index + match[0].length,
  }));

const lengths: Readonly<Record<string, number>> = { hour: 1 / 24, day: 1, night: 1, week: 7, month: 30, year: 365 };

/** Spans of time of a normalised sentence in days. "business" counts the weekends in. */
export const spansIn = (
  text: string,
): {
  readonly days: number;
  readonly unit: string;
  readonly count: number;
  readonly start: number;
  readonly end: number;
}[] =>
  [
    ...text.matchAll(
      /\b(\d+(?:\.\d+)?|an?|several|few)(?:[ -]| full | consecutive | straight | calendar | (business|working) | (?:calendar|full|consecutive|clear) )(hour|day|night|week|month|year)s?\b/g,
    ),
  ].map((match) => {
    const count = /^an?$/.test(match[1] ?? '') ? 1 : /^(?:several|few)$/.test(match[1] ?? '') ? 3 : Number(match[1]);
    const unit = match[3] ?? 'day';
    const days = count * (lengths[unit] ?? 1) * (match[2] === undefined ? 1 : 1.4);
    return { days, unit, count, start: match.index, end: match.index + match[0].length };
  });

/** "two months' rent", "3 times the monthly rent", "a month's rent" in cents by the lease's rent; null when no rent is known. */
export const monthsOfRentIn = (
  text: string,
): { readonly months: number; readonly start: number; readonly end: number } | null => {
  const match =
    /\b(\d+(?:\.\d+)?|a|an additional|another|double|twice|triple)(?: additional| extra| full| more)?[ -]?(?:calendar )?(?:(?:months?)(?:'s?)?(?: worth)?(?: of)?(?: the)?(?: then)?(?:[- ]current)?(?: base| monthly)?|times(?: the| TT's)?(?: then)?(?:[- ]current)?(?: base monthly| monthly| base)|(?: the)? monthly) (?:base )?(?:rent|installment)/.exec(
      text,
    );
  if (match === null) return null;
  const word = match[1] ?? '';
  const months = /^\d/.test(word)
    ? Number(word)
    : word === 'double' || word === 'twice'
      ? 2
      : word === 'triple'
        ? 3
        : 1;
  return { months, start: match.index, end: match.index + match[0].length };
};

/** Cents of the rent for one day, at thirty days a month. */
export const dailyRent = (numbers: Numbers): number | null =>
  numbers.rentCents === null ? null : numbers.rentCents / 30;

/** "$1,250.00" for 125000 cents. */
export const dollarsOf = (cents: number): string =>
  `$${(Math.round(cents) / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
