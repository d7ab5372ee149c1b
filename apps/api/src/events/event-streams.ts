import type { FastifyReply } from 'fastify';
import { AppError } from '#errors.ts';
import type { Identity } from '../adapters/identity/identity.ts';
import type { AppEvent, Events } from './events.ts';

export interface EventStreams {
  /**
   * Answers a request with server-sent events: what `snapshot` gives now, and again after each event of the topics about
   * this user. Ends when the client leaves, the user signs out, or the process stops.
   */
  open: (reply: FastifyReply, source: StreamSource) => Promise<FastifyReply>;
  /** Ends every stream; clients connect again to another process. */
  closeAll: () => void;
}

export interface StreamSource {
  identity: Identity;
  topics: string[];
  /** What to send at first (no event) and for an event; an empty list sends nothing. Each is one JSON message. */
  messagesFor: (event: AppEvent | undefined) => Promise<unknown[]>;
}

const heartbeatMs = 15_000;

export const createEventStreams = (
  events: Events,
  { streamsPerUserMax = 12 }: { streamsPerUserMax?: number } = {},
): EventStreams => {
  const open = new Map<string, Set<() => void>>();
  let isClosing = false;

  return {
    open: async (reply, { identity, topics, messagesFor }) => {
      if (isClosing) {
        throw new AppError('shutting_down', 'The server is restarting. Try again in a moment.', {
          retryAfterSeconds: 1,
        });
      }
      const mine = open.get(identity.uid) ?? new Set();
      open.set(identity.uid, mine);
      if (mine.size >= streamsPerUserMax) {
        throw new AppError('too_many_requests', 'Too many open windows. Close one and reload.', {
          retryAfterSeconds: 30,
        });
      }
      const stops: (() => void)[] = [];
      const close = (): void => {
        mine.delete(close);
        if (mine.size === 0) {
          open.delete(identity.uid);
        }
        for (const stop of stops.splice(0)) {
          stop();
        }
        reply.raw.end();
      };
      mine.add(close);

      // One at a time and in order: a slow query must not let an older state overtake a newer one.
      let queue = Promise.resolve();
      const send = (event: AppEvent | undefined): void => {
        queue = queue
          .then(async () => {
            for (const message of await messagesFor(event)) {
              reply.raw.write(`data: ${JSON.stringify(message)}\n\n`);
            }
          })
          .catch((error: unknown) => {
            reply.log.warn({ err: error }, 'event stream ended');
            close();
          });
      };

      // Subscribed before the first read: a change in between is sent twice rather than lost.
      for (const topic of topics) {
        stops.push(events.subscribe(topic, (event) => event.uid === identity.uid && send(event)));
      }
      stops.push(events.onGap(() => send(undefined)));
      stops.push(events.subscribe('session.ended', (event) => event.id === identity.sessionId && close()));
      const heartbeat = setInterval(() => reply.raw.write(': still here\n\n'), heartbeatMs);
      stops.push(() => clearInterval(heartbeat));

      beginStream(reply, close);
      send(undefined);
      await queue;
      return reply;
    },
    closeAll: () => {
      isClosing = true;
      for (const close of [...open.values()].flatMap((streams) => [...streams])) {
        close();
      }
    },
  };
};

const beginStream = (reply: FastifyReply, close: () => void): void => {
  reply.hijack();
  // The request closes as soon as its body was read; the answer closes when the client leaves.
  reply.raw.once('close', close);
  reply.raw.writeHead(200, {
    ...stringHeaders(reply),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    connection: 'keep-alive',
  });
  reply.raw.write('retry: 2000\n\n');
};

const stringHeaders = (reply: FastifyReply): Record<string, string> =>
  Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]));
