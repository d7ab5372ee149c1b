import type { Endpoint } from '@keyclause/contracts';
import { type CallSite, invalidResponseError, statusError } from './request-error.ts';

export interface Reply {
  /** The `data` member of the body if there is one, else the whole body, as the endpoint's schema gives it. */
  readonly data: unknown;
  readonly body: unknown;
}

/** Reads and checks the body. Throws RequestError for a non-2xx status or a body that is not what the contract says. */
export const readReply = async (endpoint: Endpoint, site: CallSite, response: Response): Promise<Reply> => {
  if (!response.ok) throw statusError(site, response, await readJson(response));
  if (endpoint.response === 'file') {
    const blob = await response.blob();
    return { data: blob, body: blob };
  }
  const body = await readJson(response);
  if ('events' in endpoint.response) throw new TypeError(`${endpoint.path} is a stream: subscribe to it`);
  const parsed = endpoint.response.safeParse(dataOf(body));
  if (!parsed.success) throw invalidResponseError(site, response, body, parsed.error);
  return { data: parsed.data, body };
};

/** An unreadable body counts as empty. */
export const readJson = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const dataOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'data' in body ? body.data : body;
