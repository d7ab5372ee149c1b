import type { LeaseDocument, LeasePage, LeaseReport } from '@keyclause/contracts';

/**
 * Where the report screen gets a lease from. The screen knows nothing else, so a lease of the account and a file that never
 * left the browser are shown by the same code.
 */
export type LeaseSource = {
  /** Distinguishes the cached answers of different leases. */
  readonly key: string;
  readonly report: (signal: AbortSignal) => Promise<LeaseReport>;
  readonly outline: (documentIndex: number, signal: AbortSignal) => Promise<LeaseDocument>;
  /** Pages `from` to `to`, both included, 1-based. */
  readonly pages: (
    documentIndex: number,
    from: number,
    to: number,
    signal: AbortSignal,
  ) => Promise<readonly LeasePage[]>;
  readonly search: (documentIndex: number, text: string, signal: AbortSignal) => Promise<DocumentMatches>;
  /** The original file, to draw its pages. Not asked for typeset documents. */
  readonly file: (documentIndex: number, signal: AbortSignal) => Promise<Blob>;
  readonly exports: readonly ReportExport[];
  /** The report alone may be seen. */
  readonly withoutDocuments?: true;
};

export type DocumentMatch = { readonly start: number; readonly end: number; readonly page: number };
export type DocumentMatches = { readonly matches: readonly DocumentMatch[]; readonly truncated: boolean };

export type ReportExport = { readonly name: string; readonly label: string; readonly fetch: () => Promise<Blob> };
