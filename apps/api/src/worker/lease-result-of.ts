import { gzipSync } from 'node:zlib';
import { type LeaseDocument, type LeasePage, leaseReportSchema } from '@keyclause/contracts';
import type { PlacedDocument, PlacedPage } from '@keyclause/documents';
import { isCalendarDay } from '@keyclause/domain';
import type { LeaseReport } from '@keyclause/lease-reader';
import type { LeaseResult } from '#features/leases/lease-result.ts';

export type ReadDocument = { readonly name: string; readonly mediaType: string; readonly document: PlacedDocument };

/** The report and its documents in the form in which they are stored. Raises when the report is not what the contract promises. */
export const leaseResultOf = (report: LeaseReport, documents: readonly ReadDocument[]): LeaseResult => ({
  engineVersion: report.engineVersion,
  report: zipped(leaseReportSchema.parse(report)),
  summary: summaryOf(report),
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
});

// A fixed level and no name or time in the header: the same JSON gives the same bytes.
const zipped = (value: unknown): Buffer => gzipSync(JSON.stringify(value), { level: 5 });

const summaryOf = (report: LeaseReport): LeaseResult['summary'] => ({
  kind: report.kind,
  pageCount: report.documents.reduce((sum, { pageCount }) => sum + pageCount, 0),
  score: report.score.value,
  grade: report.score.grade,
  flagCounts: {
    critical: countOf(report, 'critical'),
    high: countOf(report, 'high'),
    medium: countOf(report, 'medium'),
    low: countOf(report, 'low'),
  },
  premises: textOf(report, 'premises_address'),
  landlord: textOf(report, 'landlord'),
  rentMonthlyCents: centsOf(report, 'rent_monthly'),
  startOn: dayOf(report, 'start_date'),
  endOn: dayOf(report, 'end_date'),
});

const countOf = ({ flags }: LeaseReport, severity: string): number =>
  flags.filter((flag) => flag.severity === severity).length;

const textLengthMax = 300;

const textOf = ({ facts }: LeaseReport, id: string): string | null => {
  const fact = facts[id];
  return fact && fact.method !== 'absent' ? storable(fact.display).slice(0, textLengthMax).toWellFormed() : null;
};

const centsOf = ({ facts }: LeaseReport, id: string): number | null => {
  const value = facts[id]?.value;
  if (typeof value !== 'object' || value === null || !('cents' in value)) return null;
  return Number.isSafeInteger(value.cents) ? Number(value.cents) : null;
};

const dayOf = ({ facts }: LeaseReport, id: string): string | null => {
  const value = facts[id]?.value;
  return typeof value === 'string' && isStorableDay(value) ? value : null;
};

// The database knows no year zero.
const isStorableDay = (day: string): boolean => isCalendarDay(day) && !day.startsWith('0000');

/** PostgreSQL's text holds no U+0000. */
const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed();

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
