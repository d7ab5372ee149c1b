import type { PageBox } from '@keyclause/documents';
import type { Evidence, Fact, LeaseReport } from './report.ts';

/** A report as it comes from the store or over the wire, where the place of a fact is one shape with parts that may be null. */
export type StoredReport = Omit<LeaseReport, 'facts'> & { readonly facts: Readonly<Record<string, StoredFact>> };

export type StoredFact = Pick<
  Fact,
  | 'value'
  | 'display'
  | 'method'
  | 'confidence'
  | 'reasoning'
  | 'conflicts'
  | 'superseded'
  | 'inForceFrom'
  | 'more'
  | 'confirmedBy'
  | 'explanation'
> & {
  readonly document: number | null;
  readonly quote: string | null;
  readonly page: number | null;
  readonly boxes: readonly PageBox[];
  readonly start: number | null;
  readonly end: number | null;
};

/** Where a fact is stated; null when it is not. */
export const placeOfFact = ({ document, quote, page, boxes, start, end }: StoredFact): Evidence | null =>
  document === null || quote === null || page === null || start === null || end === null
    ? null
    : { document, quote, page, boxes, start, end };
