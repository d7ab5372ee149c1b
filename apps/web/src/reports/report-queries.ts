import { queryOptions } from '@tanstack/react-query';
import type { LeaseSource } from './lease-source.ts';

export const reportQuery = (source: LeaseSource) =>
  queryOptions({
    queryKey: ['lease-source', source.key, 'report'],
    queryFn: ({ signal }) => source.report(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
