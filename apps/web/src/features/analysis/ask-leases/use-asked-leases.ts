import { getLeaseReport, type Lease } from '@keyclause/contracts';
import type { LeaseAnswer, SetQuestion } from '@keyclause/lease-reader/ask';
import {
  type QueryClient,
  experimental_streamedQuery as streamedQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { endpointQuery } from '#app/endpoint-query.ts';
import { today } from '#reports/dates/day-words.ts';

/** What a lease of the set came to: its answer, or why its report could not be fetched. */
export type AskedLease = { readonly lease: Lease } & (LeaseAnswer | { readonly failure: string });

export type AskedLeases = {
  readonly asked: SetQuestion | undefined;
  /** In the order of the leases, as far as they have come. */
  readonly rows: readonly AskedLease[];
  readonly isAsking: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
};

const atOnce = 4;
const reportFreshMs = 300_000;
const none: readonly AskedLease[] = [];

/** Asks stored reports one after the other on this device; a few are fetched ahead. */
export const useAskedLeases = (leases: readonly Lease[], question: string | null): AskedLeases => {
  const client = useQueryClient();
  const day = today();
  const engine = useQuery({
    queryKey: ['ask-engine'],
    queryFn: () => import('@keyclause/lease-reader/ask'),
    enabled: question !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isReady = question !== null && engine.data !== undefined && leases.length > 0;
  const asked = isReady ? engine.data.setQuestionOf(question, day) : undefined;
  const rows = useQuery({
    queryKey: ['asked-leases', question, day, leases.map(({ id, updatedAt }) => [id, updatedAt])],
    queryFn: streamedQuery<AskedLease>({
      streamFn: async function* ({ signal }) {
        const { askLease, setQuestionOf } = await import('@keyclause/lease-reader/ask');
        const set = setQuestionOf(question ?? '', day);
        const readAt = (at: number): Promise<AskedLease> | undefined => {
          const lease = leases[at];
          return lease && answerOf(client, lease, (report) => askLease(set, report));
        };
        const ahead = Array.from({ length: atOnce }, (_, at) => readAt(at));
        for (let at = 0; at < leases.length && !signal.aborted; at += 1) {
          const row = await ahead.shift();
          ahead.push(readAt(at + atOnce));
          if (row) yield row;
        }
      },
    }),
    enabled: isReady,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return {
    asked,
    rows: isReady ? (rows.data ?? none) : none,
    isAsking: question !== null && (engine.isLoading || rows.isFetching),
    error: engine.error ?? rows.error,
    retry: () => void (engine.error ? engine.refetch() : rows.refetch()),
  };
};

type Report = Parameters<typeof import('@keyclause/lease-reader/ask').askLease>[1];

const answerOf = async (
  client: QueryClient,
  lease: Lease,
  ask: (report: Report) => LeaseAnswer,
): Promise<AskedLease> => {
  try {
    const report = await client.fetchQuery({
      ...endpointQuery(getLeaseReport, { params: { leaseId: lease.id } }),
      staleTime: reportFreshMs,
    });
    return { lease, ...ask(report) };
  } catch (error) {
    return { lease, failure: error instanceof Error ? error.message : String(error) };
  }
};
