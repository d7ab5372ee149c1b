import type { FactValue } from '../report.ts';
import type { LeaseText } from '../structure/lease-text.ts';
import { datesIn, monthNames } from '../values/dates.ts';
import { durationsIn, inDays } from '../values/durations.ts';
import { moneyIn } from '../values/money.ts';
import { ordinalFrom, ordinalSource } from '../values/number-words.ts';
import { type Candidate, inSentence, usd } from './candidate.ts';
import { asksConsent } from './consent.ts';
import { halfMonth, namedMonths } from './free-rent-rules.ts';
import type { LabelValue } from './label-values.ts';
import { withRoles } from './sentence-rules.ts';

/** Fields that tables, forms and run-in headings name by a label and answer in a word or two: "Guests: 14 days", "Subletting | With consent". */
export const readLabelled = (lease: LeaseText, labels: readonly LabelValue[]): Candidate[] => {
  const found: Candidate[] = [];
  const dueDay = dueDayIn(labels);
  const rules = labelled.map((rule) => ({ ...rule, names: withRoles(lease, rule.label) }));
  for (const { label, value, sentence } of labels) {
    if (value.length > 220 || label.length > 60 || /_{3,}|\[\s*\]/.test(value)) continue;
    for (const { field, names, read, kind } of rules) {
      if ((kind !== undefined && kind !== lease.kind) || !names.test(label)) continue;
      const answer = read(value, { label, dueDay, lease });
      if (answer !== null)
        found.push(inSentence(sentence, field, answer, sentence.cells.length > 0 ? 0.8 : 0.7, 0, sentence.text.length));
    }
  }
  return found;
};

type Place = { readonly label: string; readonly dueDay: number; readonly lease: LeaseText };

type Labelled = {
  readonly field: string;
  /** Matched against the label in lower case; {L} and {T} stand for the parties. */
  readonly label: string;
  readonly read: (value: string, place: Place) => FactValue | null;
  readonly kind?: 'residential' | 'commercial';
};

const dueDayIn = (labels: readonly LabelValue[]): number => {
  for (const { label, value } of labels) {
    if (!/^(?:rent )?(?:is )?(?:due|payable)\b|\brent due\b|^due date/.test(label)) continue;
    const day = ordinalFrom(new RegExp(`\\b(${ordinalSource})\\b`, 'i').exec(value)?.[1] ?? '');
    if (day !== null && day <= 31) return day;
  }
  return 1;
};

const days = (value: string): number | null => {
  const length = durationsIn(value).find(({ unit }) => unit !== 'year' && unit !== 'hour');
  return length ? inDays(length) : null;
};

const hours = (value: string): number | null => {
  const length = durationsIn(value).find(({ unit }) => unit === 'hour' || unit === 'day');
  if (length === undefined) return /^(?:none|no notice|not required|any ?time)\b/i.test(value) ? 0 : null;
  return length.unit === 'day' ? length.amount * 24 : length.amount;
};

const money = (value: string): FactValue | null => {
  const amount = moneyIn(value)[0];
  return amount ? usd(amount.cents) : null;
};

const needsConsent =
  /\b(?:without|unless|only (?:with|by|if|upon|after)|with|subject to|upon|by|after|requires?|needs?|ask)\b[^.;]{0,40}\b(?:consent|approval|permission|agree\w*|ok|writing|landlord|owner|lessor|manager)|^(?:written |prior |landlord'?s? |owner'?s? |lessor'?s? )*(?:consent|approval|permission)\b/i;

const permission = (value: string): FactValue | null => {
  if (needsConsent.test(value) || asksConsent(value)) return 'with_consent';
  if (
    /^\W*(?:no|none|not|never|prohibited|forbidden|nobody)\b|\b(?:not (?:allowed|permitted)|prohibited)\b/i.test(value)
  )
    return 'prohibited';
  return /^\W*(?:yes|allowed|permitted|freely|ok|welcome)\b/i.test(value) ? 'allowed' : null;
};

/** Who has no animal on the day of signing is not forbidden one. */
export const isForNow = /^none (?:at (?:signing|present|move)|now|yet|currently|as of)\b/i;

const animals = (value: string): FactValue | null =>
  (isForNow.test(value) ? null : permission(value)) ??
  (/^(?:one|two|three|four|\d|a|an|up to|cats?|dogs?|tenant'?s|\w+'s)\b/i.test(value) && !/\$/.test(value.slice(0, 20))
    ? 'allowed'
    : null);

const lawyers = (value: string): FactValue | null =>
  /\b(?:prevail|win|success|loser|losing)/i.test(value)
    ? 'prevailing_party'
    : /\b(?:each|own)\b/i.test(value)
      ? 'none'
      : null;

/** Days between the due day and the last day without a fee: "after the 5th", "by 11:59 p.m. on the 4th", "5 days". */
const grace = (value: string, { dueDay }: Place): FactValue | null => {
  const length = durationsIn(value).find(({ unit }) => unit === 'day');
  if (length && !/\bday of\b/i.test(value)) return length.amount;
  const named = new RegExp(`\\b(${ordinalSource})\\b`, 'i').exec(value.replace(/\d{1,2}:\d\d/g, ' '))?.[1];
  const day = named === undefined ? null : ordinalFrom(named);
  return day !== null && day >= dueDay && day - dueDay <= 20 ? day - dueDay : null;
};

const cure = (value: string): FactValue | null => {
  const lengths = durationsIn(value).filter(({ unit }) => unit === 'day');
  const [first, second] = lengths;
  if (!first) return null;
  const isMoney = /\b(?:rent|money|monetary|payments?|pay)\b/i;
  const near = value.slice(0, second?.start ?? value.length);
  if (second === undefined) return isMoney.test(near) ? { monetary: first.amount, other: null } : null;
  return isMoney.test(near)
    ? { monetary: first.amount, other: second.amount }
    : isMoney.test(value.slice(second.start))
      ? { monetary: second.amount, other: first.amount }
      : null;
};

const holdover = (value: string): FactValue | null => {
  const percent = /(\d{3})(?:\.\d+)?\s*(?:%|percent)/i.exec(value)?.[1];
  if (percent) return { rent_percent: Number(percent), per_day: null, becomes: null };
  if (/\b(?:double|twice)\b/i.test(value)) return { rent_percent: 200, per_day: null, becomes: null };
  const daily = moneyIn(value)[0];
  return daily && /\b(?:per|a|each|\/)\s?day|\bdaily\b/i.test(value.slice(daily.end, daily.end + 20))
    ? { rent_percent: null, per_day: usd(daily.cents), becomes: null }
    : null;
};

const counts: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 };

/** "Two options of five years, nine months' notice", "None", "Automatic, year to year". */
const renewal = (value: string): FactValue | null => {
  const lengths = durationsIn(value);
  const notice = lengths.find(
    ({ start, end }) =>
      /^'?s?'?\s*(?:(?:prior|written|advance|before|ahead)\s*)*(?:notice|before|prior|ahead|in advance)/i.test(
        value.slice(end),
      ) || /\b(?:notice|at least|not less than)\b[^.;,]{0,20}$/i.test(value.slice(0, start)),
  );
  const term = lengths.find((each) => each !== notice && (each.unit === 'year' || each.unit === 'month'));
  const of = (type: string, then: string | null = null): FactValue => ({
    type,
    count:
      type === 'option'
        ? (counts[/\b(one|two|three|four|five|six)\b/i.exec(value)?.[1]?.toLowerCase() ?? ''] ??
          (Number(/^\W*(\d)\b/.exec(value)?.[1] ?? 1) || 1))
        : null,
    term_months: term ? (term.unit === 'year' ? term.amount * 12 : term.amount) : null,
    notice_days: notice ? inDays(notice) : null,
    rent_basis: null,
    then,
  });
  if (/^\W*(?:none|no\b|n\/a|not\b)|\b(?:not|never|nothing)\b[^.;]{0,25}\b(?:renew|extend|automatic)/i.test(value))
    return of('none');
  if (/\bmonth[- ]to[- ]month\b/i.test(value)) return of('none', 'month_to_month');
  if (/\bautomatic|\byear to year\b|\bunless\b/i.test(value)) return of('auto');
  return term && /\boptions?\b|\bterms?\b|\bextension|\brenewal|\byears?\b/i.test(value) ? of('option') : null;
};

/** "Base Rent for May 2027, June 2027 and July 2027". */
const namedMonth = new RegExp(`\\b(?:${monthNames.join('|')})\\b`, 'gi');

/** "Months 1 and 2", "Months 1-3", "two months", "the first month". */
const freeMonths = (value: string): FactValue | null => {
  if (/^(?:none|no\b|n\/a)/i.test(value)) return null;
  const run = /\bmonths?\s+\d{1,2}\s*(?:-|–|to\b|thr|,|and\b|&)/i.test(value) ? namedMonths(value) : null;
  if (run !== null) return run;
  if (halfMonth.test(value)) return 0.5;
  const length = durationsIn(value).find(({ unit }) => unit === 'month');
  if (length) return length.amount;
  const named = [...value.matchAll(namedMonth)].map(([month]) => monthNames.indexOf(month.toLowerCase()));
  const [first, last] = [named[0], named.at(-1)];
  if (first !== undefined && last !== undefined)
    return /\b(?:through|thru|to|until)\b|\s[-–]\s/.test(value) ? ((last - first + 12) % 12) + 1 : named.length;
  return /\b(?:first|last|one|1st) (?:full )?month\b|\bmonth (?:1|one)\b/i.test(value) ? 1 : null;
};

const when = (value: string): FactValue | null => datesIn(value)[0]?.iso ?? null;

const words = (value: string): FactValue | null => {
  const text = value
    .replace(/\s+/g, ' ')
    .replace(/[\s.;]+$/, '')
    .trim();
  return text.length >= 4 && text.length <= 200 ? text : null;
};

const labelled: readonly Labelled[] = [
  {
    field: 'grace_days',
    label:
      '^(?:rent (?:is )?)?(?:late|overdue|delinquent)(?: rent)? (?:after|if|when|if not paid by|date)\\b.*$|^grace(?: period| days)?$',
    read: grace,
  },
  {
    field: 'pets',
    label:
      '^(?:approved |permitted |allowed |registered |authorized |household )*(?:pets?|animals?)(?: (?:and animals|approved|permitted|allowed|registered|authorized|policy|kept|on premises))*(?:\\(s\\))?$',
    read: animals,
    kind: 'residential',
  },
  {
    field: 'smoking',
    label: '^(?:smoking|smoking and vaping|smoking/vaping|tobacco)(?: policy| allowed| permitted)?$',
    read: permission,
    kind: 'residential',
  },
  {
    field: 'sublet',
    label:
      '^(?:sub-?letting|sub-?leasing|sub-?lease|sub-?let|assignment|assignments?(?: (?:and|or|/) ?sub-?\\w+)?|sub-?\\w+ ?(?:and|or|/) ?assign\\w*|transfers?)(?: (?:allowed|permitted|policy|rights))?$',
    read: permission,
  },
  {
    field: 'guest_limit_days',
    label: '^(?:overnight |maximum )?(?:guests?|visitors?)(?: (?:limit|stay|policy|may stay|stays|nights))*$',
    read: (value) => {
      const night = /\b(\d{1,2})\s+(?:consecutive\s+)?nights?\b/i.exec(value)?.[1];
      const count = night ? Number(night) : days(value);
      return count !== null && count <= 90 ? count : null;
    },
    kind: 'residential',
  },
  {
    field: 'entry_notice_hours',
    label:
      '^(?:{L} )?(?:notice (?:of|before|for|to|prior to) )?(?:{L} )?(?:entry|access|enter|inspections?)(?: by {L})?(?: notice)?$|^notice (?:of|before|for|to) (?:entry|enter|access)$',
    read: hours,
  },
  {
    field: 'notice_to_terminate_days',
    label:
      '^(?:{T} )?notice (?:to|of|for) (?:vacate|terminat\\w+|move[- ]?out|moving out|non-?renewal|end(?:ing)?|leave|leaving|intent to vacate)(?: .*)?$|^(?:termination|vacate|move-?out|non-?renewal|vacating|required) notice$|^notice (?:required|period)$',
    read: days,
  },
  {
    field: 'deposit_return_days',
    label:
      '^(?:security )?deposit (?:return|refund|returned|refunded|accounting|disposition)(?: .*)?$|^(?:return|refund) of (?:the )?(?:security )?deposit$',
    read: days,
  },
  {
    field: 'attorney_fees',
    label: "^(?:attorneys?'?s?'?|lawyers?'?s?'?|legal)(?: and \\w+)? (?:fees?|costs?)$",
    read: lawyers,
  },
  {
    field: 'renters_insurance_required',
    label: "^(?:renter'?s?'?|{T}|personal|liability|required)s? (?:liability )?insurance(?: required)?$",
    read: (value) =>
      /^(?:yes|required|mandatory|must)/i.test(value)
        ? true
        : /^(?:no\b|not|optional|recommended|suggested|encouraged)/i.test(value)
          ? false
          : null,
  },
  {
    field: 'cure_days',
    label:
      '^(?:default|defaults|cure|cure periods?|notice and cure|default (?:and )?cure|events? of default|right to cure)$',
    read: cure,
  },
  { field: 'holdover', label: '^(?:hold(?:ing)?[- ]?over)(?: rent| rate)?$', read: holdover },
  {
    field: 'renewal',
    label:
      '^(?:renewal|extension|renewal options?|options?(?: to (?:renew|extend))?|extension options?|options? (?:terms?|periods?)|renewal (?:terms?|rights?)|automatic renewal)(?:\\(s\\))?$',
    read: renewal,
  },
  {
    field: 'joint_and_several',
    label: '^joint and several(?: liability)?$',
    read: (value) => (/^(?:yes|each|all|tenants?)\b/i.test(value) ? true : null),
  },
  {
    field: 'jury_waiver',
    label: '^(?:waiver of jury trial|jury(?: trial)?(?: waiver)?|jury waived)$',
    read: (value) => (/^(?:yes|waived|both|each)\b/i.test(value) && !/\bnot\b/i.test(value) ? true : null),
  },
  {
    field: 'arbitration',
    label: '^(?:disputes?|dispute resolution|arbitration)$',
    read: (value) =>
      /\b(?:binding )?arbitration\b|^(?:yes|binding)\b/i.test(value) && !/\b(?:no|not)\b/i.test(value) ? true : null,
  },
  {
    field: 'liability_minimum',
    label:
      '^(?:{T} )?(?:commercial |general |public |minimum )*(?:liability|liability insurance|liability limits?|liability coverage|insurance minimum|insurance limits?)$',
    read: (value) => {
      const amount = moneyIn(value)[0];
      return amount && amount.cents >= 1_000_000 ? usd(amount.cents) : null;
    },
  },
  {
    field: 'free_rent_months',
    label:
      '^(?:free (?:rent|months?)|(?:rent )?abatement(?: period| months?)?|abated (?:rent|months?)|rent[- ]free(?: period| months?)?|(?:rent )?concessions?|rent holiday)$',
    read: freeMonths,
  },
  {
    field: 'security_deposit',
    label:
      '^(?:refundable )?(?:security|damage)(?: deposit)?$|^(?:(?:security|guarantee|guaranty|holding|damage) money|held as security|security held)$',
    read: money,
  },
  {
    field: 'last_month_rent',
    label: "^(?:prepaid |advance )?(?:last|final) month'?s?'?(?: rent)?(?: prepaid)?$",
    read: money,
    kind: 'residential',
  },
  {
    field: 'maintenance_tenant',
    label:
      '^(?:{T} )?(?:maintenance|repairs|upkeep|yard care|lawn care|yard|maintenance and repairs?)(?: by {T}| \\({T}\\))?$',
    read: (value, { lease }) => (withRoles(lease, '^(?:by\\s+)?{T}\\b').test(value) ? words(value) : null),
  },
  {
    field: 'permitted_use',
    label:
      '^(?:purpose|uses?|permitted use|use of (?:the )?premises|allowed use|(?:type of |kind of |nature of )?(?:business|trade)|trade or business|what {T} (?:may|can|will) (?:sell|do|make))$',
    read: words,
  },
  {
    field: 'rent_commencement_date',
    label: '^rent (?:starts?|begins?|commences|commencement)(?: date)?$',
    read: when,
    kind: 'commercial',
  },
  {
    field: 'governing_law',
    label: '^(?:governing |applicable )?law$',
    read: (value) =>
      value.length < 40 && /^[A-Z]/.test(value)
        ? value.replace(/^(?:The )?(?:Laws? of )?(?:the )?(?:State of )?/i, '').replace(/[.\s]+$/, '')
        : null,
  },
];
