import type { Facts } from '../facts/facts.ts';
import type { LeaseText } from '../structure/lease-text.ts';
import { holds } from '../structure/removed-clauses.ts';
import type { Found } from './detect.ts';

/** Without what stands on words that a later document replaced or took out: those are no terms of the lease any more. */
export const standingFlags = (lease: LeaseText, facts: Facts, found: readonly Found[]): Found[] => {
  const former = Object.values(facts).flatMap(({ superseded }) => superseded);
  const gone = (place: { readonly document: number; readonly start: number; readonly end: number }): boolean =>
    lease.removed.some((clause) => holds(clause, place)) ||
    former.some(({ document, start, end }) => document === place.document && start < place.end && place.start < end);
  return found.flatMap((flag) => {
    if (!gone(flag)) return [{ ...flag, more: flag.more.filter((place) => !gone(place)) }];
    const [next, ...more] = flag.more.filter((place) => !gone(place));
    return next ? [{ ...flag, ...next, more }] : [];
  });
};
