import { addDays, addMonths, lastDayOfTerm, wholeMonthsOfTerm } from '@keyclause/domain';
import type { Fact, FactValue } from '../report.ts';
import type { LeaseText } from '../structure/lease-text.ts';
import type { Sentence } from '../structure/sentences.ts';
import { datesIn } from '../values/dates.ts';
import { moneyIn } from '../values/money.ts';
import { inSentence, topicOf, usd } from './candidate.ts';
import { displayOf } from './display.ts';
import { centsOf, type Facts, numberOf, wordOf } from './facts.ts';
import { reconcile } from './reconcile.ts';

/** What follows from the facts together: a term that an amendment made longer, the steps of the rent. */
export const deriveFacts = (lease: LeaseText, facts: Facts): Facts => {
  const derived: Record<string, Fact> = { ...facts };
  extendTerm(derived);
  stepRent(lease, derived);
  yearlyRent(lease, derived);
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

type Step = {
  readonly from: string;
  readonly to: string;
  readonly cents: number;
  readonly sentence: Sentence;
  readonly start: number;
  readonly end: number;
};

const stepRent = (lease: LeaseText, facts: Record<string, Fact>): void => {
  const steps = statedSteps(lease, facts);
  const [first, last] = [steps[0], steps.at(-1)];
  if (first && last && steps.length > 1) {
    const isOne = first.sentence.index === last.sentence.index;
    const candidate = {
      ...inSentence(
        first.sentence,
        'rent_schedule',
        steps.map(stepValue),
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
    if (!facts['rent_monthly']?.value || facts['rent_monthly'].confidence < 0.6) {
      facts['rent_monthly'] = reconcile(lease, 'rent_monthly', [
        inSentence(first.sentence, 'rent_monthly', usd(first.cents), 0.8, first.start, first.end),
      ]);
    }
    return;
  }
  amendedSteps(lease, facts);
};

const stepValue = ({ from, to, cents }: Step): FactValue => ({ from, to, monthly: usd(cents) });

/** "$2,650 per month from A through B, and $2,730 ... from C through D", and tables of periods or lease months. */
const statedSteps = (lease: LeaseText, facts: Facts): Step[] => {
  const start = wordOf(facts, 'start_date');
  const found: Step[] = [];
  for (const sentence of lease.sentences) {
    if (found.length > 60) break;
    if (!/[$]|dollars/.test(sentence.lower) || lease.parts[sentence.part]?.role === 'exhibit') continue;
    const isRentTopic = /\brent\b|\brental\b/.test(`${sentence.lower} ${topicOf(lease, sentence)}`);
    const amounts = moneyIn(sentence.text).filter(({ cents }) => cents >= 10_000);
    if (!isRentTopic && sentence.cells.length === 0) continue;
    if (sentence.cells.length > 1) {
      const step = rowStep(sentence, amounts, start);
      if (step && (isRentTopic || /rent/.test(topicOf(lease, sentence)))) found.push(step);
      continue;
    }
    const dates = datesIn(sentence.text);
    if (amounts.length < 2 || dates.length < 3) continue;
    for (const [at, amount] of amounts.entries()) {
      const limit = amounts[at + 1]?.start ?? sentence.text.length;
      const floor = amounts[at - 1]?.end ?? 0;
      const after = dates.filter((date) => date.start >= amount.end && date.end <= limit);
      const before = dates.filter((date) => date.end <= amount.start && date.start >= floor);
      const [from, to] = after.length >= 2 ? after : before.length >= 2 ? before.slice(-2) : [];
      if (from && to && from.iso < to.iso)
        found.push({
          from: from.iso,
          to: to.iso,
          cents: amount.cents,
          sentence,
          start: Math.min(amount.start, from.start),
          end: Math.max(amount.end, to.end),
        });
    }
  }
  found.sort((a, b) => a.from.localeCompare(b.from));
  const chain: Step[] = [];
  for (const step of found) {
    const last = chain.at(-1);
    if (!last || step.from === addDays(last.to, 1)) chain.push(step);
  }
  return chain;
};

const rowStep = (sentence: Sentence, amounts: ReturnType<typeof moneyIn>, start: string | null): Step | null => {
  const monthly = amounts.length === 0 ? null : amounts.length === 1 ? amounts[0] : monthlyOf(amounts);
  if (!monthly) return null;
  const end = sentence.text.length;
  const dates = datesIn(sentence.text);
  const [from, to] = dates;
  if (from && to && from.iso < to.iso)
    return { from: from.iso, to: to.iso, cents: monthly.cents, sentence, start: 0, end };
  const months =
    /\bmonths?\s+(\d{1,3})\s*(?:-|to|through|thru)\s*(?:month\s+)?(\d{1,3})\b/i.exec(sentence.text) ??
    /^\s*(\d{1,3})\s*-\s*(\d{1,3})\s*\t/.exec(sentence.text);
  const year = /^\s*(?:lease\s+|contract\s+)?(?:year\s*)?(\d{1,2})\s*\*{0,2}\s*\t/i.exec(sentence.text);
  if (start && !months && year && amounts.length > 1) {
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

/** An amended rent: the old one to the day before, the new one from then on. */
const amendedSteps = (lease: LeaseText, facts: Record<string, Fact>): void => {
  const rent = facts['rent_monthly'];
  const former = rent?.superseded[0];
  const [start, end] = [wordOf(facts, 'start_date'), wordOf(facts, 'end_date')];
  const [now, before] = [
    centsOf(facts, 'rent_monthly'),
    former && typeof former.value === 'object' && 'cents' in former.value ? Number(former.value.cents) : null,
  ];
  if (!rent || rent.document === null || !former || !start || !end || now === null || before === null) return;
  const sentence = lease.sentences.find(
    (each) => each.document === rent.document && each.start <= rent.start && rent.start < each.end,
  );
  const from = sentence ? datesIn(sentence.text).find(({ iso }) => iso > start && iso < end)?.iso : undefined;
  if (!sentence || !from) return;
  const value = [
    { from: start, to: addDays(from, -1), monthly: usd(before) },
    { from, to: end, monthly: usd(now) },
  ];
  facts['rent_schedule'] = reconcile(lease, 'rent_schedule', [
    {
      ...inSentence(sentence, 'rent_schedule', value, 0.8, 0, sentence.text.length),
      end: sentence.end,
      method: 'computed',
      reasoning: 'The rent of the lease up to the day before the amendment changes it, the amended rent from then on.',
    },
  ]);
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
