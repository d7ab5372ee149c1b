import { leaseParams } from '@keyclause/contracts';
import { type Viewpoint, viewpoints } from '#reports/report-address.ts';

/** Which two leases are compared, and for whom. It lives in the query string. */
export type ComparisonAddress = { readonly a: string | null; readonly b: string | null; readonly as: Viewpoint };

export const readComparisonAddress = (query: URLSearchParams): ComparisonAddress => ({
  a: leaseIdIn(query.get('a')),
  b: leaseIdIn(query.get('b')),
  as: viewpoints.find((viewpoint) => viewpoint === query.get('as')) ?? 'tenant',
});

export const writeComparisonAddress = ({ a, b, as }: ComparisonAddress): URLSearchParams => {
  const query = new URLSearchParams();
  if (a !== null) query.set('a', a);
  if (b !== null) query.set('b', b);
  if (as !== 'tenant') query.set('as', as);
  return query;
};

const leaseIdIn = (value: string | null): string | null => {
  const read = leaseParams.safeParse({ leaseId: value });
  return read.success ? read.data.leaseId : null;
};
