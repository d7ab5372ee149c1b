import { listLeases } from '@keyclause/contracts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { request } from '#app/api-client.ts';
import { endpointKey } from '#app/endpoint-query.ts';

export type LeaseSort = z.output<typeof listLeases.query>['sort'];
export type LeaseFilter = { readonly search: string; readonly sort: LeaseSort };

export const sortNames: Readonly<Record<LeaseSort, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  title: 'By name',
  score: 'Best score first',
  end: 'Ending soonest',
};

const pageSize = 20;

export const leaseListQuery = ({ search, sort }: LeaseFilter) =>
  infiniteQueryOptions({
    queryKey: [...endpointKey(listLeases), { search, sort }],
    queryFn: async ({ signal, pageParam }) => {
      const query = {
        sort,
        limit: pageSize,
        ...(search ? { search } : {}),
        ...(pageParam ? { cursor: pageParam } : {}),
      };
      return (await request(listLeases, { query }, { signal })).data;
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** Search and sort live in the address. */
export const readFilter = (query: URLSearchParams): LeaseFilter => ({
  search: (query.get('search') ?? '').slice(0, 200),
  sort: Object.keys(sortNames).find((name): name is LeaseSort => name === query.get('sort')) ?? 'newest',
});
