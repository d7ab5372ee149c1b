import { getLease, type Lease, type LeaseDetails, listLeases, watchLeases } from '@keyclause/contracts';
import { isLeaseSettled } from '@keyclause/domain';
import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { subscribe } from '#app/api-client.ts';
import { endpointKey } from '#app/endpoint-query.ts';

const safetyNetMs = 5_000;

/** Events tell of each step; where a proxy swallows them, asking now and then still ends the waiting. */
export const pollMs = (leases: readonly (Lease | LeaseDetails)[]): number | false =>
  leases.every((lease) => isLeaseSettled(lease.status) && !lease.isModelReading && !isRevised(lease))
    ? false
    : safetyNetMs;

const isRevised = (lease: Lease | LeaseDetails): boolean =>
  'revision' in lease && lease.revision !== null && lease.revision.status !== 'failed';

/** Of the leases that can be chosen from where several are asked or compared. */
export const leaseChoicesKey = ['lease-choices'];

type LeaseList = InfiniteData<{ readonly leases: readonly Lease[]; readonly total: number }>;

/** Keeps every lease on the screen as it is now, as long as the component is mounted. */
export const useLeaseEvents = (): void => {
  const client = useQueryClient();

  useEffect(() => {
    const fetchAgain = (): void => {
      void client.invalidateQueries({ queryKey: endpointKey(listLeases) });
      void client.invalidateQueries({ queryKey: endpointKey(getLease) });
      void client.invalidateQueries({ queryKey: leaseChoicesKey });
    };
    return subscribe(
      watchLeases,
      {},
      {
        onEvent: (lease) => takeLease(client, lease),
        onReconnect: fetchAgain,
      },
    );
  }, [client]);
};

/** Puts a lease that has changed wherever it is shown. One that no list holds makes the lists ask again. */
export const takeLease = (client: QueryClient, lease: Lease): void => {
  // A row of a list says less of a lease than its own page knows.
  client.setQueryData<Lease>(endpointKey(getLease, { params: { leaseId: lease.id } }), (known) => ({
    ...known,
    ...lease,
  }));
  if (isLeaseSettled(lease.status)) void client.invalidateQueries({ queryKey: leaseChoicesKey });
  const lists = client.getQueriesData<LeaseList>({ queryKey: endpointKey(listLeases) });
  const isListed = lists.some(([, list]) => list?.pages.some(({ leases }) => leases.some(({ id }) => id === lease.id)));
  if (!isListed) {
    void client.invalidateQueries({ queryKey: endpointKey(listLeases) });
    return;
  }
  client.setQueriesData<LeaseList>(
    { queryKey: endpointKey(listLeases) },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          leases: page.leases.map((row) => (row.id === lease.id ? lease : row)),
        })),
      },
  );
};
