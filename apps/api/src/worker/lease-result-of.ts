import { gzipSync } from 'node:zlib';
import { type LeaseDocument, type LeasePage, leaseReportSchema } from '@keyclause/contracts';
import type { PlacedDocument, PlacedPage } from '@keyclause/documents';
import type { LeaseReport } from '@keyclause/lease-reader';
import type { LeaseResult } from '#features/leases/lease-result.ts';
import { isStorableDay, reportSummary, storable } from '#features/leases/report-summary.ts';

export type ReadDocument = { readonly name: string; readonly mediaType: string; readonly document: PlacedDocument };

/** The report and its documents in the form in which they are stored. Raises when the report is not what the contract promises. */
export const leaseResultOf = (report: LeaseReport, documents: readonly ReadDocument[]): LeaseResult => {
  const stored = leaseReportSchema.parse(report);
  return {
    engineVersion: report.engineVersion,
    report: zipped(stored),
    summary: reportSummary(stored),
    documents: documents.map(({ name, mediaType, document }) => ({
      outline: zipped(outlineOf(name, mediaType, document)),
      text: zipped(document.text),
      pages: document.pages.map((page) => zipped(pageOf(document, page))),
    })),
    dates: report.dates
      .filter(({ on }) => isStorableDay(on))
      .map(({ key, kind, title, on, recurrence }) => ({
        key: storable(key),
        kind,
        title: storable(title),
        startsOn: on,
        recurrence: recurrence === null ? null : storable(recurrence),
      })),
  };
};

// A fixed level and no name or time in the header: the same JSON gives the same bytes.
const zipped = (value: unknown): Buffer => gzipSync(JSON.stringify(value), { level: 5 });

const outlineOf = (name: string, mediaType: string, document: PlacedDocument): LeaseDocument => ({
  name,
  mediaType,
  kind: document.kind,
  textLength: document.text.length,
  pages: document.pages.map(({ words: _words, ...page }) => page),
});

const pageOf = (document: PlacedDocument, { number, start, end, words }: PlacedPage): LeasePage => ({
  number,
  text: document.text.slice(start, end),
  words: words.map(({ box: [left, top, right, bottom], ...word }) => ({
    ...word,
    box: [rounded(left), rounded(top), rounded(right), rounded(bottom)],
  })),
});

/** Hundredths of a point: finer than any screen, a third of the bytes. */
const rounded = (points: number): number => Math.round(points * 100) / 100;
