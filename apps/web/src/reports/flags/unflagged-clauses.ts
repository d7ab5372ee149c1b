import type { Clause, LeaseReport } from '@keyclause/contracts';

/** Recognised clauses in which no flag stands, nor words that take a protection away. */
export const unflaggedClauses = ({
  clauses,
  flags,
  missing,
}: Pick<LeaseReport, 'clauses' | 'flags' | 'missing'>): readonly Clause[] => {
  const places = [
    ...flags.flatMap((flag) => [flag, ...flag.more]),
    ...missing.flatMap(({ evidence }) => evidence ?? []),
  ];
  return clauses.filter(
    (clause) =>
      clause.id !== 'other' &&
      !places.some(
        ({ document, start, end }) => document === clause.document && start < clause.end && end > clause.start,
      ),
  );
};
