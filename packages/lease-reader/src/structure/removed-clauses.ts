import type { ClauseNode } from './clause-tree.ts';
import { clauseReference, endOfClause, namedClause } from './named-clause.ts';
import type { LeasePart } from './parts.ts';

/** A clause that a later document took out of the lease, with everything under it; `by` is that document. */
export type RemovedClause = {
  readonly document: number;
  readonly start: number;
  readonly end: number;
  readonly by: number;
  /** Number and heading: "4, Late Charges". */
  readonly name: string;
  /** Where that document says so, and where the words that it puts in the clause's place begin; null where it puts none. */
  readonly saidAt: number;
  readonly restatedAt: number | null;
};

// "In Section 4 the words ... are deleted" takes out words, not the clause.
const named = `(?<!\\b(?:in|of|to|under|from|by|with|sentence)\\s)${clauseReference}\\.?\\s*(?:\\([^)\\n]{1,60}\\)\\s*|,?\\s*(?:entitled\\s+|titled\\s+|captioned\\s+)?"[^"\\n]{1,60}",?\\s*)?(?:(?:of|in|to)\\s+(?:the|said|this|your|our)\\s+(?:\\w+\\s+){0,3}?(?:lease|agreement|contract)\\s+)?`;
const restated =
  '(?:amended\\s+and\\s+)?restated|amended\\s+to\\s+read|replaced|(?:deleted|removed|stricken)(?:\\s+in\\s+(?:its|their)\\s+entirety)?,?\\s+and\\s+(?:is\\s+)?(?:replaced|the\\s+following|restated)';
const removal = new RegExp(
  `${named}(?:(?:is|shall\\s+be)\\s+(?:hereby\\s+)?(?:(${restated})|deleted|removed|stricken|struck|cancell?ed|amended\\s+by\\s+deleting\\s+(?:it|the\\s+same)\\b)\\b(?!\\s+(?:by|from)\\s+adding))`,
  'gi',
);
const deleting = new RegExp(
  `\\b(?:delete|deletes|strike|strikes|remove|removes)\\s+${clauseReference.replace('\\b', '')}(?=\\s*(?:[.;]|in\\s+(?:its|their)\\s+entirety|(?:of|from)\\s+the\\b))`,
  'gi',
);

/** The clauses that amendments take out by their number, where one clause alone of the earlier documents has it. */
export const removedClausesOf = (
  parts: readonly LeasePart[],
  clauses: readonly ClauseNode[],
  texts: readonly string[],
): RemovedClause[] =>
  parts
    .filter(({ place, role }) => place > 0 && role === 'amendment')
    .flatMap((part) => {
      const text = (texts[part.document] ?? '').slice(part.start, part.end);
      return [...text.matchAll(removal), ...text.matchAll(deleting)].flatMap((match): RemovedClause[] => {
        const clause = namedClause(match[1] ?? '', { parts, clauses }, part);
        if (!clause) return [];
        const name = [match[1], clause.heading].filter(Boolean).join(', ');
        return [
          {
            document: clause.document,
            start: clause.start,
            end: endOfClause(clauses, clause),
            by: part.document,
            name,
            saidAt: part.start + match.index,
            restatedAt: match[2] === undefined ? null : part.start + match.index + match[0].length,
          },
        ];
      });
    });

export const holds = (
  { document, start, end }: Pick<RemovedClause, 'document' | 'start' | 'end'>,
  place: { readonly document: number; readonly start: number },
): boolean => place.document === document && start <= place.start && place.start < end;
