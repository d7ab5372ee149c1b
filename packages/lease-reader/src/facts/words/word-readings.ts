import { voided } from '#flags/detector.ts';
import type { Said } from '#flags/said.ts';
import type { FactValue } from '#report.ts';
import type { LeaseText } from '#structure/lease-text.ts';
import { addressSpotsIn } from './address-spots.ts';
import { bearsOut } from './bears-out.ts';
import { spottedWordsOf, statementFeatures, valueFeatures } from './fact-features.ts';
import { type FactScales, factScales, type Weighed } from './fact-words.ts';
import { nameSpotsIn } from './name-spots.ts';
import { placesOf } from './places.ts';
import { serviceRunsOf } from './service-runs.ts';
import { statementTypes } from './statement-types.ts';
import { unitSpotsIn } from './unit-spots.ts';
import { type ValueKind, type ValueSpot, valueSpotsIn } from './value-spots.ts';
import { type KnownTerms, type ValueType, valueTypes } from './value-types.ts';

/** A value that the words around it, or a sentence whose words, make likely to state a field or a part of one. */
export type WordReading = {
  readonly field: string;
  readonly part: string | null;
  readonly value: FactValue;
  /** 0 to 1. */
  readonly share: number;
  readonly said: Said;
  /** Offsets of the value, or of the whole sentence, in `said.raw`. */
  readonly start: number;
  readonly end: number;
};

/** Whether a field is asked for. */
type Wanted = (field: string) => boolean;

/**
 * Readings of fields by the weight of words, for wordings that no rule foresees. Each value of a sentence is weighed for the fields of its
 * kind, each sentence for the answers that it may give; linear in the length of the lease.
 */
export const wordReadingsOf = (
  sentences: readonly Said[],
  known: KnownTerms,
  {
    isWanted,
    kind,
    scales = factScales,
  }: { readonly isWanted: Wanted; readonly kind: LeaseText['kind']; readonly scales?: FactScales },
): WordReading[] => {
  const kinds = new Set<ValueKind>(valueTypes.filter(({ field }) => isWanted(field)).map((type) => type.kind));
  const asksStatements = statementTypes.some(({ field }) => isWanted(field));
  const found: WordReading[] = [];
  for (const place of placesOf(sentences)) {
    const { said } = place;
    if (voided(said)) continue;
    const isMeant = ({ field }: { readonly field: string }, share: number): boolean =>
      share >= (field === 'other_fees' ? leastChargeShare : leastShare) &&
      isWanted(field) &&
      bearsOut(field, place, share);
    const apart = [
      valueSpotsIn(said.raw),
      kinds.has('name') ? nameSpotsIn(said.raw) : [],
      kinds.has('address') ? addressSpotsIn(said.raw) : [],
      kinds.has('unit') ? unitSpotsIn(said.raw) : [],
    ];
    for (const spots of apart) {
      if (!spots.some((spot) => kinds.has(spot.kind))) continue;
      const words = spottedWordsOf(place, spots);
      const shares = spots.map((spot, at) =>
        kinds.has(spot.kind) ? scales.value(spot.kind, valueFeatures(place, words, spots, at, known)) : [],
      );
      const together = inRuns(said.raw, spots, shares);
      for (const [at, spot] of spots.entries()) {
        for (const { type, share } of together[at] ?? []) {
          const value = isMeant(type, share) ? type.read(spot, known) : null;
          if (value !== null)
            found.push({ field: type.field, part: type.part, value, share, said, start: spot.start, end: spot.end });
        }
      }
    }
    if (!asksStatements || !isStatement(said.text) || isTitle(said.raw)) continue;
    for (const { type, share } of scales.statement(statementFeatures(place))) {
      if (!isMeant(type, share) || (type.kind !== null && type.kind !== kind)) continue;
      const value = type.value === 'words' ? said.raw.replace(/\s+/g, ' ').trim() : type.value;
      found.push({ field: type.field, part: type.part, value, share, said, start: 0, end: said.raw.length });
    }
  }
  return found;
};

/** Who asks tells how likely an answer has to be; what is less likely than this answers nothing. */
const leastShare = 0.1;

/** Charges have more kinds of words than any other field, so that each is less likely; chosen on leases of development. */
const leastChargeShare = 0.06;

const isStatement = (text: string): boolean =>
  text.length >= shortestStatement && text.length <= longestStatement && !text.endsWith('?');

/** "MONTH-TO-MONTH RENTAL AGREEMENT" names the paper. */
const isTitle = (words: string): boolean =>
  /^[^a-z.!?;]{0,60}$/.test(words) && /\b(?:AGREEMENT|LEASE|CONTRACT)\W*(?:[-–—:,(][^a-z]*)?$/.test(words);

/** A heading alone says nothing. */
const shortestStatement = 16;

/** The words of a long sentence are about too many things to point at one. */
const longestStatement = 420;

/** Each service of a list has the mean likelihood of the list; what only explains a service has none. */
const inRuns = (
  text: string,
  spots: readonly ValueSpot[],
  shares: readonly (readonly Weighed<ValueType>[])[],
): readonly (readonly Weighed<ValueType>[])[] => {
  if (!spots.some(({ kind }) => kind === 'service')) return shares;
  const runs = serviceRunsOf(text, spots);
  return shares.map((own, at) => {
    if (spots[at]?.kind !== 'service') return own;
    const members = shares.filter((_, other) => runs[other] !== null && runs[other] === runs[at]);
    return own.map(({ type }, place) => ({
      type,
      share:
        members.length === 0 ? 0 : members.reduce((sum, each) => sum + (each[place]?.share ?? 0), 0) / members.length,
    }));
  });
};
