import { addDays, addMonths, lastDayOfTerm, wholeMonthsOfTerm } from '@keyclause/domain';
import type { Fact, FactValue } from '../report.ts';
import { displayOf } from './display.ts';
import { numberOf, wordOf } from './facts.ts';

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
    const last = lastDayOfTerm(start, months);
    put(
      'end_date',
      'term_months',
      last,
      `${months} months from ${start}; the last day is the day before the anniversary.`,
    );
  } else if (end && months && !start) {
    const first = addMonths(addDays(end, 1), -months);
    put('start_date', 'term_months', first, `${months} months that end on ${end} begin on ${first}.`);
  } else if (start && end && !months && end > start) {
    const whole = wholeMonthsOfTerm(start, end);
    if (whole) put('term_months', 'end_date', whole, `Whole months from ${start} to ${end}, both days included.`);
  }
  if (wordOf(facts, 'end_date') && !wordOf(facts, 'tenancy_type'))
    put('tenancy_type', 'end_date', 'fixed', 'The lease names an end date.');
};
