import { getLease, listLeases } from '@keyclause/contracts';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { endpointKey } from './endpoint-query.ts';

const leaseId = '0b6c1f8e-5a5e-4a8e-9d5a-1c2d3e4f5a6b';

it('keeps answers to different inputs apart, and finds all of an endpoint', async () => {
  const client = new QueryClient();
  client.setQueryData(endpointKey(listLeases, { query: { sort: 'title' } }), 'by title');
  client.setQueryData(endpointKey(listLeases, { query: { sort: 'score' } }), 'by score');
  client.setQueryData(endpointKey(getLease, { params: { leaseId } }), 'one');

  expect(client.getQueryData(endpointKey(listLeases, { query: { sort: 'title' } }))).toBe('by title');
  expect(client.getQueriesData({ queryKey: endpointKey(listLeases) })).toHaveLength(2);
});
