import type { Evidence, Fact } from '../report.ts';
import type { LeaseText } from '../structure/lease-text.ts';
import { holds } from '../structure/removed-clauses.ts';
import type { Candidate } from './candidate.ts';
import { displayOf } from './display.ts';
import { inForceFrom } from './in-force.ts';
import { keyOfValue } from './key-of-value.ts';

/** A fact keeps up to so many former terms. */
export const supersededMax = 8;

/** Weighs the readings of one field: agreeing ones strengthen each other, other values become conflicts, amended ones are superseded. */
export const reconcile = (lease: LeaseText, field: string, candidates: readonly Candidate[]): Fact => {
  const usable = standingReadings(lease, field, candidates).filter(({ score }) => score > 0);
  const standing = usable.map((candidate) => ({ candidate, rank: rankOf(lease, candidate) }));
  const newest = Math.max(0, ...standing.filter(({ candidate }) => candidate.score >= 0.5).map(({ rank }) => rank));
  const current = groupsOf(standing.filter(({ rank }) => rank === newest).map(({ candidate }) => candidate));
  const replaced = standing
    .filter(({ rank, candidate }) => rank < newest && candidate.score >= 0.5)
    .map(({ candidate }) => candidate);
  // What the lease itself says shows the former term better than the amendment that mentions it.
  const stated = new Set(replaced.filter(({ isFormer }) => !isFormer).map(({ value }) => keyOfValue(value)));
  const earlier = groupsOf(replaced.filter(({ isFormer, value }) => !isFormer || !stated.has(keyOfValue(value))));
  const best = fullest(current);
  const superseded = earlier
    .filter((group) => group.key !== best?.key && !isNamedInPart(lease, group, earlier))
    // What held last comes first.
    .sort((one, other) => rankOf(lease, other.lead) - rankOf(lease, one.lead))
    .slice(0, supersededMax)
    .map((group) => ({
      value: group.lead.value,
      display: displayOf(field, group.lead.value),
      ...force(lease, group.lead),
      ...evidenceOf(lease, group.lead),
    }));
  if (!best) return { ...absent(), superseded };

  const lead = best.lead;
  const evidence = evidenceOf(lease, lead);
  const rivals = current
    .filter((group) => group !== best)
    .filter((group) => group.weight >= best.weight * 0.62 && group.lead.score >= 0.7);
  const others = contradictable.has(field) ? rivals : [];
  const share = best.weight / (best.weight + rivals.reduce((sum, group) => sum + group.weight, 0));
  return {
    value: lead.value,
    display: displayOf(field, lead.value),
    method: lead.method,
    confidence: round(Math.min(0.99, Math.min(1, best.weight) * (0.5 + share / 2))),
    reasoning: lead.reasoning,
    conflicts: others.slice(0, 5).map((group) => ({
      value: group.lead.value,
      display: displayOf(field, group.lead.value),
      ...evidenceOf(lease, group.lead),
    })),
    superseded,
    more:
      lead.places?.map(({ document, start, end }) => lease.evidence(document, start, end)) ??
      [...best.members, ...standing.flatMap(({ candidate, rank }) => (rank >= 0 && rank < newest ? [candidate] : []))]
        .filter(
          (member) =>
            keyOfValue(member.value) === best.key &&
            (member.start >= lead.end || member.end <= lead.start || member.document !== lead.document),
        )
        .slice(0, 4)
        .map((member) => evidenceOf(lease, member)),
    ...force(lease, lead),
    ...evidence,
  };
};

const force = (lease: LeaseText, candidate: Candidate): { readonly inForceFrom?: string } => {
  const day = candidate.isFormer === true ? null : inForceFrom(lease, candidate);
  return day === null ? {} : { inForceFrom: day };
};

/** What a later document says of these in passing does not change them: the day of an amendment is not that of the lease. */
const unamended: ReadonlySet<string> = new Set(['lease_date', 'property_type']);

const standingReadings = (lease: LeaseText, field: string, candidates: readonly Candidate[]): readonly Candidate[] => {
  if (!unamended.has(field)) return candidates;
  const ofLease = candidates.filter(({ part, score }) => score > 0 && (lease.parts[part]?.place ?? 0) === 0);
  return ofLease.length > 0 ? ofLease : candidates;
};

/** Facts of which a lease can have one only: another figure contradicts it, where it would merely add to the others. */
const contradictable: ReadonlySet<string> = new Set([
  'rent_monthly',
  'security_deposit',
  'start_date',
  'end_date',
  'lease_date',
  'term_months',
  'grace_days',
  'returned_check_fee',
  'notice_to_terminate_days',
  'pet_deposit',
  'pet_rent',
  'rentable_sf',
  'rent_due_day',
]);

export const absent = (): Fact => ({
  value: null,
  display: 'Not stated',
  method: 'absent',
  confidence: 0,
  reasoning: null,
  conflicts: [],
  superseded: [],
  more: [],
  document: null,
  quote: null,
  page: null,
  boxes: [],
  start: null,
  end: null,
});

/** The weightiest group, or one of whose names it gives a part only: a signature line names one of two tenants. */
const fullest = (groups: readonly Group[]): Group | undefined => {
  const [best] = groups;
  const names = best && namesOf(best);
  if (!best || !names) return best;
  return (
    groups.find((group) => {
      const others = namesOf(group);
      return (
        others !== null &&
        others.length > names.length &&
        group.lead.score >= 0.8 &&
        names.every((name) => others.includes(name))
      );
    }) ?? best
  );
};

const namesOf = ({ lead }: Group): string[] | null =>
  Array.isArray(lead.value) && lead.value.every((each) => typeof each === 'string')
    ? lead.value.map((each) =>
        String(each)
          .toLowerCase()
          .replace(/[^\p{L}\p{N}]+/gu, ' '),
      )
    : null;

/** One signature of two is no other term of the same paper. */
const isNamedInPart = (lease: LeaseText, group: Group, groups: readonly Group[]): boolean => {
  const names = namesOf(group);
  return groups.some((other) => {
    const all = namesOf(other);
    return (
      names !== null &&
      all !== null &&
      all.length > names.length &&
      rankOf(lease, other.lead) === rankOf(lease, group.lead) &&
      names.every((name) => all.includes(name))
    );
  });
};

type Group = {
  readonly key: string;
  readonly lead: Candidate;
  readonly members: readonly Candidate[];
  readonly weight: number;
};

const groupsOf = (candidates: readonly Candidate[]): Group[] => {
  const groups = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    const key = keyOfValue(candidate.value);
    const members = groups.get(key);
    if (members) members.push(candidate);
    else groups.set(key, [candidate]);
  }
  return [...groups.entries()]
    .map(([key, members]) => {
      const lead = members.reduce((best, member) => (member.score > best.score ? member : best));
      // Independent places that agree add up; the same words read twice do not.
      const places = new Set(members.map(({ document, start }) => `${document}:${start}`)).size;
      return { key, lead, members, weight: lead.score + Math.min(0.24, 0.08 * (places - 1)) };
    })
    .sort((a, b) => b.weight - a.weight || a.lead.document - b.lead.document || a.lead.start - b.lead.start);
};

/** Below 0 for what was taken out of the lease, 0 for the lease and what belongs to it, then the amendments in the order of their effect. */
const rankOf = (lease: LeaseText, candidate: Candidate): number => {
  if (candidate.isGone === true || lease.removed.some((clause) => holds(clause, candidate))) return -1;
  const part = lease.parts[candidate.part];
  const place = part?.place ?? 0;
  return place > 0 && candidate.isFormer === true ? place - 0.5 : place;
};

const evidenceOf = (lease: LeaseText, candidate: Candidate): Evidence =>
  lease.evidence(candidate.document, candidate.start, candidate.end);

const round = (value: number): number => Math.round(value * 100) / 100;
