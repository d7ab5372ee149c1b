import type { ServerResponse } from 'node:http';
import { endpoint, events } from '@keyclause/contracts';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { aServer, json } from '../testing/a-server.ts';
import { createRequestClient, type RequestError } from './index.ts';

const watchKeys = endpoint({
  method: 'GET',
  path: '/api/keys/events',
  summary: 'Keys.',
  tag: 'keys',
  access: 'public',
  response: events(z.object({ key: z.string() })),
});

const streaming =
  (...chunks: string[]) =>
  (reply: ServerResponse) => {
    reply.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const chunk of chunks) reply.write(chunk);
  };

const closing =
  (...chunks: string[]) =>
  (reply: ServerResponse) => {
    streaming(...chunks)(reply);
    reply.end();
  };

const watching = (url: string, idleMs?: number) => {
  const seen: string[] = [];
  const errors: RequestError[] = [];
  let reconnects = 0;
  const end = createRequestClient({ baseUrl: url }).subscribe(
    watchKeys,
    {},
    {
      onEvent: ({ key }) => seen.push(key),
      onError: (error) => errors.push(error),
      onReconnect: () => {
        reconnects += 1;
      },
      ...(idleMs === undefined ? {} : { idleMs }),
    },
  );
  return { seen, errors, end, reconnects: () => reconnects };
};

describe('a subscription', () => {
  it('reads events that come in pieces, and skips comments', async () => {
    await using server = await aServer(
      streaming(': hello\n\n', 'event: key\nda', 'ta: {"key":\ndata: "brass"}\n', '\n'),
    );
    const { seen, errors, end } = watching(server.url);

    await vi.waitFor(() => expect(seen).toEqual(['brass']));
    end();

    expect(errors).toEqual([]);
  });

  it('connects again when the stream ends, from the last id', async () => {
    await using server = await aServer(closing('id: 7\ndata: {"key":"one"}\n\n'), streaming('data: {"key":"two"}\n\n'));
    const { seen, end, reconnects } = watching(server.url);

    await vi.waitFor(() => expect(seen).toEqual(['one', 'two']), 3_000);
    end();

    expect(server.requests[1]?.headers['last-event-id']).toBe('7');
    expect(reconnects()).toBe(1);
  });

  it('takes a silent stream for dead', async () => {
    await using server = await aServer(streaming(': hello\n\n'), streaming('data: {"key":"alive"}\n\n'));
    const { seen, end } = watching(server.url, 80);

    await vi.waitFor(() => expect(seen).toEqual(['alive']), 3_000);
    end();
  });

  it('ends with the error when it is refused', async () => {
    await using server = await aServer(json(401, { error: 'Sign in first', code: 'unauthenticated' }));
    const { errors } = watching(server.url);

    await vi.waitFor(() => expect(errors).toMatchObject([{ status: 401, code: 'unauthenticated' }]));
    await new Promise((resolve) => setTimeout(resolve, 700));

    expect(server.requests).toHaveLength(1);
  });

  it('tells of an event that is not what the contract says, and reads on', async () => {
    await using server = await aServer(streaming('data: nonsense\n\ndata: {"key":"brass"}\n\n'));
    const { seen, errors, end } = watching(server.url);

    await vi.waitFor(() => expect(seen).toEqual(['brass']));
    end();

    expect(errors).toMatchObject([{ code: 'invalid_response' }]);
  });

  it('closes the connection when it is ended', async () => {
    const closed = vi.fn();
    await using server = await aServer((reply) => {
      reply.on('close', closed);
      streaming('data: {"key":"brass"}\n\n')(reply);
    });
    const { seen, end } = watching(server.url);
    await vi.waitFor(() => expect(seen).toEqual(['brass']));

    end();

    await vi.waitFor(() => expect(closed).toHaveBeenCalled());
  });
});
