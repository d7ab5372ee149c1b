import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createEarlyTransport } from './early-answers.ts';

const init = (signal = new AbortController().signal) =>
  ({ method: 'GET', headers: {}, credentials: 'same-origin', signal }) as const;
const asked: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return new Response('late');
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pageWith = (answer: Promise<Response | null>) => ({ earlyAnswers: new Map([['/api/me', answer]]) });

it('gives the early answer to the first call of its address, and asks for the second', async () => {
  const transport = createEarlyTransport(pageWith(Promise.resolve(new Response('early'))));

  expect(await (await transport('/api/me', init())).text()).toBe('early');
  expect(asked).toEqual([]);
  expect(await (await transport('/api/me', init())).text()).toBe('late');
});

it('asks where it was not worth asking early, and for what was not asked', async () => {
  const transport = createEarlyTransport(pageWith(Promise.resolve(null)));

  await transport('/api/me', init());
  await transport('/api/dashboard', init());
  expect(asked).toEqual(['/api/me', '/api/dashboard']);
});

it('never takes an early answer for what changes something', async () => {
  const transport = createEarlyTransport(pageWith(Promise.resolve(new Response('early'))));

  await transport('/api/me', { ...init(), method: 'PATCH' });
  expect(asked).toEqual(['/api/me']);
});

it('fails as the early call failed, so that the client tries again as it would', async () => {
  const transport = createEarlyTransport(pageWith(Promise.reject(new TypeError('Failed to fetch'))));

  await expect(transport('/api/me', init())).rejects.toThrow('Failed to fetch');
});

it('ends with its signal', async () => {
  const transport = createEarlyTransport(pageWith(new Promise(() => undefined)));
  const controller = new AbortController();
  const answer = transport('/api/me', init(controller.signal));

  controller.abort(new Error('left'));
  await expect(answer).rejects.toThrow('left');
});

it('forgets answers that nobody took in time', async () => {
  const transport = createEarlyTransport(pageWith(Promise.resolve(new Response('early'))));

  vi.advanceTimersByTime(10_000);
  expect(await (await transport('/api/me', init())).text()).toBe('late');
});
