import type { LeaseReport, MissingProtection } from '@keyclause/contracts';

/** What the lease lacks and no flag shows: a model, or a report of an earlier engine, may have a flag for it, and nobody reads the same twice. */
export const missingBeyondFlags = ({
  flags,
  missing,
}: Pick<LeaseReport, 'flags' | 'missing'>): readonly MissingProtection[] => {
  const flagged = new Set(flags.map(({ id }) => id));
  return missing.filter(({ id }) => !flagged.has(id));
};
