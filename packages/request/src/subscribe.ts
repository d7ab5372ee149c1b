import type { Endpoint, EndpointOutput } from '@keyclause/contracts';
import { endpointUrl, type LooseInput } from './endpoint-url.ts';
import { readMessages } from './event-stream.ts';
import { readJson } from './reply.ts';
import type { RequestArguments } from './request-arguments.ts';
import { type CallSite, invalidResponseError, networkError, RequestError, statusError } from './request-error.ts';
import { requestDefaults, retryDelayMs } from './retry-policy.ts';
import type { Transport } from './transport.ts';
import { wait } from './wait.ts';

export interface SubscribeOptions<Output> {
  readonly onEvent: (event: Output) => void;
  /** A refusal ends the subscription. A lost connection is told after two fruitless attempts, and tried again all the same. */
  readonly onError?: (error: RequestError) => void;
  /** The stream is open again after it was lost: what happened between may have been missed. */
  readonly onReconnect?: () => void;
  /** A stream that says nothing, not even a comment, for so long is taken for dead. */
  readonly idleMs?: number;
}

/** Returns the function that ends the subscription. */
export type Subscribe = <E extends Endpoint>(
  endpoint: E,
  ...rest: Required<RequestArguments<E, SubscribeOptions<EndpointOutput<E>>>>
) => () => void;

interface SubscribeContext {
  readonly baseUrl: string;
  readonly transport: Transport;
  readonly headers: Readonly<Record<string, string>>;
}

const reconnectLimitMs = 30_000;
const idleDefaultMs = 90_000;

export const createSubscribe = ({ baseUrl, transport, headers }: SubscribeContext): Subscribe => {
  const subscribe = (endpoint: Endpoint, input: LooseInput, options: SubscribeOptions<unknown>) => {
    const ended = new AbortController();
    const site = { url: `${baseUrl}${endpointUrl(endpoint, input)}`, path: endpoint.path };
    void follow({ endpoint, site, options, transport, headers, ended: ended.signal });
    return () => ended.abort();
  };
  return subscribe as Subscribe;
};

interface Subscription {
  readonly endpoint: Endpoint;
  readonly site: CallSite;
  readonly options: SubscribeOptions<unknown>;
  readonly transport: Transport;
  readonly headers: Readonly<Record<string, string>>;
  readonly ended: AbortSignal;
}

const follow = async (subscription: Subscription): Promise<void> => {
  const { options, ended } = subscription;
  const position: Position = { failures: 0, lastId: undefined, wasOpen: false };
  while (!ended.aborted) {
    const error = await connect(subscription, position);
    if (ended.aborted) return;
    if (error && retryDelayMs({ error, attempt: 0, retryAfter: null }) === null) {
      options.onError?.(error);
      return;
    }
    position.failures += 1;
    if (error && position.failures === requestDefaults.retries + 1) options.onError?.(error);
    const backoffMs = Math.min(requestDefaults.backoffMs * 2 ** (position.failures - 1), reconnectLimitMs);
    await wait(backoffMs + Math.random() * requestDefaults.jitterMs, ended).catch(() => undefined);
  }
};

interface Position {
  failures: number;
  lastId: string | undefined;
  wasOpen: boolean;
}

/** Resolves when the stream ends: with the error that ended it, or with null when the server closed it. */
const connect = async (subscription: Subscription, position: Position): Promise<RequestError | null> => {
  const { site, transport, headers, options, ended } = subscription;
  const idle = new AbortController();
  const idleMs = options.idleMs ?? idleDefaultMs;
  let timer = setTimeout(() => idle.abort(), idleMs);
  const onBytes = () => {
    clearTimeout(timer);
    timer = setTimeout(() => idle.abort(), idleMs);
  };
  try {
    const response = await transport(site.url, {
      method: 'GET',
      headers: {
        ...headers,
        accept: 'text/event-stream',
        ...(position.lastId === undefined ? {} : { 'last-event-id': position.lastId }),
      },
      credentials: 'same-origin',
      signal: AbortSignal.any([ended, idle.signal]),
    });
    if (!response.ok) return statusError(site, response, await readJson(response));
    if (!response.body) return networkError(site, new TypeError('The stream has no body'));
    if (position.wasOpen) options.onReconnect?.();
    position.wasOpen = true;
    await readMessages(
      response.body,
      ({ data, id }) => {
        position.failures = 0;
        if (id !== undefined) position.lastId = id;
        deliver(subscription, response, data);
      },
      onBytes,
    );
    return null;
  } catch (cause) {
    return cause instanceof RequestError ? cause : networkError(site, cause);
  } finally {
    clearTimeout(timer);
  }
};

const deliver = ({ endpoint, site, options, ended }: Subscription, response: Response, data: string): void => {
  if (ended.aborted || typeof endpoint.response === 'string' || !('events' in endpoint.response)) return;
  const parsed = endpoint.response.events.safeParse(jsonOf(data));
  if (parsed.success) options.onEvent(parsed.data);
  else options.onError?.(invalidResponseError(site, response, data, parsed.error));
};

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
