import type { Said } from '../flags/said.ts';
import type { LeaseText } from '../structure/lease-text.ts';

/** Tells in which part of the lease a sentence stands. Sentences come in reading order, so the search goes on from the last answer. */
export const partFinder = (lease: LeaseText): ((said: Said) => number) => {
  let at = 0;
  return ({ document, start }) => {
    const holds = (index: number): boolean => {
      const part = lease.parts[index];
      return part !== undefined && part.document === document && part.start <= start && start < part.end;
    };
    if (!holds(at))
      at = Math.max(
        0,
        lease.parts.findIndex((_, index) => holds(index)),
      );
    return at;
  };
};
