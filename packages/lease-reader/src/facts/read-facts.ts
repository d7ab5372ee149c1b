import fields from '#reference/field-columns.json' with { type: 'json' };
import { readingOf } from '../flags/reading.ts';
import type { Fact, FactValue } from '../report.ts';
import { beforeChanges, type LeaseText } from '../structure/lease-text.ts';
import { atDocument, joinedWithFormer } from './amended-candidates.ts';
import { withBareUse } from './bare-use.ts';
import type { Candidate } from './candidate.ts';
import { underConsent } from './consent.ts';
import { deriveFacts } from './derive-facts.ts';
import type { Facts } from './facts.ts';
import { type LabelValue, labelValuesOf } from './label-values.ts';
import { outOfPlaceIn } from './out-of-place.ts';
import { readAddressParts } from './read-address-parts.ts';
import { readAddresses } from './read-addresses.ts';
import { readAmended } from './read-amended.ts';
import { readAmendedTotals } from './read-amended-totals.ts';
import { readCam } from './read-cam.ts';
import { readCharges } from './read-charges.ts';
import { readCommercial } from './read-commercial.ts';
import { readDeposit } from './read-deposit.ts';
import { readEnforcement } from './read-enforcement.ts';
import { readEveryday } from './read-everyday.ts';
import { readLabelled } from './read-labelled.ts';
import { readLateFee } from './read-late-fee.ts';
import { readLiving } from './read-living.ts';
import { readMailParties } from './read-mail-parties.ts';
import { readNoticeBlocks } from './read-notice-blocks.ts';
import { readParties } from './read-parties.ts';
import { readPremises } from './read-premises.ts';
import { readRenewal } from './read-renewal.ts';
import { readRent } from './read-rent.ts';
import { readRentParts } from './read-rent-parts.ts';
import { withSigners } from './read-signers.ts';
import { readTerm } from './read-term.ts';
import { readUse } from './read-use.ts';
import { readUtilities } from './read-utilities.ts';
import { absent, reconcile } from './reconcile.ts';
import { chargesOf, type StatedCharge } from './worded-charges.ts';
import { filledByWords } from './words/fill-by-words.ts';

/** Every field of the lease's kind, in the order of lease-fields.json, and the charges beside the rent, of which the field `other_fees` has the sure ones. */
export const readFacts = (
  lease: LeaseText,
  labels: readonly LabelValue[] = labelValuesOf(lease),
): { readonly facts: Facts; readonly charges: readonly StatedCharge[] } => {
  const candidates = new Map<string, Candidate[]>();
  const isExample = exampleFinder(lease);
  const isOutOfPlace = outOfPlaceIn(lease);
  const isStray = (found: Candidate): boolean =>
    isExample(found) || (found.value !== false && isOutOfPlace(found.field, found.document, found.start));
  for (const found of candidatesOf(lease, labels)) {
    if (isStray(found)) continue;
    const candidate = underConsent(lease, withBareUse(found));
    const others = candidates.get(candidate.field);
    if (others) others.push(candidate);
    else candidates.set(candidate.field, [candidate]);
  }
  const dueDay = best(candidates.get('rent_due_day'))?.value;
  const known = (field: string): boolean => (best(candidates.get(field))?.score ?? 0) >= 0.5;
  const named = Object.fromEntries(
    ['landlord', 'tenants'].map((field) => [field, reconcile(lease, field, candidates.get(field) ?? [])]),
  );
  const { sentences } = readingOf(lease, named);
  const day = typeof dueDay === 'number' ? dueDay : null;
  for (const candidate of [...readEveryday(lease, day, known, sentences), ...readCam(lease, sentences)]) {
    if (isStray(candidate)) continue;
    const found = underConsent(lease, atDocument(lease, withBareUse(candidate)));
    candidates.set(found.field, [...(candidates.get(found.field) ?? []), found]);
  }
  const facts: Record<string, Fact> = {};
  for (const { id, scope } of fields.fields) {
    const found = candidates.get(id);
    if (id === 'occupants') withoutTenants(found, facts['tenants']?.value);
    if (found && found.length > 0 && (scope === 'both' || scope === lease.kind))
      facts[id] = reconcile(lease, id, found);
    else if (scope === 'both' || scope === lease.kind) facts[id] = absent();
  }
  const derived = deriveFacts(lease, facts);
  const filled = filledByWords(lease, { facts, derived }, sentences);
  const all = deriveFacts(lease, withSigners(lease, filled.facts));
  const fees = all['other_fees'];
  return {
    facts: all,
    charges: fees ? chargesOf(lease, { fact: fees, facts: all }, filled.charges) : [],
  };
};

/** What the readers find; where later documents changed words, in the sentences as they read now and as they read before. */
const candidatesOf = (lease: LeaseText, labels: readonly LabelValue[]): Candidate[] => {
  const now = readAll(lease, labels);
  if (lease.amended.length === 0) return now;
  const former = beforeChanges(lease);
  const formerLabels = labelValuesOf(former);
  return joinedWithFormer(lease, now, readAll(former, formerLabels));
};

/** "Ann Roe and husband, Tom Roe" may read like people who live along; who signs is a tenant. */
const withoutTenants = (found: Candidate[] | undefined, tenants: FactValue | null | undefined): void => {
  if (!found || !Array.isArray(tenants)) return;
  const signing = new Set(tenants.map((name) => String(name).toLowerCase()));
  for (const [at, { value }] of [...found.entries()].reverse())
    if (Array.isArray(value) && value.length > 0 && value.every((name) => signing.has(String(name).toLowerCase())))
      found.splice(at, 1);
};

const best = (candidates: readonly Candidate[] = []): Candidate | undefined =>
  candidates.reduce<Candidate | undefined>(
    (most, candidate) => (most === undefined || candidate.score > most.score ? candidate : most),
    undefined,
  );

/** "For example, if Base Rent is $2,000 ..." states nothing of this lease. */
const exampleFinder = (lease: LeaseText): ((candidate: Candidate) => boolean) => {
  const examples = lease.sentences.filter(({ text }) =>
    /^\W*(?:for|by\s+way\s+of)\s+(?:example|illustration|instance)\b/i.test(text),
  );
  return ({ document, start }) =>
    examples.some((each) => each.document === document && each.start <= start && start < each.end);
};

/** Each reader knows what those before it found: days without a late fee count from the day on which rent is due. */
const readAll = (lease: LeaseText, labels: readonly LabelValue[]): Candidate[] => {
  const found: Candidate[] = [];
  for (const read of readers) found.push(...read(lease, labels, found));
  return found;
};

type Reader = (lease: LeaseText, labels: readonly LabelValue[], known: readonly Candidate[]) => Candidate[];

const readers: readonly Reader[] = [
  readParties,
  readMailParties,
  readAddresses,
  readAddressParts,
  readNoticeBlocks,
  readPremises,
  readUse,
  readTerm,
  readRenewal,
  readRent,
  readRentParts,
  readLateFee,
  readCharges,
  readDeposit,
  readLiving,
  readUtilities,
  readEnforcement,
  readCommercial,
  readLabelled,
  readAmended,
  readAmendedTotals,
];
