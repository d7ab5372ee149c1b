import { endpoint } from '@keyclause/contracts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { aServer, json } from '../testing/a-server.ts';
import { type ApiEvents, createRequestClient, onApiEvent, RequestError } from './index.ts';

const shared = { summary: 'A key.', tag: 'keys', access: 'public' } as const;
const keySchema = z.object({ key: z.string() });

const getKey = endpoint({ ...shared, method: 'GET', path: '/api/keys', response: keySchema });
const getNamedKey = endpoint({
  ...shared,
  method: 'GET',
  path: '/api/keys/:name',
  params: z.strictObject({ name: z.string() }),
  query: z.strictObject({ at: z.string().optional(), depth: z.number().optional() }),
  response: keySchema,
});
const createKey = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/keys',
  body: z.strictObject({ key: z.string() }),
  response: keySchema,
});
const downloadKey = endpoint({ ...shared, method: 'GET', path: '/api/keys/file', response: 'file' });

const failureOf = async (call: Promise<unknown>): Promise<RequestError> => {
  const reason = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(reason).toBeInstanceOf(RequestError);
  return reason as RequestError;
};

const recorded = (events: EventTarget) => {
  const heard: (ApiEvents['api-success'] | ApiEvents['api-error'])[] = [];
  onApiEvent(events, 'api-success', (detail) => heard.push(detail));
  onApiEvent(events, 'api-error', (detail) => heard.push(detail));
  return heard;
};

const ok = json(200, { key: 'brass' });

describe('a call that succeeds', () => {
  it('gives the whole body where it has no data member', async () => {
    await using server = await aServer(ok);
    const { request } = createRequestClient({ baseUrl: server.url });

    const { data, body, response } = await request(getKey);

    expect(data).toEqual({ key: 'brass' });
    expect(body).toEqual({ key: 'brass' });
    expect(response.status).toBe(200);
  });

  it('gives the data member where the body has one', async () => {
    await using server = await aServer(json(200, { data: { key: 'iron' }, page: 1 }));
    const { request } = createRequestClient({ baseUrl: server.url });

    const { data, body } = await request(getKey);

    expect(data).toEqual({ key: 'iron' });
    expect(body).toEqual({ data: { key: 'iron' }, page: 1 });
  });

  it('builds the address from the contract, with every part encoded', async () => {
    await using server = await aServer(ok);
    const { request } = createRequestClient({ baseUrl: server.url });

    await request(getNamedKey, { params: { name: '../a b?' }, query: { at: 'x&y=1' } });

    expect(server.requests[0]?.url).toBe('/api/keys/..%2Fa%20b%3F?at=x%26y%3D1');
  });

  it('gives the bytes of a file', async () => {
    await using server = await aServer((reply) => reply.end('PDF'));
    const { request } = createRequestClient({ baseUrl: server.url });

    const { data } = await request(downloadKey);

    expect(await data.text()).toBe('PDF');
  });

  it('tells the page with url, status, request id and duration', async () => {
    await using server = await aServer(json(200, { key: 'brass' }, { 'x-request-id': 'r-1' }));
    const { request, events } = createRequestClient({ baseUrl: server.url });
    const heard = recorded(events);

    await request(getKey);

    expect(heard).toEqual([
      {
        url: `${server.url}/api/keys`,
        status: 200,
        requestId: 'r-1',
        duration_ms: expect.any(Number),
        isUpload: false,
      },
    ]);
  });
});

it('sends credentials to its own origin only, unless the call says otherwise', async () => {
  const seen: RequestCredentials[] = [];
  const { request } = createRequestClient({
    fetch: async (_url, { credentials }) => {
      seen.push(credentials);
      return Response.json({ key: 'brass' });
    },
  });

  await request(getKey);
  await request(getKey, {}, { credentials: 'include' });

  expect(seen).toEqual(['same-origin', 'include']);
});

describe('a call that fails', () => {
  it.each([
    [{ error: 'No such key', message: 'other', code: 'not_found' }, 'No such key', 'not_found'],
    [{ message: 'No such key' }, 'No such key', 'http_404'],
    [{ error: '' }, 'Request failed (404)', 'http_404'],
    ['<html>', 'Request failed (404)', 'http_404'],
  ])('takes its message from %j', async (body, message, code) => {
    await using server = await aServer(json(404, body, { 'x-request-id': 'r-2' }));
    const { request, events } = createRequestClient({ baseUrl: server.url });
    const heard = recorded(events);

    const error = await failureOf(request(getKey));

    const seenBody = typeof body === 'string' ? null : body;
    expect(error).toMatchObject({ message, code, status: 404, requestId: 'r-2', path: '/api/keys', body: seenBody });
    expect(heard).toEqual([
      { url: `${server.url}/api/keys`, status: 404, requestId: 'r-2', body: seenBody, isExpected: false },
    ]);
    expect(server.requests).toHaveLength(1);
  });

  it('names the wrong fields', async () => {
    const fields = [{ path: 'body.key', message: 'Too short' }];
    await using server = await aServer(json(400, { error: 'Invalid', code: 'invalid_request', fields }));
    const { request } = createRequestClient({ baseUrl: server.url });

    const error = await failureOf(request(createKey, { body: { key: '' } }));

    expect(error.fields).toEqual(fields);
  });

  it('marks a status as expected when the caller answers it', async () => {
    await using server = await aServer(json(401, { error: 'No' }));
    const { request, events } = createRequestClient({ baseUrl: server.url });
    const heard = recorded(events);

    await failureOf(request(getKey, {}, { expectedStatuses: [401] }));

    expect(heard).toMatchObject([{ status: 401, isExpected: true }]);
  });

  it('refuses an answer that is not what the contract says, without a second try', async () => {
    await using server = await aServer(json(200, { lock: 'brass' }));
    const { request } = createRequestClient({ baseUrl: server.url });

    const error = await failureOf(request(getKey));

    expect(error.code).toBe('invalid_response');
    expect(server.requests).toHaveLength(1);
  });

  it('is a network failure when nobody answers', async () => {
    const { request } = createRequestClient({ baseUrl: 'http://127.0.0.1:9' });

    const error = await failureOf(request(getKey, {}, { retries: 0 }));

    expect(error).toMatchObject({
      message: 'Network request failed. Please check your connection or CORS settings.',
      isNetworkError: true,
      status: 0,
      url: 'http://127.0.0.1:9/api/keys',
      path: '/api/keys',
    });
  });

  it('times out with status 408, also when the body never ends', async () => {
    await using server = await aServer(
      () => undefined,
      (reply) => {
        reply.writeHead(200, { 'content-type': 'application/json' });
        reply.write('{"key":');
      },
    );
    const { request } = createRequestClient({ baseUrl: server.url });

    const silent = await failureOf(request(getKey, {}, { timeoutMs: 60, retries: 0 }));
    const endless = await failureOf(request(getKey, {}, { timeoutMs: 60, retries: 0 }));

    for (const error of [silent, endless]) {
      expect(error).toMatchObject({
        message: 'Request timed out after 0.06s',
        status: 408,
        body: { error: 'Request timed out', timeout: 60 },
      });
    }
  });
});

describe('a second try', () => {
  it.each([408, 429, 502, 503, 504])('follows status %i, after half a second', async (status) => {
    await using server = await aServer(json(status, {}), ok);
    const { request, events } = createRequestClient({ baseUrl: server.url });
    const heard = recorded(events);
    const startedAt = performance.now();

    const { data } = await request(getKey);

    expect(data).toEqual({ key: 'brass' });
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(495);
    expect(heard).toHaveLength(1);
  });

  it('comes twice at most, the second after a second', async () => {
    await using server = await aServer(json(503, {}));
    const { request } = createRequestClient({ baseUrl: server.url });
    const startedAt = performance.now();

    const error = await failureOf(request(getKey));

    expect(error.status).toBe(503);
    expect(server.requests).toHaveLength(3);
    const tookMs = performance.now() - startedAt;
    expect(tookMs).toBeGreaterThanOrEqual(1_490);
    expect(tookMs).toBeLessThan(2_400);
  });

  it.each([400, 401, 402, 404, 409, 422, 500])('never follows status %i', async (status) => {
    await using server = await aServer(json(status, {}), ok);
    const { request } = createRequestClient({ baseUrl: server.url });

    await failureOf(request(getKey));

    expect(server.requests).toHaveLength(1);
  });

  it('never follows a POST, unless a key tells that it is the same call', async () => {
    await using bare = await aServer(json(503, {}), ok);
    await using keyed = await aServer(json(503, {}), ok);

    await failureOf(createRequestClient({ baseUrl: bare.url }).request(createKey, { body: { key: 'a' } }));
    await createRequestClient({ baseUrl: keyed.url }).request(
      createKey,
      { body: { key: 'a' } },
      { idempotencyKey: 'k-1' },
    );

    expect(bare.requests).toHaveLength(1);
    expect(keyed.requests.map(({ headers }) => headers['idempotency-key'])).toEqual(['k-1', 'k-1']);
  });

  it('waits as long as Retry-After asks, and gives up when that is too long', async () => {
    await using patient = await aServer(json(429, {}, { 'retry-after': '1' }), ok);
    await using late = await aServer(json(429, {}, { 'retry-after': '3600' }), ok);
    const startedAt = performance.now();

    await createRequestClient({ baseUrl: patient.url }).request(getKey);
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(995);

    await failureOf(createRequestClient({ baseUrl: late.url }).request(getKey));
    expect(late.requests).toHaveLength(1);
  });
});

it('tries a network failure three times', async () => {
  let calls = 0;
  const { request } = createRequestClient({
    fetch: async () => {
      calls += 1;
      throw new TypeError('Failed to fetch');
    },
  });

  expect((await failureOf(request(getKey))).isNetworkError).toBe(true);

  expect(calls).toBe(3);
});

it('ends with the reason of the signal when the caller gives up, in a call and between two', async () => {
  await using silent = await aServer(() => undefined);
  await using busy = await aServer(json(503, {}));
  const events = new EventTarget();
  const heard = recorded(events);

  for (const { url } of [silent, busy]) {
    const { request } = createRequestClient({ baseUrl: url, events });
    await expect(request(getKey, {}, { signal: AbortSignal.timeout(80) })).rejects.toMatchObject({
      name: 'TimeoutError',
    });
  }

  expect(heard).toEqual([]);
  expect(busy.requests).toHaveLength(1);
});

it('refuses a base address without HTTPS in production', () => {
  expect(() => createRequestClient({ baseUrl: 'http://api.keyclause.example', isProduction: true })).toThrow(
    'API base URL must use HTTPS in production',
  );
  expect(() => createRequestClient({ baseUrl: 'https://api.keyclause.example', isProduction: true })).not.toThrow();
  expect(() => createRequestClient({ isProduction: true })).not.toThrow();
});
