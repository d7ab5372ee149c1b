import type { Clause, LeaseReport } from '@keyclause/contracts';

/** Recognised clauses in which no flag stands. */
export const unflaggedClauses = ({ clauses, flags }: Pick<LeaseReport, 'clauses' | 'flags'>): readonly Clause[] => {
  const places = flags.flatMap((flag) => [flag, ...flag.more]);
  return clauses.filter(
    (clause) =>
      clause.id !== 'other' &&
      !places.some(
        ({ document, start, end }) => document === clause.document && start < clause.end && end > clause.start,
      ),
  );
};
