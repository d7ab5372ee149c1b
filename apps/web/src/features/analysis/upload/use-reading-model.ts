import { getClientConfig } from '@keyclause/contracts';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#app/endpoint-query.ts';

export type ReadingModel = { readonly name: string; readonly host: string };

/** The model that reads uploaded leases as well; null where none is configured, or while that is not known. */
export const useReadingModel = (): ReadingModel | null => {
  const { data } = useQuery({ ...endpointQuery(getClientConfig, {}), staleTime: Number.POSITIVE_INFINITY });
  return data?.model ?? null;
};
