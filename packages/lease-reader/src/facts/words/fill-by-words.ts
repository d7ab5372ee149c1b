import type { Said } from '#flags/said.ts';
import type { Evidence, Fact, FactValue } from '#report.ts';
import type { LeaseText } from '#structure/lease-text.ts';
import { atDocument } from '../amended-candidates.ts';
import { withBareUse } from '../bare-use.ts';
import type { Candidate } from '../candidate.ts';
import { underConsent } from '../consent.ts';
import { displayOf } from '../display.ts';
import { centsOf, type Facts, numberOf, wordOf } from '../facts.ts';
import { keyOfValue } from '../key-of-value.ts';
import { isLong, outOfPlaceIn } from '../out-of-place.ts';
import { parkingOf } from '../parking.ts';
import { partFinder } from '../part-finder.ts';
import { reconcile } from '../reconcile.ts';
import { withWordedCharges } from '../worded-charges.ts';
import { answerOf, completedBy, isInParts, isSameName, type WordAnswer } from './answers.ts';
import { remainingAddress } from './remaining-address.ts';
import { statementTypes } from './statement-types.ts';
import { valueTypes } from './value-types.ts';
import { type WordReading, wordReadingsOf } from './word-readings.ts';

/**
 * The facts that the rules read, with what the weight of words tells of fields and parts of fields that they and what follows from
 * them (`derived`) leave open, and the amounts that may be charges. What an unsure rule read gives way to a likelier reading, and is
 * kept beside it as a conflict.
 */
export const filledByWords = (
  lease: LeaseText,
  { facts, derived }: { readonly facts: Facts; readonly derived: Facts },
  sentences: readonly Said[],
): { readonly facts: Facts; readonly charges: readonly WordReading[] } => {
  const open = new Set(fieldsOfWords.filter((field) => isOpen(derived[field]) && isPossible(field, derived)));
  const inParts = new Set(fieldsOfWords.filter((field) => isInParts(field) && facts[field]?.value != null));
  const unsure = new Set(fieldsOfWords.filter((field) => isUnsure(field, facts[field])));
  const isOutOfPlace = outOfPlaceIn(lease);
  const known = { rentCents: centsOf(derived, 'rent_monthly'), dueDay: numberOf(derived, 'rent_due_day') ?? 1 };
  const readings = Map.groupBy(
    wordReadingsOf(sentences, known, {
      isWanted: (field) => field === 'other_fees' || open.has(field) || inParts.has(field) || unsure.has(field),
      kind: lease.kind,
    }).filter(({ field, said, start }) => !isOutOfPlace(field, said.document, said.start + start)),
    ({ field }) => field,
  );
  const filled: Record<string, Fact> = { ...facts };
  const surer = isLong(lease) ? surerWhenLong : 0;
  const partOf = partFinder(lease);
  if (open.has('premises_address') && !readings.has('premises_address')) {
    const address = remainingAddress(sentences, derived, readings.get('landlord_notice_address') ?? []);
    if (address !== null) readings.set('premises_address', [address]);
  }
  for (const [field, told] of readings) {
    const fact = facts[field];
    if (fact === undefined) continue;
    if (field === 'other_fees') {
      const sure = told.filter(({ share }) => share >= sureCharge);
      filled[field] = withWordedCharges(lease, { fact, facts: derived }, sure);
      continue;
    }
    const answer = open.has(field)
      ? answerOf(field, thatCanBe(field, derived, told), surer)
      : unsure.has(field)
        ? outweighing(fact, answerOf(field, thatCanBe(field, facts, told), surer), told)
        : null;
    const read =
      answer === null
        ? null
        : reconcile(lease, field, [
            underConsent(lease, atDocument(lease, withBareUse(candidateOf(field, answer, partOf)))),
          ]);
    const made = inParts.has(field) ? completed(lease, field, fact, told) : null;
    if (read?.value != null)
      filled[field] = {
        ...read,
        method: 'weighed',
        reasoning: fact.value !== null ? againstRule : answer !== null && answer.share < likely ? unlikely : reasoning,
        superseded: fact.superseded,
        conflicts:
          fact.value === null || fact.document === null
            ? []
            : [{ ...evidenceOf(fact), value: fact.value, display: fact.display }],
      };
    else if (made !== null) filled[field] = made;
  }
  return { facts: filled, charges: readings.get('other_fees') ?? [] };
};

/** A charge of which words are less sure stands with the money of the lease, and is no fact of it. */
const sureCharge = 0.5;

/** A long lease has more sentences that look like an answer by chance: of the answers that it costs on public leases four of five were wrong. */
const surerWhenLong = 0.1;

const reasoning = 'No usual wording says so; the words around it make it likely.';

const unlikely = 'No usual wording says so; of all words of the lease these come nearest. Check them.';

/** From here on an answer is more likely right than not, whatever the field. */
const likely = 0.5;

const againstRule = 'The usual wording says otherwise elsewhere; the words around this make it likelier.';

const fieldsOfWords: readonly string[] = [
  ...new Set([...valueTypes, ...statementTypes].map(({ field }) => field).filter((field) => field !== 'other_fees')),
];

const isOpen = (fact: Fact | undefined): boolean => fact?.method === 'absent';

/** What rules read of these they gather from several places, of which words see one. */
const gathered: ReadonlySet<string> = new Set([
  ...'landlord tenants occupants manager guarantor utilities_tenant utilities_landlord'.split(' '),
  ...'parking permitted_use cure_days cam early_termination'.split(' '),
]);

/** Chosen on leases that neither rules nor tables were made from: of seven facts that become right or wrong, six become right. */
const isUnsure = (field: string, fact: Fact | undefined): boolean =>
  fact !== undefined &&
  fact.value !== null &&
  fact.confidence <= 0.85 &&
  fact.superseded.length === 0 &&
  !gathered.has(field);

/**
 * An answer from elsewhere that is sure enough to go before what a rule read, where words see little in the latter. Of one place
 * a rule reads more than words do.
 */
const outweighing = (fact: Fact, answer: WordAnswer | null, told: readonly WordReading[]): WordAnswer | null => {
  if (answer === null || fact.value === null || fact.document === null || answer.share < 0.8) return null;
  const { document, start, end } = fact;
  if (isWithin(answer.value, fact.value)) return null;
  const key = keyOfValue(fact.value);
  // The day beside a signature is that of the signer, and not before all of the lease's own.
  const isSigned = answer.readings.some(({ said }) => said.raw.includes('/s/'));
  return isSigned ||
    answer.readings.some(({ said }) => said.document === document && said.start < end && start < said.end) ||
    told.some(({ value, share }) => share >= speaksFor && keyOfValue(value) === key)
    ? null
    : answer;
};

/** Whether all parts that an answer tells are those of the fact, which tells more. */
const isWithin = (answer: FactValue, fact: FactValue): boolean =>
  typeof answer === 'object' &&
  !Array.isArray(answer) &&
  Object.entries(answer).every(
    ([part, value]) => value === null || value === (fact as Readonly<Record<string, unknown>>)[part],
  );

/** What is less likely than this speaks neither for a reading nor against another. */
const speaksFor = 0.2;

const evidenceOf = ({ document, quote, page, boxes, start, end }: Fact & Evidence): Evidence => ({
  document,
  quote,
  page,
  boxes,
  start,
  end,
});

/** A tenancy from month to month has no end and no length. */
const isPossible = (field: string, facts: Facts): boolean =>
  !(field === 'end_date' || field === 'term_months') || wordOf(facts, 'tenancy_type') !== 'month_to_month';

/** Readings that do not gainsay the facts: what the other side pays this one does not, the home is not where the landlord gets mail, who is one party is not another, and the day of signing neither starts nor ends a term. */
const thatCanBe = (field: string, facts: Facts, told: readonly WordReading[]): readonly WordReading[] => {
  const other = counterparts[field];
  const taken = other === undefined ? null : facts[other]?.value;
  if (Array.isArray(taken)) return told.filter(({ value }) => !taken.includes(value));
  if (typeof taken === 'string') return told.filter(({ value }) => value !== taken);
  if (parties.includes(field)) {
    const others = parties.filter((each) => each !== field).flatMap((each) => namesOf(facts[each]?.value));
    return told.filter(({ value }) => !others.some((name) => isSameName(name, String(value))));
  }
  if (field !== 'start_date' && field !== 'end_date') return told;
  const [signed, start, end] = ['lease_date', 'start_date', 'end_date'].map((each) => wordOf(facts, each));
  return told.filter(
    ({ value }) =>
      value !== signed && (field === 'start_date' ? !end || String(value) < end : !start || String(value) > start),
  );
};

const counterparts: Readonly<Record<string, string>> = {
  utilities_tenant: 'utilities_landlord',
  utilities_landlord: 'utilities_tenant',
  premises_address: 'landlord_notice_address',
  landlord_notice_address: 'premises_address',
};

const parties: readonly string[] = ['landlord', 'tenants', 'occupants', 'manager', 'guarantor'];

const namesOf = (value: FactValue | null | undefined): string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? value.map(String) : [];

const candidateOf = (
  field: string,
  { value, share, readings }: WordAnswer,
  partOf: (said: Said) => number,
): Candidate => {
  const [lead, ...others] = readings as readonly [WordReading, ...WordReading[]];
  const { said } = lead;
  // What stands in one clause and close by is quoted in one piece.
  const near = [lead, ...others].filter(
    (each) =>
      each.said.clause === said.clause &&
      each.said.document === said.document &&
      Math.abs(each.said.start - said.start) < longestQuote,
  );
  const spans = near.map(quoteOf);
  return {
    field,
    value: field === 'parking' && typeof value === 'string' ? (parkingOf(value, value) ?? value) : value,
    document: said.document,
    part: partOf(said),
    start: Math.min(...spans.map(({ start }) => start)),
    end: Math.max(...spans.map(({ end }) => end)),
    score: scoreOf(share),
    method: 'stated',
    reasoning: null,
  };
};

const longestQuote = 400;

/** Words alone are never as sure as a rule that was written for them. */
const scoreOf = (share: number): number => Math.round(100 * (0.3 + 0.29 * share)) / 100;

/** The sentence, or of a long one what stands around the value. */
const quoteOf = ({ said, start, end }: WordReading): { readonly start: number; readonly end: number } =>
  said.raw.length <= 260
    ? { start: said.start, end: said.end }
    : { start: said.start + Math.max(0, start - 100), end: said.start + Math.min(said.raw.length, end + 100) };

/** A fact of parts with those that its own clause gives beside it. */
const completed = (lease: LeaseText, field: string, fact: Fact, told: readonly WordReading[]): Fact | null => {
  const { document, start, value } = fact;
  if (document === null) return null;
  const home = lease.sentences.find((each) => each.document === document && each.start <= start && start < each.end);
  if (home === undefined) return null;
  const answer = completedBy(
    field,
    value,
    ({ said }) => said.document === document && said.clause === home.clause,
    told,
  );
  if (answer === null) return null;
  const places = answer.readings.filter(({ said }) => said.start > fact.end || said.end < start);
  return {
    ...fact,
    value: answer.value,
    display: displayOf(field, answer.value),
    more: [
      ...fact.more,
      ...places.map((reading) => lease.evidence(document, quoteOf(reading).start, quoteOf(reading).end)),
    ],
  };
};
