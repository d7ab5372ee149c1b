import { getDashboard, type Lease, watchLeases } from '@keyclause/contracts';
import type { CalendarDay } from '@keyclause/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { subscribe } from '#app/api-client.ts';
import { endpointKey, endpointQuery } from '#app/endpoint-query.ts';

export const dashboardQuery = (today: CalendarDay) => endpointQuery(getDashboard, { query: { today } });

interface ShownDashboard {
  readonly leases: readonly Lease[];
}

/** Of somebody signed in: shows a reading page by page; asks for everything anew only when one begins, ends or goes. */
export const useDashboardEvents = (isSignedIn: boolean): void => {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isSignedIn) return;
    const filter = { queryKey: endpointKey(getDashboard) };
    const askAnew = () => void queryClient.invalidateQueries(filter);
    const onEvent = (lease: Lease) => {
      const shown = queryClient.getQueriesData<ShownDashboard>(filter).flatMap(([, data]) => data?.leases ?? []);
      if (shown.find(({ id }) => id === lease.id)?.status !== lease.status) {
        askAnew();
        return;
      }
      queryClient.setQueriesData<ShownDashboard>(
        filter,
        (data) => data && { ...data, leases: data.leases.map((one) => (one.id === lease.id ? lease : one)) },
      );
    };
    return subscribe(watchLeases, {}, { onEvent, onReconnect: askAnew });
  }, [queryClient, isSignedIn]);
};
