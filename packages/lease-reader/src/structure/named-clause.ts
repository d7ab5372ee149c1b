import type { ClauseNode } from './clause-tree.ts';
import type { LeasePart } from './parts.ts';

/** "Section 7(b)", "paragraph 4.2", "Article IV": the number with what stands in brackets right after it. */
export const clauseReference =
  '\\b(?:section|paragraph|article|clause)s?\\s+(\\d{1,3}[A-Za-z]?(?:\\.\\d{1,3})*(?:\\([a-z0-9]{1,4}\\))*|[IVXL]{1,6}\\b)';

/** The clause of an earlier document that has this number; null where none has it, or more than one. The lease goes before its amendments. */
export const namedClause = (
  number: string,
  { parts, clauses }: { readonly parts: readonly LeasePart[]; readonly clauses: readonly ClauseNode[] },
  before: LeasePart,
): ClauseNode | null => {
  const [main = '', ...inside] = number.toUpperCase().replace(/\)/g, '').split('(');
  const earlier = clauses.filter(
    (clause) => plainNumber(clause.number) === main && (parts[clause.part]?.place ?? 0) < before.place,
  );
  const inLease = earlier.filter((clause) => parts[clause.part]?.role === 'base');
  const [clause, ...others] = inLease.length > 0 ? inLease : earlier;
  if (!clause || others.length > 0) return null;
  return inside.reduce<ClauseNode | null>(
    (outer, part) =>
      outer === null
        ? null
        : (clauses.find(({ parent, number: own }) => parent === outer.index && plainNumber(own) === part) ?? null),
    clause,
  );
};

/** A clause ends where the last of those under it does. */
export const endOfClause = (clauses: readonly ClauseNode[], clause: ClauseNode): number => {
  let { end } = clause;
  for (let at = clause.index + 1; (clauses[at]?.depth ?? 0) > clause.depth; at += 1) {
    const next = clauses[at];
    if (next?.document !== clause.document) break;
    end = Math.max(end, next.end);
  }
  return end;
};

const plainNumber = (number: string | null): string | null =>
  number === null
    ? null
    : number
        .replace(/^(?:article|section|paragraph)\s+/i, '')
        .replace(/^\(|[.)]+$/g, '')
        .toUpperCase();
