import { sql } from 'kysely';
import type { Database } from '#database/database.ts';

const windowMs = 60_000;

/** Counts hits by key in minutes of the clock, which all processes share. */
export interface RateCounter {
  /** Counts one and returns how many there are in this minute. */
  hit: (key: string) => number;
  secondsLeft: () => number;
  /** Adds what this process counted to the shared count and learns what others counted. */
  share: () => Promise<void>;
}

/**
 * Counts in memory, so that a request costs nothing, and shares the counts through the database about once a second.
 * When the database is away each process goes on with its own count.
 */
export const createRateCounter = (database: Database): RateCounter => {
  let counts = new Map<string, { total: number; unshared: number }>();
  let endsAt = 0;

  const rotate = (): void => {
    const now = Date.now();
    if (now >= endsAt) {
      counts = new Map();
      endsAt = windowEnd(now);
    }
  };

  return {
    hit: (key) => {
      rotate();
      const count = counts.get(key) ?? { total: 0, unshared: 0 };
      counts.set(key, count);
      count.total++;
      count.unshared++;
      return count.total;
    },
    secondsLeft: () => Math.max(1, Math.ceil((endsAt - Date.now()) / 1000)),
    share: async () => {
      rotate();
      const shared = counts;
      const changed = [...shared].filter(([, { unshared }]) => unshared > 0);
      if (changed.length === 0) {
        return;
      }
      const sent = new Map(changed.map(([key, { unshared }]) => [key, unshared]));
      const totals = await addHits(database, sent, new Date(endsAt));
      for (const { key, hits } of totals) {
        const count = shared.get(key);
        if (count) {
          count.unshared -= sent.get(key) ?? 0;
          count.total = hits + count.unshared;
        }
      }
    },
  };
};

/** Counts an attempt in the database itself: exact over all processes, for what is rare and must not be guessed. */
export const countAttempt =
  (database: Database) =>
  async (key: string): Promise<number> => {
    const [row] = await addHits(database, new Map([[key, 1]]), new Date(windowEnd(Date.now())));
    return row?.hits ?? 0;
  };

/** Removes the counts of minutes that are over. */
export const forgetOldCounts = async (database: Database): Promise<void> => {
  await database.deleteFrom('rateCounters').where('endsAt', '<', new Date()).execute();
};

const windowEnd = (now: number): number => (Math.floor(now / windowMs) + 1) * windowMs;

const addHits = async (
  database: Database,
  added: Map<string, number>,
  endsAt: Date,
): Promise<{ key: string; hits: number }[]> => {
  // In the order of the keys, so that two processes that share at once cannot lock each other out.
  const rows = [...added].sort(([a], [b]) => (a < b ? -1 : 1));
  const { rows: totals } = await sql<{ key: string; hits: number }>`
    INSERT INTO rate_counters AS counter (key, hits, ends_at)
    SELECT key, hits, ${endsAt} FROM unnest(${rows.map(([key]) => key)}::text[], ${rows.map(([, hits]) => hits)}::int[]) AS added (key, hits)
    ON CONFLICT (key) DO UPDATE SET
      hits = CASE WHEN counter.ends_at = excluded.ends_at THEN counter.hits + excluded.hits ELSE excluded.hits END,
      ends_at = excluded.ends_at
    RETURNING key, hits`.execute(database);
  return totals;
};
