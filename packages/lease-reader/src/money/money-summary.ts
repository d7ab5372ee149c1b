import {
  addDays,
  addMonths,
  daysBetween,
  daysInMonth,
  formatMoney,
  isCalendarDay,
  partsOfDay,
} from '@keyclause/domain';
import { isConditional, isDeclined } from '../facts/charge-words.ts';
import { centsOf, type Facts, isMoney, numberOf, wordOf } from '../facts/facts.ts';
import type { LabelValue } from '../facts/label-values.ts';
import type { StatedCharge } from '../facts/worded-charges.ts';
import type { Charge, ComputedMoney, Evidence, Fact, FactValue, Money, MoneySummary } from '../report.ts';
import type { LeaseText } from '../structure/lease-text.ts';
import { moneyIn } from '../values/money.ts';
import { instalmentsOf } from './instalments.ts';
import { withRelief } from './rent-relief.ts';
import { risingSteps, uncountedRises } from './rent-rises.ts';
import { rentRowsOf } from './rent-rows.ts';

/** What the lease costs: rent step by step, in all, at signing and on average, with every recurring and single charge. */
export const moneySummaryOf = (
  lease: LeaseText,
  { facts, charges: stated }: { readonly facts: Facts; readonly charges: readonly StatedCharge[] },
  labels: readonly LabelValue[],
): MoneySummary => {
  const steps = scheduleOf(lease, facts);
  const rentSchedule = withRelief(lease, facts, steps);
  const rentByMonth = steps.length === 0 ? monthStepsOf(lease, facts) : [];
  const charges = chargesOf(facts, stated);
  const sure = charges.filter(({ isUnsure }) => isUnsure === undefined);
  const months = monthsOf(rentSchedule) || (rentByMonth.at(-1)?.lastMonth ?? 0);
  const [only] = rentSchedule.length === 1 ? rentSchedule : [];
  const payments = only ? instalmentsOf(lease, { cents: only.monthly.cents, months }) : null;
  const whole = totalOf(rentSchedule, wordOf(facts, 'end_date'));
  const totalRent = withUncounted(
    lessFree(
      (whole && only && payments ? totalOfPayments(payments, only) : whole) ??
        totalByMonth(rentByMonth, numberOf(facts, 'term_months')),
      { facts, steps: [...rentSchedule, ...rentByMonth], from: rentSchedule[0]?.from ?? '' },
    ),
    steps.length + rentByMonth.length === 1 ? uncountedRises(facts) : null,
  );
  return {
    rentSchedule,
    ...(rentByMonth.length > 0 ? { rentByMonth } : {}),
    totalRent,
    dueAtSigning: dueAtSigning(lease, facts, sure, labels, rentSchedule),
    effectiveMonthly: effectiveOf(payments ?? months, totalRent, sure),
    charges,
  };
};

type Step = MoneySummary['rentSchedule'][number];
type MonthStep = NonNullable<MoneySummary['rentByMonth']>[number];

const scheduleOf = (lease: LeaseText, facts: Facts): Step[] => {
  const schedule = facts['rent_schedule'];
  if (schedule && Array.isArray(schedule.value) && schedule.document !== null) {
    const evidenceFor = stepEvidenceOf(lease, schedule);
    return schedule.value.flatMap((step: FactValue) => stepOf(step, evidenceFor));
  }
  const [rent, start, end] = [facts['rent_monthly'], wordOf(facts, 'start_date'), wordOf(facts, 'end_date')];
  const cents = centsOf(facts, 'rent_monthly');
  if (!rent || cents === null || !start || !end || end <= start) return [];
  // Which rent holds when is not told: one of them for the whole term would be wrong.
  if (rent.superseded.some(({ document }) => document !== rent.document)) return [];
  const rising = risingSteps(facts);
  if (rising === null)
    return [{ from: start, to: end, monthly: { cents, currency: 'USD' }, evidence: evidenceOf(rent) }];
  const risen = [facts['escalation'], rent].flatMap((fact) => (fact ? evidenceOf(fact) : []));
  return rising.map(({ from, to, cents: monthly, reasoning }) => ({
    from,
    to,
    monthly: { cents: monthly, currency: 'USD' },
    evidence: reasoning === null ? evidenceOf(rent) : risen,
    ...(reasoning === null ? {} : { reasoning }),
  }));
};

const withUncounted = (total: ComputedMoney | null, words: string | null): ComputedMoney | null =>
  total === null || words === null ? total : { ...total, reasoning: `${total.reasoning} ${words}` };

const stepOf = (step: FactValue, evidenceFor: (cents: number) => Evidence[]): Step[] => {
  const { from, to, cents } = partsOf(step);
  if (!isCalendarDay(from) || !isCalendarDay(to) || cents === null) return [];
  return [{ from, to, monthly: { cents, currency: 'USD' }, evidence: evidenceFor(cents) }];
};

/** A step of a table opens its own row. */
const stepEvidenceOf = (lease: LeaseText, schedule: Fact): ((cents: number) => Evidence[]) => {
  const rowOf = rentRowsOf(lease, schedule);
  return (cents) => {
    const row = rowOf(cents);
    return row === null ? evidenceOf(schedule) : [row];
  };
};

const partsOf = (step: FactValue): { readonly from: string; readonly to: string; readonly cents: number | null } => {
  const none = { from: '', to: '', cents: null };
  if (typeof step !== 'object' || Array.isArray(step)) return none;
  const { from, to, monthly } = step as { readonly [key: string]: FactValue | null };
  return typeof from === 'string' && typeof to === 'string'
    ? { from, to, cents: isMoney(monthly) ? monthly.cents : null }
    : none;
};

/** "month 1" to "month 12": the steps of a lease that does not name the day on which it begins. */
const monthStepsOf = (lease: LeaseText, facts: Facts): MonthStep[] => {
  const schedule = facts['rent_schedule'];
  if (!schedule || !Array.isArray(schedule.value) || schedule.document === null) return [];
  const evidenceFor = stepEvidenceOf(lease, schedule);
  return schedule.value.flatMap((step: FactValue): MonthStep[] => {
    const { from, to, cents } = partsOf(step);
    const [firstMonth, lastMonth] = [from, to].map((month) => Number(/^month (\d+)$/.exec(month)?.[1] ?? 0));
    if (!firstMonth || !lastMonth || cents === null) return [];
    return [{ firstMonth, lastMonth, monthly: { cents, currency: 'USD' }, evidence: evidenceFor(cents) }];
  });
};

/** Null where the steps stop before the term does: the rent of the months after them is not told. */
const totalByMonth = (steps: readonly MonthStep[], term: number | null): ComputedMoney | null => {
  const last = steps.at(-1)?.lastMonth ?? 0;
  if (last === 0 || (term ?? 0) > last) return null;
  const cents = steps.reduce(
    (sum, { firstMonth, lastMonth, monthly }) => sum + (lastMonth - firstMonth + 1) * monthly.cents,
    0,
  );
  if (!Number.isSafeInteger(cents)) return null;
  const words = steps
    .map(
      ({ firstMonth, lastMonth, monthly }) =>
        `${dollars(monthly.cents)} a month from month ${firstMonth} to month ${lastMonth}`,
    )
    .join(', then ');
  return { cents, currency: 'USD', reasoning: `Base rent over the term: ${words}.` };
};

const evidenceOf = (fact: Fact): Evidence[] =>
  fact.document === null
    ? []
    : [
        {
          document: fact.document,
          quote: fact.quote,
          page: fact.page,
          boxes: fact.boxes,
          start: fact.start,
          end: fact.end,
        },
      ];

/** Whole months at the month's rent; a part of a month by its days, a day being a thirtieth or so of that month. */
const totalOf = (schedule: readonly Step[], end: string | null): ComputedMoney | null => {
  const [first, last] = [schedule[0], schedule.at(-1)];
  if (!first || !last) return null;
  // Steps that stop before the lease does leave years whose rent nobody has stated.
  if (end !== null && addDays(last.to, 31) < end) return null;
  let cents = 0;
  for (const { from, to, monthly } of schedule) cents += rentBetween(from, to, monthly.cents);
  if (!Number.isSafeInteger(cents)) return null;
  const words = schedule
    .map(({ from, to, monthly }) => `${dollars(monthly.cents)} a month from ${from} to ${to}`)
    .join(', then ');
  return { cents, currency: 'USD', reasoning: `Base rent over the term: ${words}.` };
};

/** A lease that counts its payments asks for each of them in full. */
const totalOfPayments = (count: number, { monthly }: Step): ComputedMoney => ({
  cents: count * monthly.cents,
  currency: 'USD',
  reasoning: `Base rent over the term: ${count} payments of ${dollars(monthly.cents)}.`,
});

/** Less the months that are free while no step shows which ones. */
const lessFree = (
  total: ComputedMoney | null,
  {
    facts,
    steps,
    from,
  }: { readonly facts: Facts; readonly steps: readonly { readonly monthly: Money }[]; readonly from: string },
): ComputedMoney | null => {
  // Steps that begin after the term have left the free months out; a number that is a guess counts for nothing.
  const isUnsure = (facts['free_rent_months']?.confidence ?? 0) < 0.6;
  const isCounted =
    isUnsure || from > (wordOf(facts, 'start_date') ?? from) || steps.some(({ monthly }) => monthly.cents === 0);
  const free = isCounted
    ? 0
    : Math.round((numberOf(facts, 'free_rent_months') ?? 0) * (centsOf(facts, 'rent_monthly') ?? 0));
  if (!total || free <= 0 || free * 2 > total.cents) return total;
  const reasoning = `${total.reasoning} Less free rent, ${dollars(free)}.`;
  return { ...total, cents: Math.round(total.cents - free), reasoning };
};

const rentBetween = (from: string, to: string, cents: number): number => {
  let [at, sum, guard] = [from, 0, 0];
  const after = addDays(to, 1);
  while (guard++ < 2400) {
    const next = addMonths(from, guard);
    if (next > after) break;
    sum += cents;
    at = next;
  }
  const rest = daysBetween(at, after);
  const { year, month } = partsOfDay(at);
  return rest > 0 ? sum + Math.round((cents * rest) / daysInMonth(year, month)) : sum;
};

const monthsOf = (schedule: readonly Step[]): number => {
  const [first, last] = [schedule[0], schedule.at(-1)];
  return first && last ? rentBetween(first.from, last.to, 100_000) / 100_000 : 0;
};

const effectiveOf = (months: number, total: ComputedMoney | null, charges: readonly Charge[]): ComputedMoney | null => {
  if (!total || months <= 0) return null;
  const monthly = charges
    .filter(({ frequency, evidence }) => frequency === 'monthly' && !isConditional(evidence.quote))
    .reduce((sum, { amount }) => sum + amount.cents, 0);
  const once = charges
    .filter(({ frequency, refundable }) => frequency === 'once' && !refundable)
    .reduce((sum, { amount }) => sum + amount.cents, 0);
  const cents = Math.round((total.cents + once) / months + monthly);
  if (!Number.isSafeInteger(cents)) return null;
  const parts = [`rent ${dollars(total.cents)} over ${Math.round(months * 100) / 100} months`];
  if (monthly > 0) parts.push(`monthly charges ${dollars(monthly)}`);
  if (once > 0) parts.push(`single charges ${dollars(once)}`);
  return { cents, currency: 'USD', reasoning: `${parts.join(', ')}, divided by the months of the term.` };
};

const chargesOf = (facts: Facts, stated: readonly StatedCharge[]): Charge[] => {
  const charges: Charge[] = [];
  const fromFact = (
    field: string,
    name: string,
    frequency: Charge['frequency'],
    refundable: boolean,
    part?: string,
  ): void => {
    const [fact, cents] = [facts[field], centsOf(facts, field, part)];
    const [evidence] = fact ? evidenceOf(fact) : [];
    if (fact && cents !== null && cents > 0 && evidence)
      charges.push({ key: field, name, amount: { cents, currency: 'USD' }, frequency, refundable, evidence });
  };
  fromFact('security_deposit', 'Security deposit', 'once', true);
  fromFact('pet_deposit', 'Pet deposit', 'once', true);
  fromFact('last_month_rent', "Last month's rent", 'once', true);
  fromFact('pet_fee', 'Pet fee', 'once', false);
  fromFact('pet_rent', 'Pet rent', 'monthly', false);
  fromFact('late_fee', 'Late fee', 'per_event', false, 'flat');
  fromFact('returned_check_fee', 'Returned payment', 'per_event', false);
  for (const charge of stated) charges.push(chargeOf(charge, charges.length));
  const parking = parkingCharge(facts['parking']);
  if (
    parking &&
    !charges.some(({ frequency, amount }) => frequency === 'monthly' && amount.cents === parking.amount.cents)
  )
    charges.push(parking);
  return charges;
};

/** What the spaces cost a month, where they are not free; a row of a table may tell it as a charge as well. */
const parkingCharge = (fact: Fact | undefined): Charge | null => {
  const fee = (fact?.value as { readonly fee_monthly?: FactValue | null } | null | undefined)?.fee_monthly;
  const [evidence] = fact ? evidenceOf(fact) : [];
  return evidence && isMoney(fee) && fee.cents > 0 && !isDeclined(evidence.quote)
    ? { key: 'parking', name: 'Parking', amount: fee, frequency: 'monthly', refundable: false, evidence }
    : null;
};

const chargeOf = ({ name, cents, frequency, evidence, isSure }: StatedCharge, at: number): Charge => ({
  key: `fee_${at}`,
  name,
  amount: { cents, currency: 'USD' },
  frequency: frequency === 'one_time' || frequency === 'at_move_out' ? 'once' : frequency,
  refundable: false,
  ...(isSure ? {} : { isUnsure: true as const }),
  evidence,
});

const dueAtSigning = (
  lease: LeaseText,
  facts: Facts,
  charges: readonly Charge[],
  labels: readonly LabelValue[],
  schedule: readonly Step[],
): ComputedMoney | null => {
  const stated = statedTotal(lease, labels);
  if (stated) return stated;
  const rent = centsOf(facts, 'prorated_rent') ?? firstRentOf(facts, schedule);
  const deposit = centsOf(facts, 'security_deposit');
  if (rent === null || deposit === null || lease.kind === 'commercial') return null;
  const once = charges.filter(
    ({ key, frequency, name, evidence }) =>
      frequency === 'once' &&
      !isOfAmendment(lease, evidence) &&
      key !== 'security_deposit' &&
      (!key.startsWith('fee_') || /admin|move-?in|application|key/i.test(name)),
  );
  const cents = rent + deposit + once.reduce((sum, { amount }) => sum + amount.cents, 0);
  const parts = [
    `${centsOf(facts, 'prorated_rent') === null ? 'first rent' : 'rent of the first part month'} ${dollars(rent)}`,
    `deposit ${dollars(deposit)}`,
    ...once.map(({ name, amount }) => `${name.toLowerCase()} ${dollars(amount.cents)}`),
  ];
  return { cents, currency: 'USD', reasoning: `${parts.join(' + ')}.` };
};

/** What a later paper asks for was not due when the lease was signed. */
const isOfAmendment = (lease: LeaseText, { document, start }: Evidence): boolean =>
  lease.verdict !== 'amendment' &&
  lease.parts.some(
    (part) => part.role === 'amendment' && part.document === document && part.start <= start && start < part.end,
  );

/** What was paid first is the rent of the lease, not that of an amendment. */
const firstRentOf = (facts: Facts, schedule: readonly Step[]): number | null => {
  const isAmended = (facts['rent_monthly']?.superseded.length ?? 0) > 0;
  return isAmended && schedule[0] ? schedule[0].monthly.cents : centsOf(facts, 'rent_monthly');
};

/** Tables put the total under what it adds up, and a later statement corrects an earlier one: the last counts. */
const statedTotal = (lease: LeaseText, labels: readonly LabelValue[]): ComputedMoney | null => {
  for (const { label, value } of labels.toReversed()) {
    const amount =
      /(?:total )?(?:due|bring|payable|paid|needed|move-?in) .{0,20}(?:signing|move-?in|keys)|total (?:move-?in|due at)|move-?in (?:total|costs?)/.test(
        label,
      )
        ? moneyIn(value)[0]
        : undefined;
    if (amount) return { cents: amount.cents, currency: 'USD', reasoning: 'As the lease states it.' };
  }
  for (const sentence of lease.sentences.toReversed()) {
    const hit =
      /\b(?:total|needs)\b[^.;]{0,60}\b(?:before|prior to|at|upon|on)\b[^.;]{0,30}\b(?:keys|move-?in|possession|signing|occupancy)/i.exec(
        sentence.text,
      );
    const amount = hit
      ? moneyIn(sentence.text).find(({ start, end }) => end >= hit.index - 30 && start <= hit.index + hit[0].length)
      : undefined;
    if (amount) return { cents: amount.cents, currency: 'USD', reasoning: 'As the lease states it.' };
  }
  return null;
};

const dollars = (cents: number): string => formatMoney({ cents, currency: 'USD' });
