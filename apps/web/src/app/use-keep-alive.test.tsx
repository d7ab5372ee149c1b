import { createRequestClient } from '@keyclause/request';
import { aServer, json } from '@keyclause/request/testing';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepAliveMs, useKeepAlive } from './use-keep-alive.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => vi.useRealTimers());

const cors = { 'access-control-allow-origin': '*' };

it('calls every 420000 ms until the page goes', async () => {
  await using server = await aServer(json(200, { ok: true }, cors));
  const { request } = createRequestClient({ baseUrl: server.url });
  const { unmount } = renderHook(() => useKeepAlive(request));

  act(() => vi.advanceTimersByTime(keepAliveMs - 1));
  expect(keepAliveMs).toBe(420_000);
  expect(server.requests).toHaveLength(0);
  act(() => vi.advanceTimersByTime(keepAliveMs + 1));
  await vi.waitFor(() => expect(server.requests.map(({ url }) => url)).toEqual(['/api/ping', '/api/ping']));

  unmount();
  vi.advanceTimersByTime(keepAliveMs * 3);
  expect(server.requests).toHaveLength(2);
});

it('is paused in a hidden tab, and goes on when it is seen again', async () => {
  await using server = await aServer(json(200, { ok: true }, cors));
  const { request } = createRequestClient({ baseUrl: server.url });
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  renderHook(() => useKeepAlive(request));

  act(() => vi.advanceTimersByTime(keepAliveMs * 2));
  visibility.mockReturnValue('visible');
  act(() => vi.advanceTimersByTime(keepAliveMs));

  await vi.waitFor(() => expect(server.requests).toHaveLength(1));
});

it('only logs a failure', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await using server = await aServer(json(503, {}, cors));
  const { request } = createRequestClient({ baseUrl: server.url });
  renderHook(() => useKeepAlive(request));

  act(() => vi.advanceTimersByTime(keepAliveMs));

  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
  expect(server.requests).toHaveLength(1);
});
