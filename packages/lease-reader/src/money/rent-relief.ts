import { addDays, addMonths, lastDayOfTerm } from '@keyclause/domain';
import { type Facts, numberOf, wordOf } from '../facts/facts.ts';
import type { Evidence, Fact, MoneySummary } from '../report.ts';
import type { LeaseText } from '../structure/lease-text.ts';
import { isoDay, monthNames } from '../values/dates.ts';
import { moneyIn } from '../values/money.ts';

type Step = MoneySummary['rentSchedule'][number];

/** Days of the term, both included, for which the lease asks for less: a month's amount in cents, null for half of the rent. */
type Relief = {
  readonly from: string;
  readonly to: string;
  readonly cents: number | null;
  readonly evidence: readonly Evidence[];
};

/**
 * The steps of the rent with the months that are free or cost less set apart: those that the lease names ("rent for December 2026 is
 * waived"), those before the rent begins, and the first or the last ones where it frees a number of these. Steps that show a free month
 * stay as they are.
 */
export const withRelief = (lease: LeaseText, facts: Facts, steps: readonly Step[]): readonly Step[] => {
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last || steps.some(({ monthly }) => monthly.cents === 0)) return steps;
  const named = namedMonths(lease);
  const reliefs = named.length > 0 ? named : untoldMonths(facts, { start: first.from, end: last.to });
  return joined(reliefs).reduce<readonly Step[]>((left, relief) => left.flatMap((step) => cut(step, relief)), steps);
};

/** Free months that follow each other are one time without rent. */
const joined = (reliefs: readonly Relief[]): readonly Relief[] =>
  reliefs.reduce<readonly Relief[]>((left, relief) => {
    const last = left.at(-1);
    return last && last.cents === relief.cents && relief.from === addDays(last.to, 1)
      ? [...left.slice(0, -1), { ...last, to: relief.to }]
      : [...left, relief];
  }, []);

const cut = (step: Step, { from, to, cents, evidence }: Relief): readonly Step[] => {
  const [opens, closes] = [from > step.from ? from : step.from, to < step.to ? to : step.to];
  if (opens > closes) return [step];
  const monthly = { ...step.monthly, cents: cents ?? Math.round(step.monthly.cents / 2) };
  return [
    ...(opens > step.from ? [{ ...step, to: addDays(opens, -1) }] : []),
    { from: opens, to: closes, monthly, evidence },
    ...(closes < step.to ? [{ ...step, from: addDays(closes, 1) }] : []),
  ];
};

/** "One month free (December 2026)", "March and April 2027 are abated", "rent for October 2026 shall be one half, i.e. $575". */
const namedMonths = (lease: LeaseText): readonly Relief[] =>
  lease.sentences.flatMap(({ text, part, document, start, end }): readonly Relief[] => {
    if (text.length > 400 || lease.parts[part]?.role === 'exhibit' || notRelief.test(text)) return [];
    const evidence = [lease.evidence(document, start, end)];
    return text.split(clauses).flatMap((words) => {
      const isHalf = half.test(words);
      if (!isHalf && !free.test(words)) return [];
      const cents = isHalf ? (moneyIn(words)[0]?.cents ?? null) : 0;
      return monthsIn(words).map((from) => ({ from, to: lastDayOfTerm(from, 1), cents, evidence }));
    });
  });

/** The first days of the months that a text names with their year: "March and April 2027", "November 2026 through January 2027". */
const monthsIn = (text: string): readonly string[] => {
  const days: string[] = [];
  let until = 0;
  for (const match of text.matchAll(yearOfMonth)) {
    const year = Number(match[1]);
    const before = text.slice(until, match.index);
    const near = before.slice(before.search(listOfMonths));
    const names = [...near.matchAll(monthName)].map(([name]) => monthNames.indexOf(name.toLowerCase()) + 1);
    const last = names.at(-1) ?? 0;
    const own = names.flatMap((month) => isoDay(month > last ? year - 1 : year, month, 1) ?? []);
    const since = /^\W*(?:through|to|[-–])\W*\w*\W*$/i.test(before) ? days.at(-1) : undefined;
    const isRange = since !== undefined || /\b(?:through|to)\b|[-–]/i.test(near);
    const close = own.at(-1) ?? '';
    for (let day = since ?? own[0] ?? close; isRange && day < close && own.length < mostMonths; day = addMonths(day, 1))
      own.push(day);
    days.push(...own);
    until = match.index + match[0].length;
  }
  return [...new Set(days)].sort();
};

const mostMonths = 36;
/** "August 2027 is free, and August 2028 is charged in full" are two. */
const clauses = /;|(?<=20\d\d\b[^;]*), (?:and|but) (?=[^,;]* (?:is|are|shall|will)\b)/;
const monthName = new RegExp(`\\b(?:${monthNames.join('|')})\\b`, 'gi');
const yearOfMonth = new RegExp(`(?<=\\b(?:${monthNames.join('|')}))(?:,| of)?\\s+(20\\d\\d)\\b`, 'gi');
/** "May, June, July and August" at the end of what stands before a year. */
const listOfMonths = new RegExp(`(?:\\b(?:${monthNames.join('|')})(?:,? and |,? through | to |, ?| ?[-–&] ?)?)+$`, 'i');
const free =
  /\b(?:months?|rent)\b[^.;]{0,60}\b(?:free|waived|abated|forgiven)\b|\bfree (?:month|rent)|\bno (?:base |monthly )?rent\b[^.;]{0,20}\b(?:for|in|during)\b|\bwaives?\b[^.;]{0,20}\brent\b|\b20\d\d (?:is|are|shall be|will be) (?:rent[- ])?(?:free|abated|waived|forgiven)\b/i;
const half = /\brent\b[^.;]{0,60}\b(?:one[- ]half|half|50 ?%|fifty percent)/i;
const notRelief =
  /\b(?:late|fees?|deposit|if|unless|until|casualty|interest|parking|utilit\w*|(?:may|shall|must|will) (?:not )?(?:re)?pay)\b/i;

type Term = { readonly start: string; readonly end: string };

/** Months that are free by their place in the term; none where the lease does not tell it. */
const untoldMonths = (facts: Facts, { start, end }: Term): readonly Relief[] => {
  const [fact, count] = [facts['free_rent_months'], numberOf(facts, 'free_rent_months') ?? 0];
  const [begins, commences] = [facts['rent_commencement_date'], wordOf(facts, 'rent_commencement_date')];
  // What begins before the steps do is not theirs to free.
  if (start !== wordOf(facts, 'start_date')) return [];
  const relief = (from: string, to: string, told: Fact | undefined): Relief => ({
    from,
    to,
    cents: 0,
    evidence: told && told.document !== null ? [{ ...told, document: told.document } as Evidence] : [],
  });
  if (commences && commences > start && commences < end) return [relief(start, addDays(commences, -1), begins)];
  const words = fact?.quote ?? '';
  // Half a month has no days of its own.
  if (count <= 0 || !Number.isInteger(count) || addMonths(start, count) > end) return [];
  if (/\b(?:first|initial|months? 1)\b/i.test(words)) return [relief(start, lastDayOfTerm(start, count), fact)];
  return /\b(?:last|final)\b/i.test(words) ? [relief(addMonths(addDays(end, 1), -count), end, fact)] : [];
};
