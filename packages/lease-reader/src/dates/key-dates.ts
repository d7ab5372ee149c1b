import { addDays, addMonths, formatMoney, partsOfDay } from '@keyclause/domain';
import { type Facts, numberOf, wordOf } from '../facts/facts.ts';
import type { Evidence, Fact, FactValue, KeyDate, MoneySummary } from '../report.ts';
import type { LeaseText } from '../structure/lease-text.ts';
import { datesIn } from '../values/dates.ts';
import { durationsIn, inDays } from '../values/durations.ts';
import { inOrder } from '../values/order.ts';
import { noticeBeside, noticeWindow } from './notice-window.ts';

/** The days that matter, in order, each with how it was found and the words behind it. */
export const keyDatesOf = (lease: LeaseText, facts: Facts, money: MoneySummary): KeyDate[] => {
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
  rentDue(facts, { from: rentFrom(facts, money, start ?? signed), first: firstPayment(lease), end }, add);
  rentChanges(money, add);
  changedTerms(facts, money, add);
  notices(lease, facts, end, add);
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

/** No rent falls due before the day on which it begins, nor in months at the start that are free of it. */
const rentFrom = (facts: Facts, { rentSchedule: steps }: MoneySummary, start: string | null): string | null => {
  const commences = wordOf(facts, 'rent_commencement_date') ?? '';
  const paid = steps[0]?.monthly.cents === 0 ? (steps.find(({ monthly }) => monthly.cents > 0)?.from ?? '') : '';
  return start && [start, commences, paid].reduce((latest, day) => (day > latest ? day : latest));
};

/** "The first installment is due August 1, 2026": an ISO day; null where no sentence names it. */
const firstPayment = ({ sentences }: LeaseText): string | null => {
  for (const { text } of sentences) {
    const hit = ofFirstPayment.exec(text);
    const until = hit ? hit.index + hit[0].length : 0;
    const day = hit && datesIn(text).find(({ start }) => start >= until - 1 && start <= until + 12);
    if (day) return day.iso;
  }
  return null;
};

const ofFirstPayment =
  /\bfirst (?:monthly )?(?:rent(?:al)? )?(?:installment|instalment|payment)(?: of (?:the )?(?:base )?rent)? (?:(?:is|shall be|will be|becomes|falls) )?(?:due|payable)\b(?: and payable)?/i;

type RentDays = { readonly from: string | null; readonly first: string | null; readonly end: string | null };

const rentDue = (facts: Facts, { from, first: named, end }: RentDays, add: Add): void => {
  const [day, rent] = [numberOf(facts, 'rent_due_day'), facts['rent_monthly']];
  if (day === null || !from || day > 31) return;
  const { day: startDay } = partsOfDay(from);
  // The first month that has the day; from the 29th on, the last day of a shorter month.
  const first = addMonths(`${from.slice(0, 8)}01`, startDay <= day ? 0 : 1);
  const next = addDays(first, Math.min(day, partsOfDay(addDays(addMonths(first, 1), -1)).day) - 1);
  const on = named !== null && partsOfDay(named).day === day ? named : next;
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

const notices = (lease: LeaseText, facts: Facts, end: string | null, add: Add): void => {
  const renewal = facts['renewal'];
  const terms = partsOf(renewal?.value ?? null);
  if (!end) return;
  const noticeDays = typeof terms['notice_days'] === 'number' ? terms['notice_days'] : null;
  const type = terms['type'];
  const beside = type === 'auto' || type === 'option' ? noticeBeside(lease, type === 'auto' ? 'option' : 'auto') : null;
  const isOption = type === 'option';
  const optionDays = isOption ? noticeDays : (beside?.days ?? null);
  if (optionDays !== null) {
    const { opens, ...last } = noticeWindow(lease, isOption ? renewal : beside?.evidence, { days: optionDays, end });
    const found = {
      recurrence: null,
      who: 'tenant',
      method: 'computed',
      evidence: [...(!isOption && beside ? [beside.evidence] : evidence(renewal)), ...evidence(facts['end_date'])],
    } as const;
    if (opens) add({ kind: 'other', title: 'First day to use the option to renew', ...opens, ...found });
    add({ kind: 'option_deadline', title: 'Last day to use the option to renew', ...last, ...found });
  }
  const goesOn = type === 'none' && terms['then'] === 'month_to_month';
  const own = noticeDays === null ? facts['notice_to_terminate_days'] : renewal;
  const other = isOption && beside ? beside : null;
  if (type !== 'auto' && !goesOn && !other) return;
  const days = other?.days ?? noticeDays ?? numberOf(facts, 'notice_to_terminate_days');
  const quotes = (fact: Fact | undefined): Evidence[] => [
    ...(other ? [other.evidence] : evidence(fact)),
    ...evidence(facts['end_date']),
  ];
  if (days !== null) {
    const { on, reasoning } = noticeWindow(lease, other?.evidence ?? own, { days, end });
    add({
      kind: 'notice_deadline',
      title: goesOn
        ? 'Last day to give notice to leave at the end of the term'
        : 'Last day to stop the automatic renewal',
      on,
      recurrence: null,
      who: goesOn ? 'both' : 'tenant',
      method: 'computed',
      reasoning,
      evidence: quotes(own),
    });
  }
  add({
    kind: 'renewal',
    title: goesOn ? 'Lease goes on month to month' : 'Lease renews by itself',
    on: addDays(end, 1),
    recurrence: null,
    who: 'both',
    method: 'computed',
    reasoning: `The day after the end, ${end}, unless notice was given.`,
    evidence: quotes(renewal),
  });
};

const depositReturn = (facts: Facts, end: string | null, add: Add): void => {
  const [fact, days] = [facts['deposit_return_days'], numberOf(facts, 'deposit_return_days')];
  if (days === null || !end) return;
  const months = durationsIn(fact?.quote ?? '').find((each) => inDays(each) === days && each.unit === 'month')?.amount;
  const length = months === undefined ? `${days} days` : `${months} ${months === 1 ? 'month' : 'months'}`;
  add({
    kind: 'deposit_return',
    title: 'Deposit due back',
    on: months === undefined ? addDays(end, days) : addMonths(end, months),
    recurrence: null,
    who: 'landlord',
    method: 'computed',
    reasoning: `${length} after the end, ${end}, if you move out then; calendar ${months === undefined ? 'days' : 'months'}.`,
    evidence: evidence(fact, facts['end_date']),
  });
};

const partsOf = (value: FactValue | null): { readonly [key: string]: FactValue | null } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as { readonly [key: string]: FactValue | null })
    : {};
