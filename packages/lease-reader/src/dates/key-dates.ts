import { addDays, addMonths, formatMoney, partsOfDay } from '@keyclause/domain';
import { type Facts, numberOf, wordOf } from '../facts/facts.ts';
import type { Evidence, Fact, FactValue, KeyDate, MoneySummary } from '../report.ts';
import { inOrder } from '../values/order.ts';

/** The days that matter, in order, each with how it was found and the words behind it. */
export const keyDatesOf = (facts: Facts, money: MoneySummary): KeyDate[] => {
  const dates: KeyDate[] = [];
  const add = (date: Omit<KeyDate, 'key'>): void =>
    void dates.push({ key: `${date.kind}_${dates.filter(({ kind }) => kind === date.kind).length + 1}`, ...date });
  const [signed, start, end] = [wordOf(facts, 'lease_date'), wordOf(facts, 'start_date'), wordOf(facts, 'end_date')];
  const stated = (field: string, kind: KeyDate['kind'], title: string): void => {
    const [fact, on] = [facts[field], wordOf(facts, field)];
    if (fact && on)
      add({
        kind,
        title,
        on,
        recurrence: null,
        who: 'both',
        method: fact.method === 'computed' ? 'computed' : 'stated',
        reasoning: fact.reasoning ?? 'The lease names this day.',
        evidence: evidence(fact),
      });
  };
  stated('lease_date', 'lease_signed', 'Lease made');
  stated('start_date', 'start', 'Lease starts');
  stated('rent_commencement_date', 'rent_starts', 'Rent starts');
  rentDue(facts, start ?? signed, end, add);
  rentChanges(money, add);
  changedTerms(facts, money, add);
  notices(facts, end, add);
  stated('end_date', 'end', 'Lease ends');
  depositReturn(facts, end, add);
  return dates.sort((a, b) => inOrder(a.on, b.on) || inOrder(a.key, b.key));
};

type Add = (date: Omit<KeyDate, 'key'>) => void;

const evidence = (...facts: readonly (Fact | undefined)[]): Evidence[] =>
  facts.flatMap((fact) =>
    fact && fact.document !== null
      ? [
          {
            document: fact.document,
            quote: fact.quote,
            page: fact.page,
            boxes: fact.boxes,
            start: fact.start,
            end: fact.end,
          },
        ]
      : [],
  );

const rentDue = (facts: Facts, from: string | null, end: string | null, add: Add): void => {
  const [day, rent] = [numberOf(facts, 'rent_due_day'), facts['rent_monthly']];
  if (day === null || !from || day > 31) return;
  const { day: startDay } = partsOfDay(from);
  // The first month that has the day; from the 29th on, the last day of a shorter month.
  const first = addMonths(`${from.slice(0, 8)}01`, startDay <= day ? 0 : 1);
  const on = addDays(first, Math.min(day, partsOfDay(addDays(addMonths(first, 1), -1)).day) - 1);
  if (end && on > end) return;
  const byDay =
    day >= 29
      ? `BYMONTHDAY=${Array.from({ length: day - 27 }, (_, at) => 28 + at).join(',')};BYSETPOS=-1`
      : `BYMONTHDAY=${day}`;
  add({
    kind: 'rent_due',
    title: 'Rent due',
    on,
    recurrence: `FREQ=MONTHLY;${byDay}${end ? `;UNTIL=${end.replace(/-/g, '')}` : ''}`,
    who: 'tenant',
    method: 'computed',
    reasoning: `Rent is due on day ${day} of each month${end ? ` until ${end}` : ''}.`,
    // The sentence that names the day may name a rent that holds no more.
    evidence: evidence(facts['rent_due_day'], ...(rent?.superseded.length ? [rent] : [])),
  });
};

const rentChanges = (money: MoneySummary, add: Add): void => {
  for (const step of money.rentSchedule.slice(1, 25)) {
    add({
      kind: 'rent_change',
      title: `Rent becomes ${formatMoney(step.monthly)} a month`,
      on: step.from,
      recurrence: null,
      who: 'tenant',
      method: step.reasoning === undefined ? 'stated' : 'computed',
      reasoning: step.reasoning ?? 'A step of the rent schedule.',
      evidence: step.evidence,
    });
  }
};

/** The days on which later documents put other terms in force. */
const changedTerms = (facts: Facts, money: MoneySummary, add: Add): void => {
  for (const [field, fact] of Object.entries(facts)) {
    const { inForceFrom: on, superseded, value } = fact;
    if (on === undefined || value === null || superseded.length === 0) continue;
    const isRent = field === 'rent_monthly';
    if (field === 'rent_annual' || field === 'rent_psf') continue;
    if (isRent && money.rentSchedule.some(({ from }) => from === on)) continue;
    const name = field.replaceAll('_', ' ');
    add({
      kind: isRent ? 'rent_change' : 'other',
      title: isRent
        ? `Rent becomes ${fact.display} a month`
        : `${name.charAt(0).toUpperCase()}${name.slice(1)} changes to ${fact.display}`,
      on,
      recurrence: null,
      who: 'both',
      method: 'stated',
      reasoning: 'A later document puts this term in force on this day.',
      evidence: evidence(fact),
    });
  }
};

const notices = (facts: Facts, end: string | null, add: Add): void => {
  const renewal = facts['renewal'];
  const terms = partsOf(renewal?.value ?? null);
  if (!end) return;
  const noticeDays = typeof terms['notice_days'] === 'number' ? terms['notice_days'] : null;
  const type = terms['type'];
  const before = (days: number): string => addDays(end, -days);
  if (type === 'option' && noticeDays !== null) {
    add({
      kind: 'option_deadline',
      title: 'Last day to use the option to renew',
      on: before(noticeDays),
      recurrence: null,
      who: 'tenant',
      method: 'computed',
      reasoning: `${noticeDays} days before the end, ${end}; calendar days.`,
      evidence: evidence(renewal, facts['end_date']),
    });
  }
  if (type === 'auto') {
    const days = noticeDays ?? numberOf(facts, 'notice_to_terminate_days');
    if (days !== null)
      add({
        kind: 'notice_deadline',
        title: 'Last day to stop the automatic renewal',
        on: before(days),
        recurrence: null,
        who: 'tenant',
        method: 'computed',
        reasoning: `${days} days before the end, ${end}; calendar days.`,
        evidence: evidence(renewal, facts['end_date']),
      });
    add({
      kind: 'renewal',
      title: 'Lease renews by itself',
      on: addDays(end, 1),
      recurrence: null,
      who: 'both',
      method: 'computed',
      reasoning: `The day after the end, ${end}, unless notice was given.`,
      evidence: evidence(renewal, facts['end_date']),
    });
  }
  if (type === 'none' && terms['then'] === 'month_to_month') {
    const days = noticeDays ?? numberOf(facts, 'notice_to_terminate_days');
    if (days !== null)
      add({
        kind: 'notice_deadline',
        title: 'Last day to give notice to leave at the end of the term',
        on: before(days),
        recurrence: null,
        who: 'both',
        method: 'computed',
        reasoning: `${days} days before the end, ${end}; calendar days.`,
        evidence: evidence(noticeDays === null ? facts['notice_to_terminate_days'] : renewal, facts['end_date']),
      });
    add({
      kind: 'renewal',
      title: 'Lease goes on month to month',
      on: addDays(end, 1),
      recurrence: null,
      who: 'both',
      method: 'computed',
      reasoning: `The day after the end, ${end}, unless notice was given.`,
      evidence: evidence(renewal, facts['end_date']),
    });
  }
};

const depositReturn = (facts: Facts, end: string | null, add: Add): void => {
  const days = numberOf(facts, 'deposit_return_days');
  if (days === null || !end) return;
  add({
    kind: 'deposit_return',
    title: 'Deposit due back',
    on: addDays(end, days),
    recurrence: null,
    who: 'landlord',
    method: 'computed',
    reasoning: `${days} days after the end, ${end}, if you move out then; calendar days.`,
    evidence: evidence(facts['deposit_return_days'], facts['end_date']),
  });
};

const partsOf = (value: FactValue | null): { readonly [key: string]: FactValue | null } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as { readonly [key: string]: FactValue | null })
    : {};
