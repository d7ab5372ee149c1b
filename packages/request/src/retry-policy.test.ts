import { describe, expect, it } from 'vitest';
import { RequestError } from './index.ts';
import { mayRepeat, requestDefaults, retryDelayMs } from './retry-policy.ts';

const failure = (status: number, code = 'http') =>
  new RequestError({ message: '', status, code, body: null, url: '/api/x', path: '/api/x', requestId: null });

const delay = (status: number, attempt: number, random: number, retryAfter: string | null = null) =>
  retryDelayMs({ error: failure(status), attempt, retryAfter }, () => random);

it('has the numbers of the specification: 10000 ms, two retries, 500 ms backoff, 100 ms jitter', () => {
  expect(requestDefaults).toEqual({ timeoutMs: 10_000, retries: 2, backoffMs: 500, jitterMs: 100 });
});

describe('the wait before another try', () => {
  it.each([
    [0, 0, 500],
    [0, 0.999, 599.9],
    [1, 0, 1000],
    [1, 0.5, 1050],
    [2, 0, 2000],
  ])('after attempt %i with chance %f is 500 ms x 2^attempt and up to 100 ms: %f ms', (attempt, random, ms) => {
    expect(delay(503, attempt, random)).toBeCloseTo(ms);
  });

  it('follows a network failure', () => {
    expect(retryDelayMs({ error: failure(0, 'network'), attempt: 0, retryAfter: null }, () => 0)).toBe(500);
  });

  it('is as long as Retry-After asks, in seconds or until a date, and never shorter than the backoff', () => {
    expect(delay(429, 0, 0, '2')).toBe(2000);
    expect(delay(429, 1, 0, '0')).toBe(1000);
    const until = delay(503, 0, 0, new Date(Date.now() + 10_000).toUTCString()) ?? 0;
    expect(until).toBeGreaterThan(8_000);
    expect(until).toBeLessThanOrEqual(10_000);
    expect(delay(503, 0, 0, 'soon')).toBe(500);
  });

  it.each([400, 401, 403, 404, 409, 422, 500])('does not exist for status %i', (status) => {
    expect(delay(status, 0, 0)).toBeNull();
  });
});

it.each([
  ['GET', undefined, true],
  ['HEAD', undefined, true],
  ['PUT', undefined, true],
  ['DELETE', undefined, true],
  ['POST', undefined, false],
  ['PATCH', undefined, false],
  ['POST', 'key-1', true],
  ['PATCH', 'key-1', true],
])('may repeat %s with the idempotency key %s: %s', (method, key, expected) => {
  expect(mayRepeat(method, key)).toBe(expected);
});
