import { QueryClient } from '@tanstack/react-query';

/** The request client tries again by itself, so queries do not. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 15_000, gcTime: 10 * 60_000 },
      mutations: { retry: false },
    },
  });
