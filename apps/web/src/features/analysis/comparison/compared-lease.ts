import { getLease, getLeaseReport, type Lease, type LeaseReport, listLeases } from '@keyclause/contracts';
import { RequestError } from '@keyclause/request';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '#app/api-client.ts';
import { endpointQuery } from '#app/endpoint-query.ts';
import { leaseChoicesKey, pollMs } from '../lease-events.ts';

/** One side of a comparison, as far as it has come. */
export type ComparedLease =
  | { readonly state: 'none' | 'loading' | 'unknown' }
  | { readonly state: 'failed'; readonly message: string; readonly retry: () => void }
  | { readonly state: 'unread'; readonly lease: Lease }
  | { readonly state: 'ready'; readonly lease: Lease; readonly report: LeaseReport };

const noId = '00000000-0000-4000-8000-000000000000';

export const useComparedLease = (leaseId: string | null): ComparedLease => {
  const input = { params: { leaseId: leaseId ?? noId } };
  const lease = useQuery({
    ...endpointQuery(getLease, input),
    enabled: leaseId !== null,
    refetchInterval: ({ state }) => pollMs(state.data ? [state.data] : []),
  });
  const isReady = lease.data?.status === 'ready';
  const report = useQuery({ ...endpointQuery(getLeaseReport, input), enabled: leaseId !== null && isReady });

  if (leaseId === null) return { state: 'none' };
  const error = lease.error ?? report.error;
  if (error instanceof RequestError && error.status === 404) return { state: 'unknown' };
  if (error)
    return {
      state: 'failed',
      message: error.message,
      retry: () => void (lease.error ? lease.refetch() : report.refetch()),
    };
  if (lease.data && !isReady) return { state: 'unread', lease: lease.data };
  return lease.data && report.data ? { state: 'ready', lease: lease.data, report: report.data } : { state: 'loading' };
};

const choicesMax = 100;

/** The newest leases of the account that have a report, to choose from. */
export const leaseChoicesQuery = queryOptions({
  queryKey: leaseChoicesKey,
  // An event that got lost must not leave out the lease that was just read.
  staleTime: 0,
  queryFn: async ({ signal }) =>
    (await request(listLeases, { query: { limit: choicesMax } }, { signal })).data.leases.filter(
      ({ status }) => status === 'ready',
    ),
});
