import type { Clause } from '@keyclause/contracts';

export type ClauseNode = { readonly clause: Clause; readonly children: readonly ClauseNode[] };

/** Clauses under their parents, in the order of the document. A clause whose parent is not there stands at the top, so that none is lost. */
export const clauseTreeOf = (clauses: readonly Clause[]): readonly ClauseNode[] => {
  const keys = new Set(clauses.map(({ key }) => key));
  const byParent = Map.groupBy(clauses, ({ key, parentKey }) =>
    parentKey !== null && parentKey !== key && keys.has(parentKey) ? parentKey : null,
  );
  const under = (parent: string | null): readonly ClauseNode[] =>
    (byParent.get(parent) ?? []).map((clause) => ({ clause, children: under(clause.key) }));
  return under(null);
};

/** The clause and the clauses that it stands in; empty when there is none of that key. */
export const pathTo = (clauses: readonly Clause[], key: string | null): ReadonlySet<string> => {
  const byKey = new Map(clauses.map((clause) => [clause.key, clause]));
  const path = new Set<string>();
  for (let at = key === null ? undefined : byKey.get(key); at && !path.has(at.key); ) {
    path.add(at.key);
    at = at.parentKey === null ? undefined : byKey.get(at.parentKey);
  }
  return path;
};
