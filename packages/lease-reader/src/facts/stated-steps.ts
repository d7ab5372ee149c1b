import { addDays, addMonths, lastDayOfTerm, partsOfDay } from '@keyclause/domain';
import type { LeaseText } from '../structure/lease-text.ts';
import type { Sentence } from '../structure/sentences.ts';
import { datesIn } from '../values/dates.ts';
import type { FoundMoney } from '../values/money.ts';
import { topicOf } from './candidate.ts';
import { stepsInEffect } from './derive-amended-rent.ts';
import { notSteps } from './derive-steps.ts';
import { monthAmountsIn } from './month-amounts.ts';
import { isInOtherExhibit } from './rent-exhibit.ts';
import type { RentStep as Step } from './rent-step.ts';
import { runOfSteps } from './run-of-steps.ts';

/** A day before any lease, for steps whose months count from a day that the lease does not name. */
export const countedFrom = '1500-01-01';

/** Which month of the lease a day is that counts from `countedFrom`, from 1 on; null for a day of the calendar. */
export const monthOf = (day: string): number | null => {
  const { year, month } = partsOfDay(day);
  const counted = (year - 1500) * 12 + month;
  return counted <= longestLease ? counted : null;
};

const longestLease = 1200;

/** "$2,650 per month from A through B, and $2,730 ... from C through D", and tables of periods or lease months. */
export const statedSteps = (lease: LeaseText, start: string | null): Step[] => {
  const found: Step[] = [];
  for (const sentence of lease.sentences) {
    if (found.length > 60) break;
    if (!/[$]|dollars|\babated\b/.test(sentence.lower) || isInOtherExhibit(lease, sentence)) continue;
    const isRentTopic = /\brent\b|\brental\b/.test(`${sentence.lower} ${topicOf(lease, sentence)}`);
    const told = monthAmountsIn(sentence.text);
    const amounts = told.amounts.filter(({ cents }) => cents >= 10_000);
    if (!isRentTopic && sentence.cells.length === 0 && !isStepLine(sentence)) continue;
    if (sentence.cells.length > 1 || isStepLine(sentence)) {
      const isNext = found.at(-1)?.sentence.index === sentence.index - 1;
      const isRent = isRentTopic || isNext || isUnderRent(lease, sentence);
      const run = isRent ? runOfSteps(sentence, start) : [];
      const step =
        isRent && run.length < 2
          ? rowStep(
              sentence,
              rentOf(amounts.length === 0 ? nothing(sentence) : amounts, found.at(-1), told.isOfYear),
              start,
            )
          : null;
      found.push(...(step ? [step] : run));
      continue;
    }
    const listed = isRentTopic ? runOfSteps(sentence, start) : [];
    if (listed.length > 1) {
      found.push(...listed);
      continue;
    }
    const dates = datesIn(sentence.text);
    const ranged = isRentTopic ? rangedStep(sentence, amounts, dates) : null;
    if (ranged) found.push(ranged);
    if (amounts.length < 2 || dates.length < 3) continue;
    // What follows the last sum tells whether days stand after their sums or before them.
    const isAfter = dates.filter((date) => date.start >= (amounts.at(-1)?.end ?? 0)).length >= 2;
    for (const [at, amount] of amounts.entries()) {
      const limit = amounts[at + 1]?.start ?? sentence.text.length;
      const floor = amounts[at - 1]?.end ?? 0;
      const after = dates.filter((date) => date.start >= amount.end && date.end <= limit);
      const before = dates.filter((date) => date.end <= amount.start && date.start >= floor);
      const [from, to] =
        after.length >= 2 && (isAfter || before.length < 2) ? after : before.length >= 2 ? before.slice(-2) : [];
      if (from && to && from.iso < to.iso) found.push(stepOf(sentence, amount, from, to));
    }
  }
  const chain: Step[] = [];
  for (const step of stepsInEffect(lease, found)) {
    const last = chain.at(-1);
    if (!last || step.from === addDays(last.to, 1)) chain.push(step);
  }
  return chain;
};

/** "2/1/2029 to 1/31/2030, $24,255.00." after a sentence with the step before it. */
const rangedStep = (sentence: Sentence, amounts: readonly Amount[], dates: ReturnType<typeof datesIn>): Step | null => {
  const [[amount], [from, to]] = [amounts, dates];
  if (!amount || !from || !to || amounts.length > 1 || dates.length > 2 || notSteps.test(sentence.text)) return null;
  const isRange = /^\s*(?:-|–|to|through|thru|until|till)\s*(?:and including\s*)?$/i.test(
    sentence.text.slice(from.end, to.start),
  );
  return isRange && from.iso < to.iso ? stepOf(sentence, amount, from, to) : null;
};

const stepOf = (
  sentence: Sentence,
  amount: Amount,
  from: ReturnType<typeof datesIn>[number],
  to: ReturnType<typeof datesIn>[number],
): Step => ({
  from: from.iso,
  to: to.iso,
  cents: amount.cents,
  sentence,
  start: Math.min(amount.start, from.start),
  end: Math.max(amount.end, to.end),
});

/** "1 - 3 | Abated | $0.00": free months in a table of the rent. */
const nothing = ({ text }: Sentence): readonly Amount[] =>
  /\babated\b|\$0(?:\.00)?(?![\d.,])/i.test(text) ? [{ cents: 0, start: 0, end: text.length, wordsCents: null }] : [];

/** "Lease Year 2: $5,150.00 per month", a row that is not set as a table. */
const isStepLine = ({ text }: Sentence): boolean =>
  text.length < 400 &&
  /^\W*(?:[a-z\d.]{1,4}\)? )?(?:(?:[a-z]+ ){0,2}rent[,:.]? (?:(?:for|during|in) )?)?(?:(?:lease |contract )?years? (?:\d{1,2}|one|two|three|four|five)\b|months? \d{1,3} ?(?:-|–|to|through|thru)) ?/i.test(
    text,
  );

/** "Base Rent:" on a line of its own, a few lines up. */
const isUnderRent = (lease: LeaseText, sentence: Sentence): boolean =>
  lease.sentences
    .slice(Math.max(0, sentence.index - 9), sentence.index)
    .some(
      (each) =>
        each.part === sentence.part &&
        each.text.length < (each.text.endsWith(':') ? 160 : 60) &&
        /^\W*(?:[a-z\d.]{1,4}[.)]?\s+)?(?:[a-z]+ ){0,2}rent\b|\brent\)?:?$/.test(each.lower),
    );

const rowStep = (
  sentence: Sentence,
  { monthly, isOfYear }: { readonly monthly: Amount | null; readonly isOfYear: boolean },
  start: string | null,
): Step | null => {
  if (!monthly) return null;
  const end = sentence.text.length;
  const dates = datesIn(sentence.text);
  const [from, to] = dates;
  if (from && to && from.iso < to.iso)
    return { from: from.iso, to: to.iso, cents: monthly.cents, sentence, start: 0, end };
  if (start && from && !to && start < from.iso && fromStart.test(sentence.text.slice(0, from.start)))
    return { from: start, to: from.iso, cents: monthly.cents, sentence, start: 0, end };
  const months =
    /\bmonths?\s+(\d{1,3})\s*(?:-|–|to|through|thru)\s*(?:month\s+)?(\d{1,3})\b/i.exec(sentence.text) ??
    /^\s*(\d{1,3})\s*-\s*(\d{1,3})\s*\t/.exec(sentence.text) ??
    wholeYears(/^\s*(\d{1,3})\s*\t\s*(\d{1,3})\s*\t/.exec(sentence.text));
  const year =
    /^\s*(?:lease\s+|contract\s+)?(?:year\s*)?(\d{1,2})\s*\*{0,2}(?:\s*\([^)\t]*\))?\s*\t/i.exec(sentence.text) ??
    /^\W*(?:lease\s+|contract\s+)?year\s+(\d{1,2})\s*(?:[:=–-]|is\b|\$)/i.exec(sentence.text);
  const isMonthly = /\b(?:per|a|each|\/)\s?mo(?:nth)?\b|\bmonthly\b|\/mo\b/i.test(sentence.text);
  if (start && !months && year && (isOfYear || isMonthly)) {
    const count = Number(year[1]);
    if (count < 1 || count > 99) return null;
    return {
      from: addMonths(start, (count - 1) * 12),
      to: lastDayOfTerm(start, count * 12),
      cents: monthly.cents,
      sentence,
      start: 0,
      end,
    };
  }
  if (!start || !months) return null;
  const [first, last] = [Number(months[1]), Number(months[2])];
  if (first < 1 || last < first || last > 1200) return null;
  return {
    from: addMonths(start, first - 1),
    to: lastDayOfTerm(start, last),
    cents: monthly.cents,
    sentence,
    start: 0,
    end,
  };
};

/** "Move-in through September 30, 2028". */
const fromStart =
  /\b(?:move-?in|commencement|start|beginning)(?: date| of (?:the )?(?:term|lease))?\s*(?:-|–|to|through|thru|until)\s*$/i;

/** "1 | 12 | $18,493.75" counts from month to month where the row holds whole or half years. */
const wholeYears = (row: RegExpExecArray | null): RegExpExecArray | null =>
  row !== null && Number(row[2]) > Number(row[1]) && (Number(row[2]) - Number(row[1]) + 1) % 6 === 0 ? row : null;

type Amount = FoundMoney;

/**
 * The month's rent among the amounts of a row: the only one, or of a month's and a year's the smaller one, if the other is twelve times
 * as much. A year's amount with a slip of the pen tells nothing; then the one that is near the rent of the row before.
 */
const rentOf = (amounts: readonly Amount[], before: Step | undefined, isOfYear: boolean) => {
  const [only] = amounts;
  if (only === undefined || amounts.length === 1) return { monthly: only ?? null, isOfYear };
  const paired = amounts.find((amount) => amounts.some((other) => Math.abs(other.cents - amount.cents * 12) <= 1200));
  const near = before && amounts.find(({ cents }) => cents >= before.cents * 0.9 && cents <= before.cents * 1.25);
  return { monthly: paired ?? near ?? null, isOfYear: true };
};
