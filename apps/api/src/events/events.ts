import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';

const eventSchema = z.object({ topic: z.string(), uid: z.string(), id: z.string() });

/** Says that something of somebody changed; whoever listens reads the rest from the database. At most 8000 bytes as JSON. */
export type AppEvent = z.output<typeof eventSchema>;

export interface Events {
  /** Reaches every process on the same database, this one included. */
  publish: (event: AppEvent) => Promise<void>;
  /** Calls back for each event of a topic, in all processes. Returns how to stop. */
  subscribe: (topic: string, listener: (event: AppEvent) => void) => () => void;
  /** Calls back when events may have been missed: after the connection was lost and found again. */
  onGap: (listener: () => void) => () => void;
  close: () => Promise<void>;
}

/** The NOTIFY channel that the database's triggers use too. */
export const eventChannel = 'keyclause';

/** Publish and subscribe over PostgreSQL LISTEN and NOTIFY, on one connection of its own that is opened again when it breaks. */
export const openEvents = async (
  url: string,
  { pool, onError }: { pool: pg.Pool; onError: (error: unknown) => void },
): Promise<Events> => {
  const listeners = new Map<string, Set<(event: AppEvent) => void>>();
  const gapListeners = new Set<() => void>();
  const closing = new AbortController();
  let client: pg.Client | undefined;

  const deliver = (payload: string | undefined): void => {
    const event = parseEvent(payload);
    for (const listener of event ? (listeners.get(event.topic) ?? []) : []) {
      try {
        listener(event as AppEvent);
      } catch (error) {
        onError(error);
      }
    }
  };

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, application_name: 'keyclause-events', keepAlive: true });
    next.on('notification', ({ payload }) => deliver(payload));
    next.on('error', () => undefined);
    await next.connect();
    await next.query(`LISTEN ${eventChannel}`);
    next.once('end', () => {
      if (!closing.signal.aborted) {
        void reconnect();
      }
    });
    client = next;
  };

  const reconnect = async (): Promise<void> => {
    for (let attempt = 0; !closing.signal.aborted; attempt++) {
      try {
        await connect();
        for (const listener of gapListeners) {
          listener();
        }
        return;
      } catch (error) {
        onError(error);
        await sleep(Math.min(5_000, 100 * 2 ** attempt), undefined, { signal: closing.signal }).catch(() => undefined);
      }
    }
  };

  await connect();
  return {
    publish: async (event) => {
      await pool.query('SELECT pg_notify($1, $2)', [eventChannel, JSON.stringify(event)]);
    },
    subscribe: (topic, listener) => {
      const set = listeners.get(topic) ?? new Set();
      listeners.set(topic, set.add(listener));
      return () => set.delete(listener);
    },
    onGap: (listener) => {
      gapListeners.add(listener);
      return () => gapListeners.delete(listener);
    },
    close: async () => {
      closing.abort();
      await client?.end().catch(() => undefined);
    },
  };
};

const parseEvent = (payload: string | undefined): AppEvent | undefined => {
  try {
    return eventSchema.safeParse(JSON.parse(payload ?? '')).data;
  } catch {
    return undefined;
  }
};
