import { addDays, addMonths, lastDayOfTerm, wholeMonthsOfTerm } from '@keyclause/domain';
import type { Fact, FactValue } from '../report.ts';
import type { LeaseText } from '../structure/lease-text.ts';
import type { Sentence } from '../structure/sentences.ts';
import { datesIn } from '../values/dates.ts';
import { moneyIn } from '../values/money.ts';
import { inSentence, topicOf, usd } from './candidate.ts';
import { deriveAllowance } from './derive-allowance.ts';
import { amendedSteps, amendRent, stepBefore, stepsInEffect, withAmendedRent } from './derive-amended-rent.ts';
import { deriveEarlyFee } from './derive-early-fee.ts';
import { deriveSteps, notSteps } from './derive-steps.ts';
import { deriveNoticeToEnd, deriveRenewalNotice, deriveTerm } from './derive-term.ts';
import { displayOf } from './display.ts';
import { centsOf, type Facts, numberOf, wordOf } from './facts.ts';
import { reconcile } from './reconcile.ts';
import type { RentStep as Step } from './rent-step.ts';
import { rentTable } from './rent-table.ts';

/** What follows from the facts together: a term that an amendment made longer, the steps of the rent. */
export const deriveFacts = (lease: LeaseText, facts: Facts): Facts => {
  const derived: Record<string, Fact> = { ...facts };
  deriveTerm(derived);
  deriveNoticeToEnd(derived);
  deriveRenewalNotice(derived);
  deriveEarlyFee(derived);
  extendTerm(derived);
  stepRent(lease, derived);
  tableRent(lease, derived);
  deriveSteps(lease, derived);
  yearlyRent(lease, derived);
  costsAndSteps(lease, derived);
  deriveAllowance(lease, derived);
  return derived;
};

/** An amendment that moves the end makes the stated length an earlier term. */
const extendTerm = (facts: Record<string, Fact>): void => {
  const [start, end, term] = [wordOf(facts, 'start_date'), facts['end_date'], facts['term_months']];
  if (
    !start ||
    !end ||
    end.superseded.length === 0 ||
    typeof end.value !== 'string' ||
    !term ||
    term.superseded.length > 0
  )
    return;
  const months = end.value > start ? wholeMonthsOfTerm(start, end.value) : null;
  if (months === null || months === term.value || end.document === null) return;
  const { document, quote, page, boxes, start: from, end: to } = end;
  const former =
    term.value !== null && term.document !== null
      ? [
          {
            value: term.value,
            display: term.display,
            document: term.document,
            quote: term.quote,
            page: term.page,
            boxes: term.boxes,
            start: term.start,
            end: term.end,
          },
        ]
      : [];
  facts['term_months'] = {
    ...term,
    ...{ document, quote, page, boxes, start: from, end: to },
    value: months,
    display: displayOf('term_months', months),
    method: 'computed',
    reasoning: `Whole months from ${start} to the amended end, ${end.value}.`,
    superseded: former,
    conflicts: [],
    more: [],
  };
};

const stepRent = (lease: LeaseText, facts: Record<string, Fact>): void => {
  const steps = withAmendedRent(lease, facts, statedSteps(lease, facts));
  const [first, last] = [steps[0], steps.at(-1)];
  const formerStep = first && stepBefore(lease, facts, first);
  if (first && last && steps.length > 1) {
    const isOne = first.sentence.index === last.sentence.index;
    const candidate = {
      ...inSentence(
        first.sentence,
        'rent_schedule',
        [...(formerStep ? [formerStep] : []), ...steps].map(stepValue),
        0.85,
        first.start,
        isOne ? last.end : first.end,
      ),
    };
    facts['rent_schedule'] = reconcile(lease, 'rent_schedule', [
      {
        ...candidate,
        end:
          isOne || last.sentence.document !== first.sentence.document
            ? candidate.end
            : Math.max(candidate.end, last.sentence.start + last.end),
        method: 'stated',
      },
    ]);
    // Free months come before the rent, and are none.
    const paid = steps.find(({ cents }) => cents > 0) ?? first;
    if (formerStep) amendRent(lease, facts, paid);
    else if (!facts['rent_monthly']?.value || facts['rent_monthly'].confidence < 0.6) {
      facts['rent_monthly'] = reconcile(lease, 'rent_monthly', [
        inSentence(paid.sentence, 'rent_monthly', usd(paid.cents), 0.8, paid.start, paid.end),
      ]);
    }
    return;
  }
  amendedSteps(lease, facts);
};

const stepValue = ({ from, to, cents }: Pick<Step, 'from' | 'to' | 'cents'>): FactValue => ({
  from,
  to,
  monthly: usd(cents),
});

/** "$2,650 per month from A through B, and $2,730 ... from C through D", and tables of periods or lease months. */
const statedSteps = (lease: LeaseText, facts: Facts): Step[] => {
  const start = wordOf(facts, 'start_date');
  const found: Step[] = [];
  for (const sentence of lease.sentences) {
    if (found.length > 60) break;
    if (!/[$]|dollars/.test(sentence.lower) || lease.parts[sentence.part]?.role === 'exhibit') continue;
    const isRentTopic = /\brent\b|\brental\b/.test(`${sentence.lower} ${topicOf(lease, sentence)}`);
    const amounts = moneyIn(sentence.text).filter(({ cents }) => cents >= 10_000);
    if (!isRentTopic && sentence.cells.length === 0 && !isStepLine(sentence)) continue;
    if (sentence.cells.length > 1 || isStepLine(sentence)) {
      const isRent = isRentTopic || isUnderRent(lease, sentence);
      const run = isRent ? runOfSteps(sentence, start) : [];
      const step = isRent && run.length < 2 ? rowStep(sentence, amounts, start) : null;
      found.push(...(run.length > 1 ? run : step ? [step] : []));
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
const rangedStep = (
  sentence: Sentence,
  amounts: ReturnType<typeof moneyIn>,
  dates: ReturnType<typeof datesIn>,
): Step | null => {
  const [[amount], [from, to]] = [amounts, dates];
  if (!amount || !from || !to || amounts.length > 1 || dates.length > 2 || notSteps.test(sentence.text)) return null;
  const isRange = /^\s*(?:-|–|to|through|thru|until|till)\s*(?:and including\s*)?$/i.test(
    sentence.text.slice(from.end, to.start),
  );
  return isRange && from.iso < to.iso ? stepOf(sentence, amount, from, to) : null;
};

const stepOf = (
  sentence: Sentence,
  amount: ReturnType<typeof moneyIn>[number],
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

/** "Lease Year 2: $5,150.00 per month", a row that is not set as a table. */
const isStepLine = ({ text }: Sentence): boolean =>
  text.length < 400 &&
  /^\W*(?:(?:[a-z]+ ){0,2}rent,? )?(?:(?:lease |contract )?years? \d{1,2}|months? \d{1,3} ?(?:-|–|to|through|thru)) ?/i.test(
    text,
  );

/** "Base Rent:" on a line of its own, a few lines up. */
const isUnderRent = (lease: LeaseText, sentence: Sentence): boolean =>
  lease.sentences
    .slice(Math.max(0, sentence.index - 9), sentence.index)
    .some(
      (each) => each.part === sentence.part && each.text.length < 60 && /^\W*(?:[a-z]+ ){0,2}rent\b/.test(each.lower),
    );

/**
 * "Months 1-2: $0; Months 3-14: $4,800" and "Year 1: $900 a month; Year 2: $950 a month" in one sentence, and rows that the layout ran
 * together. Years count only where the sentence speaks of months: a year's rent is another figure.
 */
const runOfSteps = (sentence: Sentence, start: string | null): Step[] => {
  if (!start) return [];
  const isMonthly = /\b(?:per|a|each|every|\/)\s?mo(?:nth)?\b|\bmonthly\b|\/mo\b/i.test(sentence.text);
  return [...sentence.text.matchAll(periodAndAmount)].flatMap((match) => {
    const { unit = '', from: first = '', to: last = first, amount = '' } = match.groups ?? {};
    const perUnit = /^m/i.test(unit) ? 1 : 12;
    const [opens, closes] = [(Number(first) - 1) * perUnit + 1, Number(last) * perUnit];
    const cents = moneyIn(amount)[0]?.cents ?? (/^\$0(?:\.00)?$/.test(amount) ? 0 : -1);
    const isRent = cents === 0 || cents >= 10_000;
    if (opens < 1 || closes < opens || closes > 1200 || !isRent || (perUnit === 12 && !isMonthly)) return [];
    return [
      {
        from: addMonths(start, opens - 1),
        to: lastDayOfTerm(start, closes),
        cents,
        sentence,
        start: match.index,
        end: match.index + match[0].length,
      },
    ];
  });
};

const periodAndAmount =
  /\b(?:lease\s+|contract\s+|rental\s+)?(?<unit>months?|years?)\s+(?<from>\d{1,3})(?:\s*(?:-|–|to|through|thru|and)\s*(?:(?:month|year)\s+)?(?<to>\d{1,3}))?\W{1,6}?(?<amount>\$[\d,]+(?:\.\d{2})?)/gi;

const rowStep = (sentence: Sentence, amounts: ReturnType<typeof moneyIn>, start: string | null): Step | null => {
  const monthly = amounts.length === 0 ? null : amounts.length === 1 ? amounts[0] : monthlyOf(amounts);
  if (!monthly) return null;
  const end = sentence.text.length;
  const dates = datesIn(sentence.text);
  const [from, to] = dates;
  if (from && to && from.iso < to.iso)
    return { from: from.iso, to: to.iso, cents: monthly.cents, sentence, start: 0, end };
  const months =
    /\bmonths?\s+(\d{1,3})\s*(?:-|–|to|through|thru)\s*(?:month\s+)?(\d{1,3})\b/i.exec(sentence.text) ??
    /^\s*(\d{1,3})\s*-\s*(\d{1,3})\s*\t/.exec(sentence.text);
  const year =
    /^\s*(?:lease\s+|contract\s+)?(?:year\s*)?(\d{1,2})\s*\*{0,2}\s*\t/i.exec(sentence.text) ??
    /^\W*(?:lease\s+|contract\s+)?year\s+(\d{1,2})\s*(?:[:=–-]|is\b|\$)/i.exec(sentence.text);
  const isMonthly = /\b(?:per|a|each|\/)\s?mo(?:nth)?\b|\bmonthly\b|\/mo\b/i.test(sentence.text);
  if (start && !months && year && (amounts.length > 1 || isMonthly)) {
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

/** Of a month's and a year's amount in one row the smaller one, if the other is twelve times as much. */
const monthlyOf = (amounts: ReturnType<typeof moneyIn>) =>
  amounts.find((amount) => amounts.some((other) => Math.abs(other.cents - amount.cents * 12) <= 1200)) ?? null;

const tableRent = (lease: LeaseText, facts: Record<string, Fact>): void => {
  const isUnsure = !facts['rent_monthly']?.value || facts['rent_monthly'].confidence < 0.6;
  if (lease.kind !== 'commercial' || !isUnsure) return;
  for (const candidate of rentTable(lease, numberOf(facts, 'rentable_sf'))) {
    const known = facts[candidate.field];
    if (candidate.field === 'rent_monthly' || !known?.value || known.confidence < 0.7)
      facts[candidate.field] = reconcile(lease, candidate.field, [candidate]);
  }
};

/** What a base year says of the costs and what the steps of the rent say of its rise, where no words name either. */
const costsAndSteps = (lease: LeaseText, facts: Record<string, Fact>): void => {
  if (lease.kind !== 'commercial') return;
  const put = (field: string, from: Fact | undefined, value: FactValue, reasoning: string): void => {
    if (from === undefined || from.document === null || facts[field]?.method !== 'absent') return;
    facts[field] = {
      ...from,
      value,
      display: displayOf(field, value),
      method: 'computed',
      reasoning,
      confidence: Math.min(from.confidence, 0.6),
      conflicts: [],
      superseded: [],
      more: [],
    };
  };
  put(
    'structure',
    facts['base_year_or_stop'],
    'modified_gross',
    'The tenant pays its share of costs above a base year or stop.',
  );
  const steps = facts['rent_schedule']?.value;
  const amounts = Array.isArray(steps)
    ? new Set(steps.map((step) => JSON.stringify((step as { monthly?: unknown }).monthly)))
    : new Set();
  if (amounts.size > 1)
    put(
      'escalation',
      facts['rent_schedule'],
      { type: 'steps', value: null, floor: null, cap: null },
      'The rent changes by the steps that the lease lists.',
    );
};

const yearlyRent = (lease: LeaseText, facts: Record<string, Fact>): void => {
  if (lease.kind !== 'commercial') return;
  const [monthly, yearly, feet] = [
    centsOf(facts, 'rent_monthly'),
    centsOf(facts, 'rent_annual'),
    numberOf(facts, 'rentable_sf'),
  ];
  const source = monthly !== null ? facts['rent_monthly'] : facts['rent_annual'];
  if (!source || source.document === null) return;
  const from = (field: string, cents: number, reasoning: string): void => {
    facts[field] = {
      ...source,
      value: usd(cents),
      display: displayOf(field, usd(cents)),
      method: 'computed',
      reasoning,
      confidence: Math.min(source.confidence, 0.7),
      conflicts: [],
      superseded: [],
      more: [],
    };
  };
  if (monthly !== null && yearly === null) from('rent_annual', monthly * 12, 'Twelve times the monthly rent.');
  if (monthly === null && yearly !== null)
    from('rent_monthly', Math.round(yearly / 12), 'A twelfth of the annual rent.');
  const annual = centsOf(facts, 'rent_annual');
  if (annual !== null && feet && centsOf(facts, 'rent_psf') === null)
    from('rent_psf', Math.round(annual / feet), `The annual rent divided by ${feet} rentable square feet.`);
};
