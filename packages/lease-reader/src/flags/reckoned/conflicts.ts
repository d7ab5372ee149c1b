import type { Facts } from '#facts/facts.ts';
import type { FactValue } from '#report.ts';
import { plainTwins } from '#structure/flat-text.ts';
import type { LeaseText } from '#structure/lease-text.ts';
import { numberOfWords } from '#wording/numbers.ts';
import type { Found } from '../detect.ts';
import type { Reading, Said } from '../said.ts';

/** Numbers that contradict each other: words against figures in one place, and facts of which the lease gives two readings. */
export const conflicts = (lease: LeaseText, reading: Reading, facts: Facts): Found[] => {
  const found: Found[] = [];
  for (const said of reading.sentences) {
    const clash = wordsAgainstFigures(said.raw);
    if (clash === null || !isWritten(lease, said)) continue;
    found.push({
      id: 'RF63_internal_conflict',
      document: said.document,
      ...around(said, clash),
      confidence: 0.95,
      why: `The words say ${clash.words}, the figures say ${clash.figures}.`,
      clause: said.clause,
      more: [],
    });
  }
  for (const [field, fact] of Object.entries(facts)) {
    if (!(reading.kind === 'commercial' ? plainFigures : single).has(field)) continue;
    if (field === 'rent_monthly' && steps(facts) > 1) continue;
    // A reading that words outweighed is doubtful in itself, and contradicts nothing.
    if (fact.document === null || fact.method === 'weighed') continue;
    for (const other of fact.conflicts) {
      if (found.some((each) => each.document === other.document && each.start < other.end && other.start < each.end))
        continue;
      const said = reading.sentences.find(
        (each) => each.document === other.document && each.start <= other.start && other.start < each.end,
      );
      // A date beside an amount is a step of the rent, not of the term.
      if (/_date$/.test(field) && said?.raw.includes('$') === true) continue;
      // Each letter of a thread has its own day.
      if (field === 'lease_date' && /^\W*(?:date|sent)\b|\bdated?\s*:/i.test(said?.raw ?? '')) continue;
      // A day on which a fee falls due is no other day for the rent, and what a public body reckons with is no other rent.
      const ownWords = reading.sentences.find(
        (each) => each.document === fact.document && each.start <= (fact.start ?? 0) && (fact.start ?? 0) < each.end,
      );
      const ofElse = ofAnother[field];
      if (ofElse?.test(`${said?.text} ${ownWords?.text}`)) continue;
      // How long a lease goes on, and by which day to prevent it, are no second term of it.
      if (/_date$|^term/.test(field) && renews.test(said?.text ?? '')) continue;
      if (field === 'rent_monthly' && ofLater.test(said?.text ?? '')) continue;
      if (isAnotherSum(fact.value, other.value) || isOwnOfAnother(facts, field, other)) continue;
      const place = said !== undefined && said.end - said.start <= 300 ? said : other;
      const own = { document: fact.document, start: fact.start, end: fact.end };
      if (
        own.document === place.document &&
        own.start < place.end &&
        place.start < own.end &&
        found.some((each) => each.document === own.document && each.start < own.end && own.start < each.end)
      )
        continue;
      found.push({
        id: 'RF63_internal_conflict',
        document: place.document,
        start: place.start,
        end: place.end,
        confidence: 0.75,
        why: `${nameOf(field)}: one place says ${fact.display}, another ${other.display}.`,
        clause: said?.clause ?? -1,
        more: [own],
      });
    }
  }
  return found;
};

/** An amendment that changes the figures of a sum and leaves its words makes one sentence of two; nobody has written it. */
const isWritten = ({ documents }: LeaseText, { document, start, end }: Said): boolean =>
  wordsAgainstFigures(plainTwins(documents[document]?.document.text.slice(start, end) ?? '')) !== null;

/** Beside the rent a sum of a few dollars is for a place to park, not another rent. */
const isAnotherSum = (one: FactValue | null, other: FactValue | null): boolean => {
  const [a, b] = [centsIn(one), centsIn(other)];
  return a !== null && b !== null && Math.min(a, b) * leastShare < Math.max(a, b);
};

const leastShare = 5;

/** What one place says of two facts belongs to the one that has it for its own. */
const isOwnOfAnother = (facts: Facts, field: string, other: Place): boolean => {
  const cents = centsIn(other.value);
  return (
    cents !== null &&
    Object.entries(facts).some(
      ([name, { value, document, start, end, more }]) =>
        name !== field &&
        centsIn(value) === cents &&
        [{ document, start, end }, ...more].some(
          (place) =>
            place.document === other.document && (place.start ?? 0) < other.end && other.start < (place.end ?? 0),
        ),
    )
  );
};

type Place = {
  readonly value: FactValue | null;
  readonly document: number;
  readonly start: number;
  readonly end: number;
};

/** A rent with a time of its own follows another and contradicts none. */
const ofLater =
  /\b(?:through|until|commencing|effective|further|renew\w*|exten(?:d|sion)\w*|option\w*|(?:lease )?year [2-9])\b/;

/** Words that make a second figure one of something else, by fact. */
const ofAnother: Readonly<Record<string, RegExp>> = {
  rent_due_day: /\b(?:fees?|late|charges?)\b/,
  rent_monthly: /\b(?:contract|market|master|prime) (?:rents?|lease)\b|\bsubsid\w+|\bassistance payments?\b/,
};

/** In the common vocabulary, as what a lease says of going on. */
const renews =
  /\b(?:renew\w*|another|(?:a|1) (?:further|fresh|new|2nd|second)|successive|starts? over|goes on|signs? TT up)\b[^.;]{0,40}\b(?:months?|years?|terms?|for|period)\b/;

const centsIn = (value: FactValue | null): number | null =>
  typeof value === 'object' && value !== null && 'cents' in value && typeof value.cents === 'number'
    ? value.cents
    : null;

const plainFigures: ReadonlySet<string> = new Set(['rent_monthly', 'security_deposit']);

/** Facts of which a lease can have only one. */
const single: ReadonlySet<string> = new Set([
  ...plainFigures,
  'start_date',
  'end_date',
  'lease_date',
  'term_months',
  'rent_due_day',
  'grace_days',
  'late_fee',
  'deposit_return_days',
  'pet_deposit',
  'pet_fee',
  'pet_rent',
  'returned_check_fee',
]);

const steps = (facts: Facts): number => {
  const schedule = facts.rent_schedule?.value;
  return Array.isArray(schedule) ? schedule.length : 0;
};

const nameOf = (field: string) => {
  const words = field.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const around = (
  said: { readonly start: number; readonly end: number },
  clash: { readonly start: number; readonly end: number },
) =>
  said.end - said.start <= 240
    ? { start: said.start, end: said.end }
    : { start: said.start + clash.start, end: said.start + clash.end };

const unit =
  '(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million)';
const pair = new RegExp(
  `\\b(${unit}(?:(?:\\s+|-|\\s+and\\s+)${unit}){0,9})(?:\\s+(?:and\\s+(?:no|\\d+)\\/100\\s+)?dollars?(?:\\s+and\\s+(?:no|zero|${unit})(?:[\\s-]${unit})?\\s+cents)?)?\\s*\\(\\s*(\\$?)\\s*(\\d[\\d,]*(?:\\.\\d+)?)\\s*(?:%|dollars|days?|months?|hours?|years?)?\\s*\\)`,
  'gi',
);

/** "Sixty (30) days": a number in words with another one in brackets behind it. */
export const wordsAgainstFigures = (
  raw: string,
): { readonly words: string; readonly figures: string; readonly start: number; readonly end: number } | null => {
  if (!/\(\s*\$?\s*\d/.test(raw)) return null;
  for (const match of raw.matchAll(pair)) {
    const words = numberOfWords(
      (match[1] ?? '')
        .toLowerCase()
        .split(/[\s-]+/)
        .filter((word) => word !== 'and'),
    );
    const figures = Number((match[3] ?? '').replaceAll(',', ''));
    if (words === null || !Number.isFinite(figures)) continue;
    // "One thousand … and 50/100 ($1,000.50)" agrees; a list number "(1)" after a word does not count as a figure of it.
    if (Math.trunc(figures) === words || (match[2] === '' && figures < 10 && words >= 100)) continue;
    return { words: match[1] ?? '', figures: match[3] ?? '', start: match.index, end: match.index + match[0].length };
  }
  return null;
};
