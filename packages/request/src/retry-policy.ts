import type { RequestError } from './request-error.ts';

/** Section 9 of the specification. */
export const requestDefaults = { timeoutMs: 10_000, retries: 2, backoffMs: 500, jitterMs: 100 } as const;

/** A wait longer than this is the user's to decide, not ours. */
const retryAfterLimitMs = 30_000;

const retriedStatuses: readonly number[] = [0, 408, 429, 502, 503, 504];
const repeatableMethods: readonly string[] = ['GET', 'HEAD', 'PUT', 'DELETE'];

export interface Failure {
  readonly error: RequestError;
  /** Counted from 0. */
  readonly attempt: number;
  readonly retryAfter: string | null;
}

/** Calls that change something are repeated only when the server can tell that they are the same. */
export const mayRepeat = (method: string, idempotencyKey: string | undefined): boolean =>
  repeatableMethods.includes(method) || idempotencyKey !== undefined;

/** Milliseconds until the next attempt, or null when this failure is final. */
export const retryDelayMs = ({ error, attempt, retryAfter }: Failure, random = Math.random): number | null => {
  if (!retriedStatuses.includes(error.status) || error.code === 'invalid_response') return null;
  const backoffMs = requestDefaults.backoffMs * 2 ** attempt + random() * requestDefaults.jitterMs;
  const askedMs = retryAfterMs(retryAfter);
  return askedMs > retryAfterLimitMs ? null : Math.max(backoffMs, askedMs);
};

/** `Retry-After` is a number of seconds or an HTTP date (RFC 9110, 10.2.3). */
const retryAfterMs = (value: string | null): number => {
  if (value === null) return 0;
  const seconds = Number(value);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const until = Date.parse(value);
  return Number.isNaN(until) ? 0 : Math.max(0, until - Date.now());
};
