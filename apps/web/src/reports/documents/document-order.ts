import type { Evidence, LeaseReport } from '@keyclause/contracts';
import { dayWords } from '../dates/day-words.ts';

type ReportDocument = LeaseReport['documents'][number];

type TitledDocument = Pick<ReportDocument, 'title' | 'name' | 'datedOn'>;

export const placeOf = (document: Pick<ReportDocument, 'place'> | undefined): number => document?.place ?? 0;

/** The documents in the order in which they take effect: the lease, then what changes it. */
export const inEffectOrder = ({ documents }: Pick<LeaseReport, 'documents'>): readonly ReportDocument[] =>
  [...documents].sort((one, other) => placeOf(one) - placeOf(other) || one.index - other.index);

/** One paper of a lease: a file, or an amendment that stands in a file behind the lease. */
export type LeasePaper = Pick<
  ReportDocument,
  'index' | 'name' | 'title' | 'datedOn' | 'place' | 'placedBy' | 'doubt'
> & {
  /** Unique in the report. */
  readonly key: string;
  /** Offset in its document; 0 for a whole file. */
  readonly start: number;
};

/** The papers in the order in which they take effect. */
export const papersOf = (report: Pick<LeaseReport, 'documents'>): readonly LeasePaper[] =>
  inEffectOrder(report)
    .flatMap((document): LeasePaper[] => [
      { ...document, key: `${document.index}`, start: 0 },
      ...(document.amendments ?? []).map((amendment, at) => ({
        ...{ index: document.index, name: document.name, key: `${document.index}.${at + 1}` },
        ...amendment,
      })),
    ])
    .sort((one, other) => placeOf(one) - placeOf(other));

/** The paper in which words stand. */
export const paperAt = (
  report: Pick<LeaseReport, 'documents'>,
  { document, start }: Pick<Evidence, 'document' | 'start'>,
): LeasePaper | undefined =>
  papersOf(report)
    .filter((paper) => paper.index === document && paper.start <= start)
    .reduce<LeasePaper | undefined>((last, paper) => (last && last.start > paper.start ? last : paper), undefined);

export const hasLaterDocuments = (report: Pick<LeaseReport, 'documents'>): boolean =>
  papersOf(report).some((paper) => placeOf(paper) > 0);

/** What a document calls itself, in the letters of a sentence; else the name of its file. */
export const documentTitleOf = (document: TitledDocument | undefined): string => {
  if (!document) return 'a later document';
  const { title, name } = document;
  return title ? (title === title.toUpperCase() ? calmWords(title) : title) : name;
};

/** "First Amendment to Lease, Mar 1, 2026" */
export const datedTitleOf = (document: TitledDocument | undefined): string =>
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
