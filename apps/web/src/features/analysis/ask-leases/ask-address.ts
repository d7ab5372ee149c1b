import { leaseParams } from '@keyclause/contracts';
import { questionMax } from '#reports/report-address.ts';

/** What several leases are asked, and which; `of` is null for all of them. It lives in the query string of the list. */
export type AskAddress = { readonly ask: string | null; readonly of: readonly string[] | null };

/** As many leases as one question goes to. */
export const askedMax = 100;

export const readAskAddress = (query: URLSearchParams): AskAddress => {
  const of = (query.get('of') ?? '')
    .split(',')
    .filter((leaseId) => leaseParams.safeParse({ leaseId }).success)
    .slice(0, askedMax);
  return { ask: query.get('ask')?.trim().slice(0, questionMax) || null, of: of.length > 0 ? of : null };
};

/** Changes what is asked and keeps the rest of the address. */
export const writeAskAddress = (query: URLSearchParams, { ask, of }: AskAddress): URLSearchParams => {
  const written = new URLSearchParams(query);
  if (ask === null) written.delete('ask');
  else written.set('ask', ask);
  if (of === null || of.length === 0) written.delete('of');
  else written.set('of', of.join(','));
  return written;
};
