import type { Facts } from '../facts/facts.ts';
import { formerPlacesOf, overlaps } from '../facts/former-places.ts';
import type { LeaseText } from '../structure/lease-text.ts';
import { holds } from '../structure/removed-clauses.ts';
import type { Found } from './detect.ts';

/** Without what stands on words that a later document replaced or took out: those are no terms of the lease any more. */
export const standingFlags = (lease: LeaseText, facts: Facts, found: readonly Found[]): Found[] => {
  const former = formerPlacesOf(facts);
  const gone = (place: { readonly document: number; readonly start: number; readonly end: number }): boolean =>
    lease.removed.some((clause) => holds(clause, place)) || former.some((replaced) => overlaps(replaced, place));
  return found.flatMap((flag) => {
    if (!gone(flag)) return [{ ...flag, more: flag.more.filter((place) => !gone(place)) }];
    const [next, ...more] = flag.more.filter((place) => !gone(place));
    return next ? [{ ...flag, ...next, more }] : [];
  });
};
