import { cancelLease, deleteLease, type Lease, listLeases, restoreLease, updateLease } from '@keyclause/contracts';
import { showNotice } from '@keyclause/ui';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { request } from '#app/api-client.ts';
import { endpointKey } from '#app/endpoint-query.ts';
import { leaseChoicesKey, takeLease } from '../lease-events.ts';

type LeaseList = InfiniteData<{ readonly leases: readonly Lease[]; readonly total: number }>;

export type LeaseActions = {
  readonly rename: (lease: Lease, title: string) => Promise<void>;
  readonly remove: (lease: Lease) => Promise<void>;
  readonly cancel: (lease: Lease) => Promise<void>;
};

// Shorter than the minute in which the server can bring a lease back.
const undoMs = 12_000;

/** What can be done to a lease in the list. The list shows it at once and takes it back when the server refuses. */
export const useLeaseActions = (): LeaseActions => {
  const client = useQueryClient();

  return useMemo(() => {
    const listKey = endpointKey(listLeases);
    const fetchAgain = async (): Promise<void> => {
      void client.invalidateQueries({ queryKey: leaseChoicesKey });
      await client.invalidateQueries({ queryKey: listKey });
    };
    const undo = async ({ id, title }: Lease): Promise<void> => {
      try {
        await request(restoreLease, { params: { leaseId: id } });
        showNotice({ message: `${title} is back.`, tone: 'success' });
      } catch {
        // The failed call is told at the bottom of the page.
      }
      await fetchAgain();
    };

    return {
      rename: async (lease, title) => {
        takeLease(client, { ...lease, title });
        try {
          takeLease(client, (await request(updateLease, { params: { leaseId: lease.id }, body: { title } })).data);
        } catch {
          takeLease(client, lease);
        }
      },
      remove: async (lease) => {
        client.setQueriesData<LeaseList>({ queryKey: listKey }, (list) => without(list, lease.id));
        try {
          await request(deleteLease, { params: { leaseId: lease.id } });
          showNotice({
            message: `${lease.title} was deleted.`,
            durationMs: undoMs,
            action: { label: 'Undo', onClick: () => void undo(lease) },
          });
        } catch {
          // The failed call is told at the bottom of the page; the list then shows the lease again.
        }
        await fetchAgain();
      },
      cancel: async ({ id }) => {
        try {
          takeLease(client, (await request(cancelLease, { params: { leaseId: id } })).data);
        } catch {
          await fetchAgain();
        }
      },
    };
  }, [client]);
};

const without = (list: LeaseList | undefined, leaseId: string): LeaseList | undefined =>
  list && {
    ...list,
    pages: list.pages.map(({ leases, total, ...page }) => ({
      ...page,
      total: Math.max(0, total - 1),
      leases: leases.filter(({ id }) => id !== leaseId),
    })),
  };
