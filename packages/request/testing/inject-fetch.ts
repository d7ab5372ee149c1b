import { Readable } from 'node:stream';
import type { Transport } from '../src/index.ts';

/** What Fastify's `inject` takes and gives, as far as a transport needs it. */
export interface InjectableApp {
  inject(options: {
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
    url: string;
    headers: Record<string, string>;
    payload?: Buffer;
    payloadAsStream: true;
    signal: AbortSignal;
  }): Promise<InjectReply>;
}

interface InjectReply {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | number | undefined>>;
  stream(): Readable;
}

export interface InjectFetchOptions {
  /** Sent as `Origin`, as a browser on that origin would. */
  readonly origin?: string;
}

/**
 * A transport that answers from the app without a socket. Keeps the cookies that the app sets, so that one transport is one browser;
 * streams are not buffered, so that `subscribe` works too.
 */
export const injectFetch = (
  app: InjectableApp,
  { origin = 'http://localhost' }: InjectFetchOptions = {},
): Transport & { readonly cookies: Map<string, string> } => {
  const cookies = new Map<string, string>();
  const transport: Transport = async (url, { method, headers, body, signal }) => {
    const outgoing = new Request(new URL(url, origin), {
      method,
      headers: { origin, 'sec-fetch-site': 'same-origin', ...cookieHeader(cookies), ...headers },
      ...(body === undefined ? {} : { body }),
    });
    const payload = Buffer.from(await outgoing.arrayBuffer());
    const reply = await app.inject({
      method: method as 'GET',
      url: url.replace(origin, ''),
      headers: Object.fromEntries(outgoing.headers),
      ...(payload.length > 0 ? { payload } : {}),
      payloadAsStream: true,
      signal,
    });
    const replyHeaders = headersOf(reply.headers);
    for (const cookie of replyHeaders.getSetCookie()) keep(cookies, cookie);
    const hasNoBody = reply.statusCode === 204 || reply.statusCode === 304;
    const stream = reply.stream();
    if (hasNoBody) stream.resume();
    return new Response(hasNoBody ? null : (Readable.toWeb(stream) as ReadableStream<Uint8Array>), {
      status: reply.statusCode,
      headers: replyHeaders,
    });
  };
  return Object.assign(transport, { cookies });
};

const cookieHeader = (cookies: Map<string, string>): Record<string, string> =>
  cookies.size === 0 ? {} : { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') };

const headersOf = (raw: InjectReply['headers']): Headers => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(raw)) {
    if (Array.isArray(value)) for (const one of value) headers.append(name, one);
    else if (value !== undefined) headers.append(name, String(value));
  }
  return headers;
};

const keep = (cookies: Map<string, string>, setCookie: string): void => {
  const [pair = '', ...attributes] = setCookie.split(';');
  const [name = '', ...value] = pair.split('=');
  const isGone = attributes.some((attribute) => /^\s*max-age=0\s*$/i.test(attribute));
  if (isGone) cookies.delete(name.trim());
  else cookies.set(name.trim(), value.join('=').trim());
};
