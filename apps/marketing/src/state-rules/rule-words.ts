import { formatMoney, money } from '@keyclause/domain';
import { type StateRule, stateNotesOf } from '@keyclause/lease-reader';

/** One rule of a state as people read it. */
export type RuleLine = {
  readonly name: string;
  readonly value: string;
  readonly note: string | null;
  readonly citation: string | null;
  readonly verification: Verification;
};

/** How well a row of the table was checked. None of these means that a lawyer has looked at it. */
export type Verification = 'text seen' | 'two or more sources' | 'one source' | 'sources disagree' | 'unverified';

/** What a short table says of a line beside its value: how far it can be relied on, and whether there is more to it. */
export const caveatOf = ({ note, verification }: RuleLine): string =>
  [note === null ? '' : 'with exceptions', verification === 'two or more sources' ? '' : verification]
    .filter(Boolean)
    .join(', ');

/** The rows of a state's page. A number that the table does not have reads as not found, never as zero. */
export const ruleLines = (rule: StateRule): readonly RuleLine[] => {
  const { deposit, lateFee, entry, rentIncrease, endMonthToMonth, prohibitedTerms } = rule;
  const notes = stateNotesOf(rule.code);
  return [
    line('Largest deposit', capWords(rule), deposit.citation, deposit.capStatus, notes.cap),
    line(
      'Return of the deposit',
      deposit.returnDaysStated === null ? noRule : `Within ${daysWords(deposit.returnDaysStated)}`,
      deposit.citation,
      deposit.returnStatus,
      notes.return,
    ),
    line('Late fee', lateFeeWords(rule), lateFee.citation, lateFee.status, notes.lateFee),
    line(
      'Days of grace before a late fee',
      lateFee.graceDays === null ? noRule : daysWords(lateFee.graceDays),
      lateFee.citation,
      lateFee.status,
      null,
    ),
    line('Notice before the landlord enters', entryWords(rule), entry.citation, entry.status, entry.citation),
    line(
      'Notice of a rent increase, month to month',
      rentIncrease.noticeDays === null ? noRule : daysWords(rentIncrease.noticeDays),
      rentIncrease.citation,
      rentIncrease.status,
      rentIncrease.noticeDays === null ? null : notes.rentIncrease,
    ),
    line(
      'Notice to end a month-to-month tenancy',
      endWords(rule),
      endMonthToMonth.citation,
      endMonthToMonth.status,
      notes.endMonthToMonth,
    ),
    line(
      'Terms that a lease may not hold',
      prohibitedTerms.citation === null ? noRule : 'The statute lists them',
      prohibitedTerms.citation,
      prohibitedTerms.status,
      null,
    ),
  ];
};

const capWords = ({ deposit }: StateRule): string =>
  deposit.capMonths === null ? 'No fixed limit found' : monthsWords(deposit.capMonths);

const lateFeeWords = ({ lateFee: { kind, percent, flatCents, combine } }: StateRule): string => {
  const flat = flatCents === null ? null : formatMoney(money(flatCents));
  if (kind.startsWith('percent') && (percent !== null || flat !== null)) {
    const share = percent === null ? null : `${percent}% of the rent`;
    return share && flat
      ? `${share} or ${flat}, whichever is ${combine === 'greater' ? 'more' : 'less'}`
      : (share ?? flat ?? noRule);
  }
  return kind.startsWith('tiered') ? 'By the day, up to a monthly limit' : 'Must be reasonable; no fixed limit found';
};

const entryWords = ({ entry }: StateRule): string =>
  entry.noticeHours === null ? 'No fixed notice found' : `${entry.noticeHours} hours`;

const endWords = ({ endMonthToMonth: { landlordDays, tenantDays } }: StateRule): string => {
  if (landlordDays === null && tenantDays === null) return noRule;
  if (landlordDays === tenantDays) return `${daysWords(landlordDays ?? 0)}, either side`;
  return [
    landlordDays === null ? '' : `landlord ${daysWords(landlordDays)}`,
    tenantDays === null ? '' : `tenant ${daysWords(tenantDays)}`,
  ]
    .filter(Boolean)
    .join(', ');
};

const noRule = 'No rule found';

const line = (name: string, value: string, citation: string | null, status: string, note: string | null): RuleLine => ({
  name,
  value,
  citation: citationWords(citation),
  note: noteWords(note, citation),
  verification: verificationOf(status, note),
});

/** The place in the law alone, without the compilers' remarks behind it. */
export const citationWords = (citation: string | null): string | null => {
  if (citation === null || /^(no |conflict|case law|reasonable|")/i.test(citation)) return null;
  return citation.split(/: |; | \(/)[0]?.replace(/ reasonable$/, '') ?? null;
};

/** Remarks on how the table was made are for its makers; they show in the verification. */
const noteWords = (note: string | null, citation: string | null): string | null =>
  note === null || note === citation || remark.test(note)
    ? null
    : note
        .replace(/>= ?/g, 'at least ')
        .replace(/<= ?/g, 'up to ')
        .replace(/^./, (first) => first.toUpperCase());

const remark = /conflict|source|compil|wrongly|stale|nolo|seen|cite|unverified|confirmed|official/i;

/** In order of doubt: whatever speaks against a row counts before what speaks for it. */
export const verificationOf = (status: string, note: string | null): Verification => {
  const remarks = `${status} ${note ?? ''}`;
  if (/conflict|disagree|sources? (?:still )?says?|wrongly|one source|stale|other source/i.test(remarks))
    return 'sources disagree';
  if (/unverified|as marked/i.test(remarks)) return 'unverified';
  if (/text.seen|read statute|text read/i.test(status)) return 'text seen';
  if (/^corroborated/i.test(status)) return 'two or more sources';
  return 'one source';
};

const monthsWords = (months: number): string => (months === 1 ? 'One month’s rent' : `${months} months’ rent`);

const daysWords = (days: number): string => (days === 1 ? '1 day' : `${days} days`);
