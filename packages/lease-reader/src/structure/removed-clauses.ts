import type { ClauseNode } from './clause-tree.ts';
import type { LeasePart } from './parts.ts';

/** A clause that a later document took out of the lease, with everything under it; `by` is that document. */
export type RemovedClause = {
  readonly document: number;
  readonly start: number;
  readonly end: number;
  readonly by: number;
};

// "In Section 4 the words ... are deleted" takes out words, not the clause.
const removal =
  /(?<!\b(?:in|of|to|under|from|by|with|sentence)\s)\b(?:section|paragraph|article|clause)\s+(\d{1,3}(?:\.\d{1,3})*|[IVXL]{1,6})\b\.?\s*(?:\([^)\n]{1,60}\)\s*|,?\s*(?:entitled\s+|titled\s+|captioned\s+)?"[^"\n]{1,60}",?\s*)?(?:(?:of|in|to)\s+(?:the|said|this)\s+(?:\w+\s+){0,3}?(?:lease|agreement)\s+)?(?:is|shall\s+be)\s+(?:hereby\s+)?(?:deleted|removed|stricken|struck|cancell?ed|(?:amended\s+and\s+)?restated|replaced)\b(?!\s+(?:by|from)\s+adding)/gi;

/** The clauses that amendments take out by their number, where one clause alone of the earlier documents has it. */
export const removedClausesOf = (
  parts: readonly LeasePart[],
  clauses: readonly ClauseNode[],
  texts: readonly string[],
): RemovedClause[] =>
  parts
    .filter(({ place, role }) => place > 0 && role === 'amendment')
    .flatMap((part) =>
      [...(texts[part.document] ?? '').slice(part.start, part.end).matchAll(removal)].flatMap(([, number = '']) => {
        const earlier = clauses.filter(
          (clause) =>
            plainNumber(clause.number) === plainNumber(number) && (parts[clause.part]?.place ?? 0) < part.place,
        );
        const inLease = earlier.filter((clause) => parts[clause.part]?.role === 'base');
        const [clause, ...others] = inLease;
        return clause && others.length === 0
          ? [{ document: clause.document, start: clause.start, end: endOf(clauses, clause), by: part.document }]
          : [];
      }),
    );

export const holds = (
  { document, start, end }: Pick<RemovedClause, 'document' | 'start' | 'end'>,
  place: { readonly document: number; readonly start: number },
): boolean => place.document === document && start <= place.start && place.start < end;

const plainNumber = (number: string | null): string | null =>
  number === null
    ? null
    : number
        .replace(/^(?:article|section|paragraph)\s+/i, '')
        .replace(/[.)]+$/, '')
        .toUpperCase();

/** A clause ends where the last of those under it does. */
const endOf = (clauses: readonly ClauseNode[], clause: ClauseNode): number => {
  let { end } = clause;
  for (let at = clause.index + 1; (clauses[at]?.depth ?? 0) > clause.depth; at += 1) {
    const next = clauses[at];
    if (next?.document !== clause.document) break;
    end = Math.max(end, next.end);
  }
  return end;
};
