import type { Endpoint, EndpointInput, EndpointOutput } from '@keyclause/contracts';
import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { request } from './api-client.ts';

/** Key and call of a query, from its endpoint alone: `useQuery(endpointQuery(getLease, { params: { leaseId } }))`. */
export const endpointQuery = <const E extends Endpoint>(endpoint: E, input: EndpointInput<E>) =>
  queryOptions<EndpointOutput<E>>({
    queryKey: endpointKey(endpoint, input),
    queryFn: async ({ signal }) => {
      const call = request as (
        endpoint: E,
        input: EndpointInput<E>,
        options: { signal: AbortSignal },
      ) => Promise<{ data: EndpointOutput<E> }>;
      return (await call(endpoint, input, { signal })).data;
    },
  });

/** Without an input it stands for every query of the endpoint, as `invalidateQueries` wants it. */
export const endpointKey = <const E extends Endpoint>(endpoint: E, input?: EndpointInput<E>): QueryKey =>
  input === undefined ? [endpoint.path] : [endpoint.path, input];
