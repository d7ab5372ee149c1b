import type { LeaseReport, MissingProtection } from '@keyclause/contracts';

/** What the lease lacks and no flag shows: where words take a protection away, the flag stands with these words, and nobody reads the same twice. */
export const missingBeyondFlags = ({
  flags,
  missing,
}: Pick<LeaseReport, 'flags' | 'missing'>): readonly MissingProtection[] => {
  const flagged = new Set(flags.map(({ id }) => id));
  return missing.filter(({ id }) => !flagged.has(id));
};
