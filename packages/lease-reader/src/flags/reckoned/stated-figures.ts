import { centsOf, type Facts, numberOf, wordOf } from '#facts/facts.ts';
import type { Money } from '#report.ts';
import { lateFeeCapCents, type StateRule, stateRuleOf } from '#state-rules/state-rules.ts';
import { hasPhrase } from '#wording/pattern.ts';
import type { Found } from '../detect.ts';
import { dollarsOf } from '../detectors/amounts.ts';
import { isLesser } from '../detectors/late-fee.ts';
import type { Reading, Said } from '../said.ts';
import { byTheMonth } from '../words/measures.ts';

/**
 * Flags of figures that the facts give, however the lease words them: a fee, a time or a share beyond what the state or practice
 * allows. A flag that the words made already, or one that says the same, is not made again.
 */
export const statedFigures = (reading: Reading, facts: Facts, said: readonly Found[]): Found[] => {
  const made = new Set(said.map(({ id }) => id.slice(0, 4)));
  const lease: Lease = {
    reading,
    facts,
    rent: reading.numbers.rentCents,
    rule: reading.kind === 'residential' ? stateRuleOf(reading.state) : null,
  };
  return checks.flatMap(({ id, field, unlessMade, why }) => {
    if ([id.slice(0, 4), ...unlessMade].some((other) => made.has(other))) return [];
    const fact = facts[field];
    const reason = fact === undefined || fact.document === null ? null : why(lease);
    if (fact === undefined || fact.document === null || reason === null) return [];
    const place = sentenceAround(reading, fact);
    const confidence = fact.method === 'weighed' ? 0.65 : 0.75;
    return [{ id, document: fact.document, ...place, confidence, why: reason, more: [] }];
  });
};

type Lease = {
  readonly reading: Reading;
  readonly facts: Facts;
  readonly rent: number | null;
  readonly rule: StateRule | null;
};

type Check = {
  readonly id: string;
  readonly field: string;
  /** Flags that tell the same of the same words. */
  readonly unlessMade: readonly string[];
  /** What is wrong with the figure, or null. */
  readonly why: (lease: Lease) => string | null;
};

const checks: readonly Check[] = [
  {
    id: 'RF18_late_fee_high',
    field: 'late_fee',
    unlessMade: ['RF19'],
    why: ({ reading, facts, rent, rule }) => {
      if (rent === null || centsOf(facts, 'late_fee', 'per_day') !== null) return null;
      const percent = numberOf(facts, 'late_fee', 'percent');
      const parts = [centsOf(facts, 'late_fee', 'flat'), percent === null ? null : (rent * percent) / 100].filter(
        (part) => part !== null,
      );
      const least = isLesser(saidAt(reading, facts.late_fee)?.text ?? '');
      const fee = parts.length === 0 ? 0 : least ? Math.min(...parts) : Math.max(...parts);
      const most = (rule === null ? null : lateFeeCapCents(rule, rent)) ?? rent * usualLateShare;
      return fee > most * 1.005
        ? `The fee comes to ${dollarsOf(fee)}; the most that is usual or allowed is ${dollarsOf(most)}.`
        : null;
    },
  },
  {
    id: 'RF19_late_fee_daily',
    field: 'late_fee',
    unlessMade: [],
    why: ({ reading, facts, rent }) => {
      const [daily, cap] = [centsOf(facts, 'late_fee', 'per_day'), centsOf(facts, 'late_fee', 'cap')];
      if (daily === null || daily === 0) return null;
      const said = saidAt(reading, facts.late_fee);
      // A limit that was not read as a figure is one all the same: "it goes on growing" would be untrue.
      if (cap === null && said && hasPhrase(reading.clauseText(said), [limited])) return null;
      return cap !== null && rent !== null && cap <= rent * usualLateShare
        ? null
        : `${dollarsOf(daily)} is added for each day, and it goes on growing.`;
    },
  },
  {
    id: 'RF15_deposit_late_return',
    field: 'deposit_return_days',
    unlessMade: [],
    why: ({ facts, rule }) => {
      const [days, most] = [numberOf(facts, 'deposit_return_days'), rule?.deposit.returnDays ?? null];
      return rule && days !== null && most !== null && days > most + 0.5
        ? `The lease gives the landlord ${Math.round(days)} days to return the deposit; ${rule.name} gives ${most}.`
        : null;
    },
  },
  {
    id: 'RF24_buyout_high',
    field: 'early_termination',
    unlessMade: ['RF23'],
    why: ({ facts, rent }) => {
      const fee = centsOf(facts, 'early_termination', 'fee');
      const steps = facts['rent_schedule']?.value;
      const rents = (Array.isArray(steps) ? steps : []).map(
        (step) => (step as { readonly monthly?: Money }).monthly?.cents ?? 0,
      );
      return fee !== null && rent !== null && fee > 2 * Math.max(rent, ...rents) * 1.005
        ? `Leaving early costs ${dollarsOf(fee)}, more than two months' rent.`
        : null;
    },
  },
  {
    id: 'RF29_holdover',
    field: 'holdover',
    unlessMade: [],
    why: ({ facts, rent }) => {
      const [percent, daily] = [numberOf(facts, 'holdover', 'rent_percent'), centsOf(facts, 'holdover', 'per_day')];
      if (percent !== null && percent > usualHoldover)
        return `Whoever stays past the end owes ${percent}% of the rent.`;
      return daily !== null && rent !== null && daily > (rent / 30) * (usualHoldover / 100)
        ? `Whoever stays past the end owes ${dollarsOf(daily)} a day; a day of rent is ${dollarsOf(rent / 30)}.`
        : null;
    },
  },
  {
    id: 'RF33_entry_no_notice',
    field: 'entry_notice_hours',
    unlessMade: [],
    why: ({ facts, rule }) => {
      const [hours, least] = [numberOf(facts, 'entry_notice_hours'), rule?.entry.noticeHours ?? null];
      // No notice at all is told by the words, which also say for what.
      return rule && hours !== null && hours > 0 && least !== null && hours < least
        ? `The lease gives ${hours} hours' notice before anybody comes in; ${rule.name} asks for ${least}.`
        : null;
    },
  },
  {
    id: 'RF51_short_cure',
    field: 'cure_days',
    unlessMade: ['RF52', 'RF07'],
    why: ({ facts, reading }) => {
      const days = numberOf(facts, 'cure_days', 'monetary');
      const least = reading.kind === 'residential' ? 5 : 10;
      return days !== null && days > 0 && days < least
        ? `You have ${days} ${days === 1 ? 'day' : 'days'} to pay what is late.`
        : null;
    },
  },
  {
    id: 'RF28_high_fixed_escalator',
    field: 'escalation',
    unlessMade: ['RF26', 'RF27'],
    why: ({ facts, reading }) => {
      const percent = numberOf(facts, 'escalation', 'value');
      return reading.kind === 'commercial' &&
        wordOf(facts, 'escalation', 'type') === 'percent' &&
        percent !== null &&
        percent > 4
        ? `The rent rises by ${percent}% each year.`
        : null;
    },
  },
  {
    id: 'RF42_mgmt_fee',
    field: 'cam',
    unlessMade: [],
    why: ({ facts }) => {
      const percent = numberOf(facts, 'cam', 'admin_fee_percent');
      return percent !== null && percent > 5
        ? `The landlord adds ${percent}% to the shared costs for managing them.`
        : null;
    },
  },
  {
    id: 'RF30_auto_renewal',
    field: 'renewal',
    unlessMade: [],
    why: ({ facts, reading }) =>
      wordOf(facts, 'renewal', 'type') === 'auto' &&
      wordOf(facts, 'renewal', 'then') !== 'month_to_month' &&
      !hasPhrase(saidAt(reading, facts.renewal)?.text ?? '', byTheMonth)
        ? 'The lease renews itself for another term unless somebody says otherwise in time.'
        : null,
  },
];

const limited =
  '\\b(?:not (?:to )?exceed|(?:no|not|never) more than|at most|up to|maximum of|capped at)\\b[^.;]{0,20}{money}';

/** A late fee up to a tenth of the rent, and a rent of one and a half for whoever stays on, are usual. */
const usualLateShare = 0.1;
const usualHoldover = 150;

type Place = { readonly document: number | null; readonly start: number | null; readonly end: number | null };

const saidAt = (reading: Reading, fact: Place | undefined): Said | undefined =>
  reading.sentences.find(
    ({ document, start, end }) => document === fact?.document && start <= (fact.start ?? 0) && (fact.start ?? 0) < end,
  );

/** The sentence in which a fact stands, where it is short; else the fact's own words. */
const sentenceAround = (
  reading: Reading,
  fact: Place,
): { readonly start: number; readonly end: number; readonly clause: number } => {
  const [start, end] = [fact.start ?? 0, fact.end ?? 0];
  const said = saidAt(reading, fact);
  return said !== undefined && said.end - said.start <= 420
    ? { start: said.start, end: Math.max(said.end, end), clause: said.clause }
    : { start, end, clause: said?.clause ?? -1 };
};
