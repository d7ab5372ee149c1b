import type { PlacedDocument } from '@keyclause/documents';
import { engineVersion } from './engine-version.ts';
import { readFacts } from './facts/read-facts.ts';
import type { LeaseReport, MoneySummary, ReportDocument, Score } from './report.ts';
import { type LeaseText, leaseTextOf } from './structure/lease-text.ts';

export type LeaseFile = { readonly name: string; readonly document: PlacedDocument };

/**
 * Reads a lease, or a lease with its amendments, into a report. Pure and deterministic; any text is answered, none throws.
 * `asOf` is the ISO day from which deadlines are judged; without it nothing depends on the day.
 */
export const readLease = (files: readonly LeaseFile[], _options: { readonly asOf?: string } = {}): LeaseReport => {
  const lease = leaseTextOf(files);
  const documents = files.map((file, index) => reportDocument(lease, file, index));
  const head = {
    schemaVersion: 1 as const,
    engineVersion,
    kind: lease.kind,
    verdict: lease.verdict,
    title: '',
    state: lease.state,
    language: lease.language,
    documents,
  };
  if (lease.verdict === 'not_a_lease')
    return { ...head, facts: {}, flags: [], missing: [], clauses: [], dates: [], money: noMoney, score: noScore };
  const facts = readFacts(lease);
  return { ...head, facts, flags: [], missing: [], clauses: [], dates: [], money: noMoney, score: noScore };
};

const noMoney: MoneySummary = {
  rentSchedule: [],
  totalRent: null,
  dueAtSigning: null,
  effectiveMonthly: null,
  charges: [],
};
const noScore: Score = { value: 0, grade: 'F', parts: [] };

const reportDocument = (lease: LeaseText, { name, document }: LeaseFile, index: number): ReportDocument => {
  const part = lease.parts.find((each) => each.document === index);
  return {
    index,
    name,
    role: part?.role === 'amendment' ? 'amendment' : part?.role === 'addendum' ? 'addendum' : 'base',
    pageCount: document.pages.length,
    wordCount: document.pages.reduce((sum, page) => sum + page.words.length, 0),
    datedOn: part?.datedOn ?? null,
  };
};
