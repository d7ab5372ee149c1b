import type { Clause, Flag, LeaseReport } from '@keyclause/contracts';

/** Where each flag stands that others share their title with, by its key: "7. Indemnification". A long lease may make one flag in six clauses. */
export const repeatedPlaces = ({
  clauses,
  flags,
}: Pick<LeaseReport, 'clauses' | 'flags'>): ReadonlyMap<string, string> => {
  const counts = new Map<string, number>();
  for (const { title } of flags) counts.set(title, (counts.get(title) ?? 0) + 1);
  return new Map(
    flags.flatMap((flag): [string, string][] => {
      const where = (counts.get(flag.title) ?? 0) > 1 ? placeOf(flag, clauses) : null;
      return where === null ? [] : [[flag.key, where]];
    }),
  );
};

/** The clause in which a flag stands, or the nearest above it that has a heading; null where none has. */
const placeOf = (flag: Flag, clauses: readonly Clause[]): string | null => {
  const byKey = new Map(clauses.map((clause) => [clause.key, clause]));
  let clause = clauses.findLast(
    ({ document, start, end }) => document === flag.document && start <= flag.start && flag.start < end,
  );
  while (clause && clause.heading === null && clause.parentKey !== null) clause = byKey.get(clause.parentKey);
  return clause?.heading ? [clause.number, clause.heading].filter(Boolean).join(' ') : null;
};
