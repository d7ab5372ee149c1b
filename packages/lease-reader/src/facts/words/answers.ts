import type { FactValue } from '#report.ts';
import { keyOfValue } from '../key-of-value.ts';
import type { WordReading } from './word-readings.ts';

/** Readings that together answer a field; the likeliest leads. */
export type WordAnswer = {
  readonly value: FactValue;
  readonly share: number;
  readonly readings: readonly WordReading[];
};

/** The answer that these readings of one field make, or null when they are not sure enough; `surer` is by how much surer they have to be than usual. */
export const answerOf = (field: string, readings: readonly WordReading[], surer = 0): WordAnswer | null => {
  const sure = readings
    .filter(({ share }) => share >= (leastOf[field] ?? leastShare) + surer)
    .sort((one, other) => other.share - one.share);
  const [best] = sure;
  if (best === undefined) return null;
  if (lists.has(field)) return listOf(best, sure);
  const shape = shapes[field];
  if (shape === undefined) return { value: best.value, share: best.share, readings: [best] };
  const parts = partsOf(field, best, sure);
  if (parts === null) return null;
  return {
    value: { ...shape, ...Object.fromEntries(parts.map(({ part, value }) => [part ?? '', value])) },
    share: best.share,
    readings: parts,
  };
};

/** Parts of `value` that are open and that readings of the same clause give; null where they give none. */
export const completedBy = (
  field: string,
  value: FactValue | null,
  clause: (reading: WordReading) => boolean,
  readings: readonly WordReading[],
): WordAnswer | null => {
  const shape = shapes[field];
  if (shape === undefined || typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const given = value as Readonly<Record<string, FactValue | null>>;
  const open = readings.filter(
    (reading) =>
      reading.share >= (leastOfPartIn[field] ?? leastOfPart) &&
      (given[reading.part ?? ''] ?? null) === null &&
      (shape[reading.part ?? ''] ?? null) === null &&
      !isMost(given, reading.value) &&
      clause(reading),
  );
  const parts = bestOfEachPart(open);
  const [best] = parts;
  return best === undefined
    ? null
    : {
        value: { ...given, ...Object.fromEntries(parts.map((each) => [each.part ?? '', each.value])) },
        share: best.share,
        readings: parts,
      };
};

/** The most that a late fee may come to is not its flat sum as well. */
const isMost = ({ cap }: Readonly<Record<string, FactValue | null>>, value: FactValue): boolean =>
  cap != null && keyOfValue(cap) === keyOfValue(value);

/** Chosen on leases that the tables were not made from, so that three of four answers that it adds are right. */
const leastShare = 0.55;

/**
 * What nearly every lease of its kind states somewhere is more likely the likeliest place than none at all; of names and services a lease
 * has many, and what a sentence alone answers has no value that would bear it out. Chosen like `leastShare`, on leases of development.
 */
const leastOf: Readonly<Record<string, number>> = {
  sublet: 0.1,
  permitted_use: 0.1,
  renters_insurance_required: 0.1,
  entry_notice_hours: 0.1,
  lease_date: 0.1,
  rent_monthly: 0.1,
  pets: 0.1,
  tenancy_type: 0.1,
  property_type: 0.2,
  jury_waiver: 0.2,
  joint_and_several: 0.2,
  start_date: 0.2,
  structure: 0.2,
  security_deposit: 0.2,
  deposit_return_days: 0.2,
  premises_address: 0.2,
  landlord_notice_address: 0.2,
  grace_days: 0.3,
  rent_commencement_date: 0.3,
  manager: 0.4,
  unit: 0.4,
  notice_to_terminate_days: 0.4,
  attorney_fees: 0.4,
  landlord: 0.5,
  tenants: 0.5,
  occupants: 0.5,
  guarantor: 0.5,
  maintenance_tenant: 0.5,
  utilities_tenant: 0.6,
  parking: 0.75,
  early_termination: 0.7,
  governing_law: 0.8,
};
const leastOfPart = 0.6;

/** Of these the clause that tells one part nearly always tells the other as well. */
const leastOfPartIn: Readonly<Record<string, number>> = { cure_days: 0.25, late_fee: 0.25 };
const leastElsewhere = 0.75;

/** Whether a field is answered part by part. */
export const isInParts = (field: string): boolean => shapes[field] !== undefined;

const lists: ReadonlySet<string> = new Set([
  'utilities_tenant',
  'utilities_landlord',
  'landlord',
  'tenants',
  'occupants',
]);

const empty = (parts: string): Readonly<Record<string, null>> =>
  Object.fromEntries(parts.split(' ').map((part) => [part, null]));

/** The parts of fields that have some, as the readers of usual wording give them. */
const shapes: Readonly<Record<string, Readonly<Record<string, FactValue | null>>>> = {
  late_fee: empty('flat percent per_day cap'),
  holdover: empty('rent_percent per_day becomes'),
  renewal: empty('type count term_months notice_days rent_basis then'),
  early_termination: { ...empty('notice_days fee'), allowed: true },
  cure_days: empty('monetary other'),
  escalation: { ...empty('value floor cap'), type: 'percent' },
  percentage_rent: empty('percent breakpoint'),
  cam: empty('cap_percent cumulative admin_fee_percent audit_right audit_window_days'),
};

/** Without this part the others say nothing. */
const leading: Readonly<Record<string, string>> = {
  renewal: 'type',
  early_termination: 'allowed',
  percentage_rent: 'percent',
};

const partsOf = (field: string, best: WordReading, sure: readonly WordReading[]): readonly WordReading[] | null => {
  const first = leading[field];
  const lead = first === undefined ? best : sure.find(({ part }) => part === first);
  if (lead === undefined) return null;
  return bestOfEachPart(
    sure.filter(({ said }) => said.clause === lead.said.clause && said.document === lead.said.document),
  );
};

const bestOfEachPart = (readings: readonly WordReading[]): readonly WordReading[] => {
  const best = new Map<string | null, WordReading>();
  for (const reading of readings) {
    const other = best.get(reading.part);
    if (other === undefined || other.share < reading.share) best.set(reading.part, reading);
  }
  return [...best.values()];
};

/** Everything that the likeliest clause names, and what others surely name, in the order of the lease. */
const listOf = (best: WordReading, sure: readonly WordReading[]): WordAnswer => {
  const named = sure
    .filter(({ said, share }) => said.clause === best.said.clause || share >= leastElsewhere)
    .sort((one, other) => one.said.index - other.said.index || one.start - other.start);
  return { value: distinct(named.map(({ value }) => String(value))), share: best.share, readings: named };
};

/** Each once, however it is spelled at another place: "OAK ROW LLC", "A. Roe" beside "Ana Roe". */
const distinct = (values: readonly string[]): string[] => {
  const kept: string[] = [];
  for (const value of values) if (!kept.some((other) => isSameName(other, value))) kept.push(value);
  return kept;
};

/** Whether two names may be of one: the same letters, or the same last word with a first letter that fits. */
export const isSameName = (one: string, other: string): boolean => {
  const [own, others] = [wordsOf(one), wordsOf(other)];
  return (
    own.join('') === others.join('') ||
    (own.length > 1 && others.length > 1 && own.at(-1) === others.at(-1) && own[0]?.[0] === others[0]?.[0])
  );
};

const wordsOf = (name: string): string[] => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
