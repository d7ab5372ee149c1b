import { wholeMonthsOfTerm } from '@keyclause/domain';
import type { Fact, FactValue } from '../report.ts';
import type { LeaseText } from '../structure/lease-text.ts';
import { moneyIn } from '../values/money.ts';
import { inSentence, usd } from './candidate.ts';
import { deriveAllowance } from './derive-allowance.ts';
import { amendedSteps, amendRent, stepBefore, withAmendedRent } from './derive-amended-rent.ts';
import { deriveDeposit } from './derive-deposit.ts';
import { deriveEarlyFee } from './derive-early-fee.ts';
import { deriveSteps } from './derive-steps.ts';
import { deriveNoticeToEnd, deriveRenewalNotice, deriveTerm } from './derive-term.ts';
import { displayOf } from './display.ts';
import { centsOf, type Facts, isMoney, numberOf, wordOf } from './facts.ts';
import { roundedWithin } from './month-amounts.ts';
import { reconcile } from './reconcile.ts';
import type { RentStep as Step } from './rent-step.ts';
import { rentTable } from './rent-table.ts';
import { countedFrom, monthOf, statedSteps } from './stated-steps.ts';

/** What follows from the facts together: a term that an amendment made longer, the steps of the rent. */
export const deriveFacts = (lease: LeaseText, facts: Facts): Facts => {
  const derived: Record<string, Fact> = { ...facts };
  deriveTerm(derived);
  deriveNoticeToEnd(derived);
  deriveRenewalNotice(derived);
  extendTerm(derived);
  stepRent(lease, derived);
  tableRent(lease, derived);
  deriveSteps(lease, derived);
  rentByArea(lease, derived);
  yearlyRent(lease, derived);
  deriveEarlyFee(lease, derived);
  costsAndSteps(lease, derived);
  deriveAllowance(lease, derived);
  deriveDeposit(lease, derived);
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
  const begin = wordOf(facts, 'start_date');
  const dated = withAmendedRent(lease, facts, statedSteps(lease, begin));
  // A term that begins with the keys has a rent for each year, but no day from which the years count.
  const counted = begin === null && dated.length < 2 ? statedSteps(lease, countedFrom) : [];
  const steps = counted[0]?.from === countedFrom ? counted : dated;
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
    freeMonths(lease, facts, first);
    // Free months come before the rent, and are none.
    const paid = steps.find(({ cents }) => cents > 0) ?? first;
    if (formerStep) amendRent(lease, facts, paid);
    else if (
      !facts['rent_monthly']?.value ||
      facts['rent_monthly'].confidence < 0.6 ||
      isFarBelow(centsOf(facts, 'rent_monthly'), steps)
    ) {
      facts['rent_monthly'] = reconcile(lease, 'rent_monthly', [
        inSentence(paid.sentence, 'rent_monthly', usd(paid.cents), 0.8, paid.start, paid.end),
      ]);
    }
    const rent = facts['rent_monthly'];
    // Another step contradicts nothing.
    if (rent)
      facts['rent_monthly'] = {
        ...rent,
        conflicts: rent.conflicts.filter(
          ({ value }) => !steps.some(({ cents }) => isMoney(value) && value.cents === cents),
        ),
      };
    return;
  }
  amendedSteps(lease, facts);
};

/** What is paid by the month beside a table of the rent, and is less than half of all its steps, is another charge. */
const isFarBelow = (cents: number | null, steps: readonly Step[]): boolean =>
  cents !== null && steps.length > 2 && steps.every((step) => step.cents === 0 || cents * 2 < step.cents);

/** The months that a table of the rent opens with at nothing, where no words count them. */
const freeMonths = (lease: LeaseText, facts: Record<string, Fact>, { from, to, cents, ...first }: Step): void => {
  const months = cents === 0 ? wholeMonthsOfTerm(from, to) : null;
  if (months === null || facts['free_rent_months']?.value != null) return;
  const { sentence, start, end } = first;
  const found = inSentence(sentence, 'free_rent_months', months, 0.75, start, end);
  facts['free_rent_months'] = reconcile(lease, 'free_rent_months', [
    { ...found, method: 'computed', reasoning: 'The first months of the rent cost nothing.' },
  ]);
};

const stepValue = ({ from, to, cents }: Pick<Step, 'from' | 'to' | 'cents'>): FactValue => ({
  from: monthOf(from) === null ? from : `month ${monthOf(from)}`,
  to: monthOf(to) === null ? to : `month ${monthOf(to)}`,
  monthly: usd(cents),
});

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

/** A rent that is stated by the square foot alone, for all of the premises. The rate is one for a year unless its words name a month only. */
const rentByArea = (lease: LeaseText, facts: Record<string, Fact>): void => {
  const [rate, feet] = [facts['rent_psf'], numberOf(facts, 'rentable_sf')];
  const cents = centsOf(facts, 'rent_psf');
  const isOpen =
    rate?.method === 'stated' &&
    facts['rent_monthly']?.method === 'absent' &&
    facts['rent_annual']?.method === 'absent';
  if (lease.kind !== 'commercial' || !isOpen || !rate || rate.document === null || cents === null || !feet) return;
  const isMonthly = /\bmonth/i.test(rate.quote ?? '') && !/\b(?:year|annum|annual)/i.test(rate.quote ?? '');
  const field = isMonthly ? 'rent_monthly' : 'rent_annual';
  const value = usd(Math.round(cents * feet));
  facts[field] = {
    ...rate,
    value,
    display: displayOf(field, value),
    method: 'computed',
    reasoning: `$${(cents / 100).toFixed(2)} for each of ${feet} rentable square feet.`,
    confidence: Math.min(rate.confidence, 0.6),
    conflicts: [],
    superseded: [],
    more: [],
  };
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
  if (monthly !== null && yearly === null) {
    // A row of a table often gives both, and the year's rent is not always twelve times the rounded month's.
    const beside = moneyIn(source.quote ?? '').find(({ cents }) => Math.abs(cents - monthly * 12) <= roundedWithin);
    if (beside === undefined) from('rent_annual', monthly * 12, 'Twelve times the monthly rent.');
    else {
      const value = usd(beside.cents);
      facts['rent_annual'] = {
        ...source,
        value,
        display: displayOf('rent_annual', value),
        conflicts: [],
        superseded: [],
        more: [],
      };
    }
  }
  if (monthly === null && yearly !== null)
    from('rent_monthly', Math.round(yearly / 12), 'A twelfth of the annual rent.');
  const annual = centsOf(facts, 'rent_annual');
  if (annual !== null && feet && centsOf(facts, 'rent_psf') === null)
    from('rent_psf', Math.round(annual / feet), `The annual rent divided by ${feet} rentable square feet.`);
};
