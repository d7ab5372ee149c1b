import { getLease, listLeases } from '@keyclause/contracts';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endpointKey } from './endpoint-query.ts';
import { createQueryClient } from './query-client.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') }));
afterEach(() => vi.useRealTimers());

const leaseId = '0b6c1f8e-5a5e-4a8e-9d5a-1c2d3e4f5a6b';

it('keeps answers to different inputs apart, and finds all of an endpoint', async () => {
  const client = new QueryClient();
  client.setQueryData(endpointKey(listLeases, { query: { sort: 'title' } }), 'by title');
  client.setQueryData(endpointKey(listLeases, { query: { sort: 'score' } }), 'by score');
  client.setQueryData(endpointKey(getLease, { params: { leaseId } }), 'one');

  expect(client.getQueryData(endpointKey(listLeases, { query: { sort: 'title' } }))).toBe('by title');
  expect(client.getQueriesData({ queryKey: endpointKey(listLeases) })).toHaveLength(2);
});

it('keeps with each answer when it came, and asks again for one that is older than fifteen seconds', () => {
  const client = createQueryClient();
  const queryKey = endpointKey(getLease, { params: { leaseId } });
  const cached = () => new QueryObserver(client, { queryKey, queryFn: () => 'new' }).getCurrentResult();

  client.setQueryData(queryKey, 'one', { updatedAt: Date.now() - 14_000 });
  expect(cached()).toMatchObject({ data: 'one', dataUpdatedAt: Date.now() - 14_000, isStale: false });

  client.setQueryData(queryKey, 'two', { updatedAt: Date.now() - 16_000 });
  expect(cached()).toMatchObject({ data: 'two', dataUpdatedAt: Date.now() - 16_000, isStale: true });
});
