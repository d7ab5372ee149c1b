import { getLease, type Lease, listLeases } from '@keyclause/contracts';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { endpointKey } from '#app/endpoint-query.ts';
import { leaseChoicesKey, takeLease } from './lease-events.ts';

const aLease = (change: Partial<Lease> = {}): Lease => ({
  id: '5f0c3c3e-6f5d-4e0a-9a53-0d5f8e1f2a10',
  title: 'Elm Street',
  status: 'queued',
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
  charge: 'allowance',
  files: [],
  progress: null,
  failure: null,
  isModelReading: false,
  summary: null,
  ...change,
});

const other = aLease({ id: '0b8d2f0e-1b1f-4f2e-8d3c-6a8f5f5f0001', title: 'Oak Street' });
const newestKey = [...endpointKey(listLeases), { search: '', sort: 'newest' }];

const clientWith = (leases: readonly Lease[]): QueryClient => {
  const client = new QueryClient();
  client.setQueryData(newestKey, { pages: [{ leases, total: leases.length, nextCursor: null }], pageParams: [null] });
  return client;
};

it('shows a change in the list and on the lease’s own page, and nowhere else', () => {
  const client = clientWith([other, aLease()]);
  const changed = aLease({ status: 'reading' });

  takeLease(client, changed);

  expect(client.getQueryData(newestKey)).toMatchObject({ pages: [{ leases: [other, changed] }] });
  expect(client.getQueryData(endpointKey(getLease, { params: { leaseId: changed.id } }))).toEqual(changed);
});

it('asks for the list again when a lease appears that it does not hold', () => {
  const client = clientWith([other]);

  takeLease(client, aLease());

  expect(client.getQueryState(newestKey)?.isInvalidated).toBe(true);
});

it('asks for the leases to choose from again once one is read, and not at each page of it', () => {
  const client = clientWith([aLease()]);
  client.setQueryData(leaseChoicesKey, [other]);

  takeLease(client, aLease({ status: 'reading' }));
  expect(client.getQueryState(leaseChoicesKey)?.isInvalidated).toBe(false);

  takeLease(client, aLease({ status: 'ready' }));
  expect(client.getQueryState(leaseChoicesKey)?.isInvalidated).toBe(true);
});
