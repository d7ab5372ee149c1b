import type { LeaseReport } from '@keyclause/contracts';
import { dayWords } from '../dates/day-words.ts';

type ReportDocument = LeaseReport['documents'][number];

export const placeOf = (document: ReportDocument | undefined): number => document?.place ?? 0;

/** The documents in the order in which they take effect: the lease, then what changes it. */
export const inEffectOrder = ({ documents }: Pick<LeaseReport, 'documents'>): readonly ReportDocument[] =>
  [...documents].sort((one, other) => placeOf(one) - placeOf(other) || one.index - other.index);

export const hasLaterDocuments = ({ documents }: Pick<LeaseReport, 'documents'>): boolean =>
  documents.some((document) => placeOf(document) > 0);

/** What a document calls itself, in the letters of a sentence; else the name of its file. */
export const documentTitleOf = (document: ReportDocument | undefined): string => {
  if (!document) return 'a later document';
  const { title, name } = document;
  return title ? (title === title.toUpperCase() ? calmWords(title) : title) : name;
};

/** "First Amendment to Lease, Mar 1, 2026" */
export const datedTitleOf = (document: ReportDocument | undefined): string =>
  [documentTitleOf(document), document?.datedOn ? dayWords(document.datedOn) : ''].filter(Boolean).join(', ');

/** What to check before relying on a later document that may not belong to the lease. */
export const doubtWords: Readonly<Record<NonNullable<ReportDocument['doubt']>, string>> = {
  before_lease: 'It is dated before the lease. Check that it changes this lease and not an earlier one.',
  names_nothing: 'It names neither the parties nor the place nor the date of this lease. Check that it belongs here.',
};

const small: ReadonlySet<string> = new Set(['to', 'of', 'the', 'and', 'for', 'a', 'an', 'no']);

const calmWords = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/\p{L}+/gu, (word, at: number) =>
      at > 0 && small.has(word) ? word : `${word.charAt(0).toUpperCase()}${word.slice(1)}`,
    );
