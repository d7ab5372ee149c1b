import type { FactValue } from '../report.ts';
import { placeOfFact, type StoredFact } from '../stored-report.ts';
import type { Effect, FactPair, FlagPair } from './comparison.ts';
import { termWords } from './term-words.ts';

type Side = Effect['for'];

/**
 * What is better or worse in `b`, for each side: flags lost and gained, and terms of which the direction is plain. What only a model
 * found on a side is no change of the lease: it may have answered otherwise about the same words.
 */
export const effectsOf = (facts: readonly FactPair[], flags: readonly FlagPair[]): Effect[] => [
  ...facts.flatMap(factEffects),
  ...flags.flatMap(flagEffects),
];

const flagEffects = ({ standing, a, b }: FlagPair): Effect[] => {
  const flag = b ?? a;
  if (!flag || standing === 'same' || [a, b].some((each) => each?.foundBy === 'model')) return [];
  const [before, after] = [a ? severities.indexOf(a.severity) : -1, b ? severities.indexOf(b.severity) : -1];
  if (before === after) return [];
  const sides: readonly Side[] = flag.hurts === 'both' ? ['tenant', 'landlord'] : [flag.hurts];
  return sides.map((side) => ({
    key: `flag ${(a ?? b)?.key} ${side}`,
    kind: 'flag',
    id: flag.id,
    for: side,
    direction: after > before ? 'worse' : 'better',
    a: a?.title ?? null,
    b: b?.title ?? null,
    evidenceA: a,
    evidenceB: b,
  }));
};

const severities = ['low', 'medium', 'high', 'critical'];

const factEffects = ({ field, standing, a, b }: FactPair): Effect[] => {
  if (standing === 'same' || [a, b].some((each) => each?.method === 'model')) return [];
  const leaning = a && b ? leaningOf(field, a, b) : saysWithout(field, a, b);
  if (leaning === 0) return [];
  // Going on binds a landlord as well, for better or worse.
  const sides: readonly Side[] = field === 'renewal' ? ['tenant'] : ['tenant', 'landlord'];
  return sides.map((side) => ({
    key: `fact ${field} ${side}`,
    kind: 'fact',
    id: field,
    for: side,
    // What one side gains in these terms the other gives.
    direction: leaning > 0 === (side === 'tenant') ? 'better' : 'worse',
    a: a ? termWords(a) : notStated,
    b: b ? termWords(b) : notStated,
    evidenceA: a && placeOfFact(a),
    evidenceB: b && placeOfFact(b),
  }));
};

const notStated = 'not stated';

/** As `leaningOf` for a term that one of the two does not state, where silence has a plain meaning. */
const saysWithout = (field: string, a: StoredFact | null, b: StoredFact | null): number => {
  const sign = switches[field]?.(a?.value ?? b?.value ?? null) ?? 0;
  return b ? sign : -sign;
};

/** What a lease that says so gives the tenant, above 0, or takes, below, that a silent one does not; 0 where it is as good as silent. */
const switches: Readonly<Record<string, (value: FactValue | null) => number>> = {
  renewal: (value) => (partOf(value, 'type') === 'auto' ? -1 : 0),
  early_termination: (value) => (partOf(value, 'allowed') === true ? 1 : 0),
};

/** Above 0 when `b` is better for the tenant, below when it is worse, 0 when it cannot be told. */
const leaningOf = (field: string, a: StoredFact, b: StoredFact): number => {
  const ranks = ranked[field];
  if (ranks) return Math.sign(ranks.indexOf(String(b.value)) - ranks.indexOf(String(a.value)));
  const isSaid = switches[field];
  const turn = isSaid ? isSaid(b.value) - isSaid(a.value) : 0;
  if (turn !== 0) return Math.sign(turn);
  const parts = directions[field];
  // Two leases of which neither goes on by itself differ in nothing that a notice could prevent.
  if (!parts || (field === 'renewal' && isSaid?.(b.value) === 0)) return 0;
  const signs = Object.entries(parts).map(([part, sign]) => {
    const [before, after] = [figureOf(a.value, part), figureOf(b.value, part)];
    return before === null || after === null ? 0 : Math.sign(after - before) * sign;
  });
  // One part better and another worse: left to the reader.
  return signs.every((sign) => sign >= 0) || signs.every((sign) => sign <= 0)
    ? Math.sign(signs.reduce<number>((sum, sign) => sum + sign, 0))
    : 0;
};

const partOf = (value: FactValue | null, part: string): FactValue | null =>
  part === '' || value === null || typeof value !== 'object' || Array.isArray(value)
    ? value
    : ((value as { readonly [key: string]: FactValue | null })[part] ?? null);

const figureOf = (value: FactValue | null, part: string): number | null => {
  const found = partOf(value, part);
  if (typeof found === 'number') return found;
  return typeof found === 'object' && found !== null && !Array.isArray(found) && 'cents' in found
    ? Number(found.cents)
    : null;
};

/** From the worst for the tenant to the best. */
const ranked: Readonly<Record<string, readonly string[]>> = {
  pets: ['prohibited', 'with_consent', 'allowed'],
  smoking: ['prohibited', 'with_consent', 'allowed'],
  sublet: ['prohibited', 'with_consent', 'allowed'],
  attorney_fees: ['landlord_only', 'none', 'prevailing_party', 'tenant_only'],
  jury_waiver: ['true', 'false'],
  arbitration: ['true', 'false'],
  renters_insurance_required: ['true', 'false'],
  joint_and_several: ['true', 'false'],
  furnished: ['false', 'true'],
};

/** +1: more of it is better for the tenant; -1: worse. An empty name stands for the value itself. */
const directions: Readonly<Record<string, Readonly<Record<string, 1 | -1>>>> = {
  rent_monthly: { '': -1 },
  rent_annual: { '': -1 },
  rent_psf: { '': -1 },
  late_fee: { flat: -1, percent: -1, per_day: -1, cap: -1 },
  returned_check_fee: { '': -1 },
  security_deposit: { '': -1 },
  letter_of_credit: { '': -1 },
  last_month_rent: { '': -1 },
  pet_deposit: { '': -1 },
  pet_fee: { '': -1 },
  pet_rent: { '': -1 },
  liability_minimum: { '': -1 },
  pro_rata_share_pct: { '': -1 },
  percentage_rent: { percent: -1, breakpoint: 1 },
  holdover: { percent: -1, rent_percent: -1, flat: -1 },
  deposit_return_days: { '': -1 },
  early_termination: { fee: -1, notice_days: -1 },
  // The longer before the end one has to say no, the easier it is missed.
  renewal: { notice_days: -1 },
  grace_days: { '': 1 },
  guest_limit_days: { '': 1 },
  entry_notice_hours: { '': 1 },
  free_rent_months: { '': 1 },
  tenant_improvement_allowance: { '': 1 },
  cure_days: { monetary: 1, other: 1 },
};
