import { getMe } from '@keyclause/contracts';
import { createRequestClient } from '@keyclause/request';
import { aServer, json } from '@keyclause/request/testing';
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSessionEnd } from './use-session-end.ts';

const refusing = (status: number) =>
  aServer(json(status, { error: 'Sign in first', code: 'unauthenticated' }, { 'access-control-allow-origin': '*' }));

it.each([
  [401, [], 1],
  [401, [401], 0],
  [403, [], 0],
])('asks anew who is signed in after status %i, expected %j: %i times', async (status, expectedStatuses, times) => {
  await using server = await refusing(status);
  const { request, events } = createRequestClient({ baseUrl: server.url });
  const identity = { refresh: vi.fn(async () => undefined) };
  renderHook(() => useSessionEnd(events, identity));

  await request(getMe, {}, { expectedStatuses }).catch(() => undefined);

  expect(identity.refresh).toHaveBeenCalledTimes(times);
});
