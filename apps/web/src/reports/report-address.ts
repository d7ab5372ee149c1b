import { type Severity, severitySchema } from '@keyclause/contracts';
import { type ReportTab, reportTabs } from './report-items.ts';

export const viewpoints = ['tenant', 'landlord', 'manager'] as const;
export type Viewpoint = (typeof viewpoints)[number];

/** Everything that is open on the report screen. It lives in the query string, so that a link shows another reader the same thing. */
export type ReportAddress = {
  readonly tab: ReportTab;
  readonly item: string | null;
  /** Which of the item's places in the documents is shown. */
  readonly at: number;
  readonly as: Viewpoint;
  readonly document: number;
  readonly severity: Severity | null;
  /** The question that is being answered. */
  readonly ask: string | null;
};

const documentsMax = 20;
const placesMax = 1_000;
export const questionMax = 300;

export const readAddress = (query: URLSearchParams): ReportAddress => ({
  tab: oneOf(reportTabs, query.get('tab')) ?? (query.get('ask') ? 'ask' : 'summary'),
  item: query.get('item') || null,
  at: wholeNumber(query.get('at'), placesMax),
  as: oneOf(viewpoints, query.get('as')) ?? 'tenant',
  document: wholeNumber(query.get('doc'), documentsMax - 1),
  severity: oneOf(severitySchema.options, query.get('severity')) ?? null,
  ask: query.get('ask')?.trim().slice(0, questionMax) || null,
});

/** Changes the address and keeps every parameter that is not the report's own. What is at its default is left out. */
export const writeAddress = (query: URLSearchParams, change: Partial<ReportAddress>): URLSearchParams => {
  const address = { ...readAddress(query), ...change };
  const written = new URLSearchParams(query);
  const put = (name: string, value: string | null): void =>
    value === null ? written.delete(name) : written.set(name, value);

  put('tab', address.tab === (address.ask === null ? 'summary' : 'ask') ? null : address.tab);
  put('item', address.item);
  put('at', address.item === null || address.at === 0 ? null : String(address.at));
  put('as', address.as === 'tenant' ? null : address.as);
  put('doc', address.document === 0 ? null : String(address.document));
  put('severity', address.severity);
  put('ask', address.ask);
  return written;
};

const oneOf = <T extends string>(allowed: readonly T[], value: string | null): T | undefined =>
  allowed.find((candidate) => candidate === value);

const wholeNumber = (value: string | null, max: number): number =>
  value !== null && /^\d{1,5}$/.test(value) && Number(value) <= max ? Number(value) : 0;
