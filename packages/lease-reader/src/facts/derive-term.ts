import { addDays, addMonths, wholeMonthsOfTerm } from '@keyclause/domain';
import type { Fact, FactValue } from '../report.ts';
import { datesIn } from '../values/dates.ts';
import { displayOf } from './display.ts';
import { numberOf, wordOf } from './facts.ts';
import { endOfTerm } from './length-of-term.ts';

/** Of start, end and length of the term the one that is not stated, reckoned from the other two. */
export const deriveTerm = (facts: Record<string, Fact>): void => {
  const [start, end, months] = [wordOf(facts, 'start_date'), wordOf(facts, 'end_date'), numberOf(facts, 'term_months')];
  const put = (field: string, source: string, value: FactValue, reasoning: string): void => {
    const from = facts[source];
    if (!from || !facts[field]) return;
    facts[field] = {
      ...from,
      value,
      display: displayOf(field, value),
      method: 'computed',
      confidence: Math.min(from.confidence, 0.6),
      reasoning,
      conflicts: [],
      superseded: [],
      more: [],
    };
  };
  if (start && months && !end) {
    const { last, reasoning } = endOfTerm(start, months, facts.term_months?.quote ?? '');
    put('end_date', 'term_months', last, reasoning);
  } else if (end && months && !start) {
    const first = addMonths(addDays(end, 1), -months);
    put('start_date', 'term_months', first, `${months} months that end on ${end} begin on ${first}.`);
  } else if (start && end && !months && end > start) {
    const whole = wholeMonthsOfTerm(start, end);
    if (whole) put('term_months', 'end_date', whole, `Whole months from ${start} to ${end}, both days included.`);
  } else if (start && end && months && end > start) agreeTerm(facts, start, end, months);
  const type = facts.tenancy_type;
  // A lease of months that names its last day may still say what it becomes after it.
  const isAfterwards =
    type?.value === 'month_to_month' &&
    type.confidence < plainlySaid &&
    start !== null &&
    end !== null &&
    (wholeMonthsOfTerm(start, end) ?? 0) >= shortTerm;
  if (wordOf(facts, 'end_date') && (!wordOf(facts, 'tenancy_type') || isAfterwards))
    put('tenancy_type', 'end_date', 'fixed', 'The lease names an end date.');
  else if ((months ?? 0) >= shortTerm && !wordOf(facts, 'tenancy_type'))
    put('tenancy_type', 'term_months', 'fixed', 'The lease names its length.');
};

/**
 * A length that the two days of the term rule out is that of another period: of the notice before a sale, of a rent that is abated.
 * Another length that was read and that they allow takes its place, else the months between them; it stays as a conflict.
 */
const agreeTerm = (facts: Record<string, Fact>, start: string, end: string, months: number): void => {
  const { term_months: term, start_date: first, end_date: last } = facts;
  if (!term || !first || !last || term.document === null) return;
  if ([term, first, last].some(({ superseded }) => superseded.length > 0)) return;
  const apart = monthsBetween(start, end);
  const isAllowed = (length: unknown): length is number =>
    typeof length === 'number' && Math.abs(length - apart) <= Math.max(oddMonths, apart * 0.1);
  if (isAllowed(months)) return;
  const { display, document, quote, page, boxes, start: from, end: to } = term;
  const stated = { value: months, display, document, quote: quote ?? '', page, boxes, start: from ?? 0, end: to ?? 0 };
  const other = term.conflicts.find((conflict) => isAllowed(conflict.value));
  if (other) {
    facts.term_months = { ...term, ...other, conflicts: [stated, ...term.conflicts.filter((each) => each !== other)] };
    return;
  }
  if ((first.method !== 'stated' || last.method !== 'stated') && term.method !== 'weighed') return;
  const length = Math.round(apart);
  facts.term_months = {
    ...last,
    value: length,
    display: displayOf('term_months', length),
    method: 'computed',
    confidence: Math.min(first.confidence, last.confidence, 0.6),
    reasoning: `The months from ${start} to ${end}; the length that the lease names elsewhere is another one.`,
    conflicts: [stated],
    superseded: [],
    more: [],
  };
};

/** A term may begin or end with a part of a month, or a few: rent may start later than the lease. */
const oddMonths = 4;

const monthsBetween = (start: string, end: string): number =>
  (Date.parse(end) + 86_400_000 - Date.parse(start)) / (86_400_000 * 30.4369);

/** "Unless we have your letter by May 31, 2027": the days from the last that a notice may come to the end of the term; and the notice of what goes on. */
export const deriveRenewalNotice = (facts: Record<string, Fact>): void => {
  const [renewal, end] = [facts.renewal, wordOf(facts, 'end_date')];
  const value = renewal?.value;
  if (!renewal?.quote || !end || typeof value !== 'object' || value === null || Array.isArray(value)) return;
  const terms = value as Readonly<Record<string, FactValue | null>>;
  const { quote } = renewal;
  const notice = facts.notice_to_terminate_days;
  // What ends a tenancy that goes on by the month is said in a sentence of its own.
  if (
    terms.then === 'month_to_month' &&
    terms.notice_days == null &&
    notice?.method === 'stated' &&
    notice.document !== null &&
    notice.confidence >= 0.5
  ) {
    const { document, quote: words, page, boxes, start, end: last } = notice;
    const known = { ...terms, notice_days: notice.value };
    facts.renewal = {
      ...renewal,
      value: known,
      display: displayOf('renewal', known),
      more: [...renewal.more, { document, quote: words, page, boxes, start, end: last }],
    };
    return;
  }
  if ((terms.type !== 'auto' && terms.type !== 'option') || terms.notice_days != null) return;
  const last = datesIn(quote).find(
    ({ iso, start }) => iso < end && /\b(?:by|before|no later than)\s+$/i.test(quote.slice(0, start)),
  );
  const days = last ? (Date.parse(end) - Date.parse(last.iso)) / 86_400_000 : 0;
  if (days < 14 || days > 400) return;
  const told = { ...terms, notice_days: days };
  facts.renewal = { ...renewal, value: told, display: displayOf('renewal', told) };
};

/** Where silence renews a lease, the notice that keeps it from renewing is the notice that ends it. */
export const deriveNoticeToEnd = (facts: Record<string, Fact>): void => {
  const { renewal, notice_to_terminate_days: notice } = facts;
  const terms = renewal?.value as Readonly<Record<string, FactValue | null>> | null | undefined;
  const days = terms?.type === 'auto' ? terms.notice_days : null;
  if (!renewal || !notice || typeof days !== 'number' || renewal.method !== 'stated' || notice.value === days) return;
  facts.notice_to_terminate_days = {
    ...renewal,
    value: days,
    display: displayOf('notice_to_terminate_days', days),
    method: 'computed',
    reasoning: 'Without this notice the lease renews.',
    conflicts: [],
    superseded: [],
    more: [],
  };
};

/** Months from which an agreement with a last day is no tenancy from month to month. */
const shortTerm = 3;
const plainlySaid = 0.9;
