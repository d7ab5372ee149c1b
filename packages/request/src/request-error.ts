import type { ApiError } from '@keyclause/contracts';

export type FieldFault = NonNullable<ApiError['fields']>[number];

export interface RequestErrorDetail {
  readonly message: string;
  /** HTTP status; 408 after our own timeout, 0 when no answer came. */
  readonly status: number;
  /** What programs branch on: the API's code, or `timeout`, `network`, `invalid_response`. */
  readonly code: string;
  readonly body: unknown;
  readonly url: string;
  readonly path: string;
  readonly requestId: string | null;
  readonly cause?: unknown;
}

/** Any failure of a call: a non-2xx answer, no answer, a late answer or one that is not what the contract says. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly status: number;
  readonly code: string;
  readonly body: unknown;
  readonly url: string;
  readonly path: string;
  readonly requestId: string | null;
  readonly isNetworkError: boolean;
  readonly fields: readonly FieldFault[];

  constructor({ message, status, code, body, url, path, requestId, cause }: RequestErrorDetail) {
    super(message, { cause });
    this.status = status;
    this.code = code;
    this.body = body;
    this.url = url;
    this.path = path;
    this.requestId = requestId;
    this.isNetworkError = code === 'network';
    this.fields = fieldsOf(body);
  }
}

export interface CallSite {
  readonly url: string;
  readonly path: string;
}

export const timeoutError = (site: CallSite, timeoutMs: number): RequestError =>
  new RequestError({
    ...site,
    message: `Request timed out after ${timeoutMs / 1000}s`,
    status: 408,
    code: 'timeout',
    body: { error: 'Request timed out', timeout: timeoutMs },
    requestId: null,
  });

export const networkFailureText = 'Network request failed. Please check your connection or CORS settings.';

export const networkError = (site: CallSite, cause: unknown): RequestError =>
  new RequestError({
    ...site,
    message: networkFailureText,
    status: 0,
    code: 'network',
    body: null,
    requestId: null,
    cause,
  });

/** The message is the body's `error`, else its `message`, else `Request failed (status)`. */
export const statusError = (site: CallSite, response: Response, body: unknown): RequestError =>
  new RequestError({
    ...site,
    message: textOf(body, 'error') ?? textOf(body, 'message') ?? `Request failed (${response.status})`,
    status: response.status,
    code: textOf(body, 'code') ?? `http_${response.status}`,
    body,
    requestId: response.headers.get('x-request-id'),
  });

export const invalidResponseError = (site: CallSite, response: Response, body: unknown, cause: unknown): RequestError =>
  new RequestError({
    ...site,
    message: 'The server sent an answer that this page does not understand. Reload the page and try again.',
    status: response.status,
    code: 'invalid_response',
    body,
    requestId: response.headers.get('x-request-id'),
    cause,
  });

const textOf = (body: unknown, key: string): string | undefined => {
  if (typeof body !== 'object' || body === null) return undefined;
  const value = (body as Record<string, unknown>)[key];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

const fieldsOf = (body: unknown): readonly FieldFault[] => {
  if (typeof body !== 'object' || body === null) return [];
  const { fields } = body as { fields?: unknown };
  return Array.isArray(fields) ? fields.filter(isFieldFault) : [];
};

const isFieldFault = (value: unknown): value is FieldFault =>
  typeof value === 'object' && value !== null && 'path' in value && 'message' in value;
