import { type CalendarDay, formatDay, formatMoney, isCalendarDay, money } from '@keyclause/domain';
import type { StoredReport } from '#stored-report.ts';
import { type ReportReader, reportReaderOf } from '../report-reader.ts';
import { tenantsNoticeDays } from '../topics/tenants-notice.ts';

/** What a lease says in a figure: cents, a calendar day, or a count of its unit. */
export type MeasureKind = 'money' | 'day' | 'count';

/** Something of leases that can be put in order. The first whose `asks` matches is meant. */
export type Measure = {
  readonly id: string;
  readonly kind: MeasureKind;
  /** As it stands in a sentence: "rent". */
  readonly name: string;
  /** What is counted, in the plural; only of a count. */
  readonly unit?: string;
  readonly asks: RegExp;
  /** How one lease is asked for it. */
  readonly question: string;
  readonly read: (read: ReportReader) => number | CalendarDay | null;
};

const cents =
  (field: string, part?: string) =>
  (read: ReportReader): number | null =>
    read.money(field, part)?.cents ?? null;
const count =
  (field: string, part?: string) =>
  (read: ReportReader): number | null =>
    read.number(field, part);
const day =
  (field: string) =>
  (read: ReportReader): CalendarDay | null => {
    const word = read.word(field);
    return word !== null && isCalendarDay(word) ? word : null;
  };

export const measures: readonly Measure[] = [
  {
    id: 'score',
    kind: 'count',
    name: 'score',
    asks: /\b(?:scores?|grades?|safest|riskiest|fairest)\b|^(?:which|what)(?: \w+){0,4} (?:is|are)(?: the| my| our)? (?:best|worst)(?: leases?| ones?)?$/,
    question: 'How good is this lease?',
    read: ({ report }) => report.score.value,
  },
  {
    id: 'red_flags',
    kind: 'count',
    name: 'count of red flags',
    asks: /\bred flags?\b/,
    question: 'Are there red flags?',
    read: ({ report }) => report.flags.length,
  },
  {
    id: 'pet_deposit',
    kind: 'money',
    name: 'pet deposit',
    asks: /\b(?:pet|dog|cat)s? deposit/,
    question: 'How much is the pet deposit?',
    read: cents('pet_deposit'),
  },
  {
    id: 'pet_rent',
    kind: 'money',
    name: 'pet rent',
    asks: /\b(?:pet|dog|cat)s? (?:rent|fee)/,
    question: 'How much is the pet rent?',
    read: cents('pet_rent'),
  },
  {
    id: 'deposit_return_days',
    kind: 'count',
    unit: 'days',
    name: 'time to return the deposit',
    asks: /\bdeposit\b.*\b(?:back|return\w*|refund\w*)|\b(?:return|refund|give back)\w*\b.*\bdeposit/,
    question: 'When do I get my deposit back?',
    read: count('deposit_return_days'),
  },
  {
    id: 'security_deposit',
    kind: 'money',
    name: 'security deposit',
    asks: /\bdeposits?\b/,
    question: 'How much is the security deposit?',
    read: cents('security_deposit'),
  },
  {
    id: 'late_fee',
    kind: 'money',
    name: 'late fee',
    asks: /\blate (?:fee|charge)s?\b(?!.*%)/,
    question: 'What happens if I pay late?',
    read: cents('late_fee', 'flat'),
  },
  {
    id: 'grace_days',
    kind: 'count',
    unit: 'days',
    name: 'grace period',
    asks: /\bgrace\b/,
    question: 'How many days of grace are there?',
    read: count('grace_days'),
  },
  {
    id: 'returned_check_fee',
    kind: 'money',
    name: 'charge for a returned payment',
    asks: /\b(?:returned|bounced|nsf)\b/,
    question: 'What does a returned check cost?',
    read: cents('returned_check_fee'),
  },
  {
    id: 'notice_deadline',
    kind: 'day',
    name: 'last day to give notice',
    asks: /\b(?:notice|non-?renewal|renewal) (?:deadline|date)|deadline|last day to give notice|\b(?:when|by when)\b.*\bgive notice|\bnotice\b.*\b(?:due|before \w+)\b/,
    question: 'When must I give notice?',
    read: ({ report }) =>
      report.dates.find(({ kind }) => kind === 'notice_deadline' || kind === 'option_deadline')?.on ?? null,
  },
  {
    id: 'entry_notice_hours',
    kind: 'count',
    unit: 'hours',
    name: 'notice before entry',
    asks: /\b(?:entry|enter|come in|coming in)\b/,
    question: 'How much notice before the landlord comes in?',
    read: count('entry_notice_hours'),
  },
  {
    id: 'notice_to_terminate_days',
    kind: 'count',
    unit: 'days',
    name: 'notice to leave',
    asks: /\bnotice\b/,
    question: 'How much notice must I give to move out?',
    read: (read) => tenantsNoticeDays(read),
  },
  {
    id: 'guest_limit_days',
    kind: 'count',
    unit: 'days',
    name: 'time that guests may stay',
    asks: /\b(?:guests?|visitors?)\b/,
    question: 'How long can guests stay?',
    read: count('guest_limit_days'),
  },
  {
    id: 'rentable_sf',
    kind: 'count',
    unit: 'square feet',
    name: 'space',
    asks: /\b(?:square (?:feet|foot|footage)|sq\.? ?ft|biggest|largest space|smallest space|area)\b/,
    question: 'How many square feet is it?',
    read: count('rentable_sf'),
  },
  {
    id: 'rent_due_day',
    kind: 'count',
    unit: 'of the month',
    name: 'day on which rent is due',
    asks: /\brent\b.*\bdue\b|\bdue\b.*\brent\b/,
    question: 'When is rent due?',
    read: count('rent_due_day'),
  },
  {
    id: 'start_date',
    kind: 'day',
    name: 'start',
    asks: /\b(?:start|starts|started|begin|begins|began|commenc\w+)\b/,
    question: 'When does the lease start?',
    read: day('start_date'),
  },
  {
    id: 'end_date',
    kind: 'day',
    name: 'end',
    asks: /\b(?:ends?|ending|ended|expir\w+|runs? out|(?:is|are) up|over with|finish\w*)\b/,
    question: 'When does the lease end?',
    read: day('end_date'),
  },
  {
    id: 'term_months',
    kind: 'count',
    unit: 'months',
    name: 'term',
    asks: /\b(?:term|how long|longest|shortest|length)\b/,
    question: 'How long is the lease term?',
    read: count('term_months'),
  },
  {
    id: 'total_rent',
    kind: 'money',
    name: 'rent over the whole term',
    asks: /\brent\b.*\bwhole term|\btotal cost\b/,
    question: 'What is the total rent over the whole term?',
    read: ({ report }) => report.money.totalRent?.cents ?? null,
  },
  {
    id: 'rent_monthly',
    kind: 'money',
    name: 'monthly rent',
    asks: /\b(?:rents?|cheap\w*|expensive|dear\w*|costs? (?:the )?(?:most|least))\b/,
    question: 'How much is the rent?',
    read: cents('rent_monthly'),
  },
];

/** The figure of a lease; null when the lease does not state it. */
export const measured = (measure: Measure, report: StoredReport): number | CalendarDay | null =>
  measure.read(reportReaderOf(report, []));

/** A figure as a sentence says it. */
export const figureWords = ({ kind, unit }: Measure, figure: number | CalendarDay): string => {
  if (typeof figure === 'string') return formatDay(figure);
  if (kind === 'money') return formatMoney(money(figure));
  return `${figure} ${figure === 1 ? (unit ?? '').replace(/s$/, '') : (unit ?? '')}`.trim();
};
