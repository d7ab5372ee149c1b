import type { Endpoint, EndpointOutput } from '@keyclause/contracts';
import { emitApiEvent } from './api-events.ts';
import { endpointUrl, type LooseInput } from './endpoint-url.ts';
import { type Reply, readReply } from './reply.ts';
import type { RequestArguments } from './request-arguments.ts';
import { networkError, RequestError, timeoutError } from './request-error.ts';
import { mayRepeat, requestDefaults, retryDelayMs } from './retry-policy.ts';
import { createSubscribe, type Subscribe } from './subscribe.ts';
import { type OnUploadProgress, type Transport, uploadTransport } from './transport.ts';
import { wait } from './wait.ts';

export interface RequestClientOptions {
  /** Empty for the page's own origin. */
  readonly baseUrl?: string;
  readonly fetch?: Transport;
  /** Where `api-success` and `api-error` are dispatched. */
  readonly events?: EventTarget;
  readonly isProduction?: boolean;
  /** Sent with each call; a call's own headers win. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface RequestOptions {
  readonly signal?: AbortSignal;
  /** Per attempt; 0 waits without end. Uploads get ten minutes unless told otherwise. */
  readonly timeoutMs?: number;
  readonly retries?: number;
  /** Makes a POST or PATCH safe to repeat. */
  readonly idempotencyKey?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly credentials?: RequestCredentials;
  readonly onUploadProgress?: OnUploadProgress;
  /** Statuses that the caller shows itself: their `api-error` is marked as expected. */
  readonly expectedStatuses?: readonly number[];
}

export interface RequestResult<Output> {
  readonly response: Response;
  readonly data: Output;
  readonly body: unknown;
}

export type Request = <E extends Endpoint>(
  endpoint: E,
  ...rest: RequestArguments<E, RequestOptions>
) => Promise<RequestResult<EndpointOutput<E>>>;

export interface RequestClient {
  readonly request: Request;
  readonly subscribe: Subscribe;
  readonly events: EventTarget;
}

const uploadTimeoutMs = 600_000;

/**
 * `request` gives the response or throws RequestError; an aborted call throws the signal's reason.
 * Throws at once when a production base address does not use HTTPS.
 */
export const createRequestClient = ({
  baseUrl = '',
  fetch: transport = (url, init) => fetch(url, init),
  events = new EventTarget(),
  isProduction = false,
  headers: ownHeaders = {},
}: RequestClientOptions = {}): RequestClient => {
  if (isProduction && baseUrl !== '' && !baseUrl.startsWith('https://')) {
    throw new Error('API base URL must use HTTPS in production');
  }

  const attempt = async (endpoint: Endpoint, call: Call, options: RequestOptions): Promise<Attempt> => {
    const { timeoutMs = isMultipart(endpoint) ? uploadTimeoutMs : requestDefaults.timeoutMs } = options;
    const deadline = new AbortController();
    const timer = timeoutMs > 0 ? setTimeout(() => deadline.abort(), timeoutMs) : undefined;
    const signal = options.signal ? AbortSignal.any([options.signal, deadline.signal]) : deadline.signal;
    const send = options.onUploadProgress ? uploadTransport(options.onUploadProgress) : transport;
    let response: Response | undefined;
    try {
      response = await send(call.url, {
        method: endpoint.method,
        headers: { ...ownHeaders, ...call.headers, ...options.headers },
        credentials: options.credentials ?? 'same-origin',
        signal,
        ...(call.body === undefined ? {} : { body: call.body }),
      });
      return { response, reply: await readReply(endpoint, call, response) };
    } catch (cause) {
      options.signal?.throwIfAborted();
      return { response, error: deadline.signal.aborted ? timeoutError(call, timeoutMs) : asRequestError(call, cause) };
    } finally {
      clearTimeout(timer);
    }
  };

  const request = async (endpoint: Endpoint, input: LooseInput = {}, options: RequestOptions = {}) => {
    const call = callOf(endpoint, input, baseUrl, options.idempotencyKey);
    const startedAt = performance.now();
    const retries = mayRepeat(endpoint.method, options.idempotencyKey)
      ? (options.retries ?? requestDefaults.retries)
      : 0;
    for (let count = 0; ; count += 1) {
      const { response, reply, error } = await attempt(endpoint, call, options);
      if (!error) {
        emitApiEvent(events, 'api-success', {
          url: call.url,
          status: response.status,
          requestId: response.headers.get('x-request-id'),
          duration_ms: Math.round(performance.now() - startedAt),
          isUpload: isMultipart(endpoint),
        });
        return { response, data: reply.data, body: reply.body };
      }
      const retryAfter = response?.headers.get('retry-after') ?? null;
      const delayMs = count < retries ? retryDelayMs({ error, attempt: count, retryAfter }) : null;
      if (delayMs === null) {
        emitApiEvent(events, 'api-error', {
          url: call.url,
          status: error.status,
          requestId: error.requestId,
          body: error.body,
          isExpected: options.expectedStatuses?.includes(error.status) ?? false,
        });
        throw error;
      }
      await wait(delayMs, options.signal);
    }
  };

  return {
    request: request as Request,
    subscribe: createSubscribe({ baseUrl, transport, headers: ownHeaders }),
    events,
  };
};

interface Call {
  readonly url: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: string | FormData;
}

type Attempt =
  | { readonly response: Response; readonly reply: Reply; readonly error?: undefined }
  | { readonly response: Response | undefined; readonly reply?: undefined; readonly error: RequestError };

const isMultipart = (endpoint: Endpoint): boolean => endpoint.body === 'multipart';

const callOf = (endpoint: Endpoint, input: LooseInput, baseUrl: string, idempotencyKey: string | undefined): Call => {
  const site = { url: `${baseUrl}${endpointUrl(endpoint, input)}`, path: endpoint.path };
  const headers = {
    accept: endpoint.response === 'file' ? '*/*' : 'application/json',
    ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
  };
  if (input.body === undefined) return { ...site, headers };
  if (input.body instanceof FormData) return { ...site, headers, body: input.body };
  return { ...site, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(input.body) };
};

const asRequestError = (call: Call, cause: unknown): RequestError =>
  cause instanceof RequestError ? cause : networkError(call, cause);
