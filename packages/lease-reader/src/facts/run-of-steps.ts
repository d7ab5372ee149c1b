import { addMonths, lastDayOfTerm } from '@keyclause/domain';
import type { Sentence } from '../structure/sentences.ts';
import { numberFrom } from '../values/number-words.ts';
import { monthAmountsIn, perMonth } from './month-amounts.ts';
import type { RentStep } from './rent-step.ts';

/**
 * "Months 1-2: $0; Months 3-14: $4,800" and "Year 1: $900 a month; Year 2: $950 a month" in one sentence, and rows that the layout ran
 * together. Of "Year 1: $60,000 per annum, $5,000 per month" the month's sum counts, of a year's sum alone its twelfth, half up. Years
 * whose sums name no period count only where the sentence speaks of months: a year's rent is another figure.
 */
export const runOfSteps = (sentence: Sentence, start: string | null): RentStep[] => {
  if (!start) return [];
  const { text, amounts, isOfYear } = monthAmountsIn(sentence.text);
  const isMonthly = /\b(?:per|a|each|every|\/)\s?mo(?:nth)?\b|\bmonthly\b|\/mo\b/i.test(sentence.text);
  const periods = [...text.matchAll(period)];
  return periods.flatMap((match, at) => {
    const [, unit = '', first = '', last = first] = match;
    const behind = match.index + match[0].length;
    const own = amounts.filter((each) => each.start >= behind && each.end <= (periods[at + 1]?.index ?? text.length));
    const [lead] = own;
    if (!lead || !untilSum.test(text.slice(behind, lead.start))) return [];
    // "Year 1: $24.00 per square foot, $4,800.00 per month".
    const { cents, end } = own.find((each) => perMonth.test(text.slice(each.end))) ?? lead;
    const perUnit = /^m/i.test(unit) ? 1 : 12;
    const [opens, closes] = [((numberFrom(first) ?? 0) - 1) * perUnit + 1, (numberFrom(last) ?? 0) * perUnit];
    const isRent = cents === 0 || cents >= 10_000;
    if (opens < 1 || closes < opens || closes > 1200 || !isRent || (perUnit === 12 && !isMonthly && !isOfYear))
      return [];
    return [
      {
        from: addMonths(start, opens - 1),
        to: lastDayOfTerm(start, closes),
        cents,
        sentence,
        start: match.index,
        end,
      },
    ];
  });
};

const count = '(\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)';
const period = new RegExp(
  `\\b(?:lease\\s+|contract\\s+|rental\\s+)?(months?|years?)\\s+${count}\\b(?:\\s*(?:-|–|to|through|thru|and)\\s*(?:(?:month|year)\\s+)?${count}\\b)?`,
  'gi',
);
const untilSum =
  /^\W+(?:(?:annual|yearly|monthly|base|minimum|fixed|net|rent|is|shall be|of|at|payable)\W{1,3}){0,6}$/i;
