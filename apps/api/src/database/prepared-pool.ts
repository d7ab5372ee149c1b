import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** Statements that are remembered by name on each connection; others are planned each time. */
const statementsMax = 300;

/**
 * The pool as Kysely sees it, with each statement prepared once per connection: planning a small query takes PostgreSQL
 * several times as long as running it.
 */
export const preparedPool = (pool: pg.Pool): PostgresPool => {
  const names = new Map<string, string>();
  let generation = 0;

  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= statementsMax || !/^\s*(select|with|insert|update|delete)\b/i.test(text)) {
      return known;
    }
    const name = `s${generation}_${names.size}`;
    names.set(text, name);
    return name;
  };

  const wrap = (client: pg.PoolClient): PostgresPoolClient => {
    const query = async (text: unknown, values?: unknown): Promise<unknown> => {
      const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined;
      if (name === undefined) {
        return client.query(text as string, values as unknown[]);
      }
      try {
        return await client.query({ name, text: text as string, values: values as unknown[] });
      } catch (error) {
        if (isStalePlan(error)) {
          generation++;
          names.clear();
        }
        throw error;
      }
    };
    return { query, release: (destroy) => client.release(destroy) } as PostgresPoolClient;
  };
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();

  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect();
      const known = wrapped.get(client) ?? wrap(client);
      wrapped.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
};

/** True when a newer version has changed a table under a remembered statement; the next try has a new name and works. */
export const isStalePlan = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '0A000' && error.message.includes('cached plan');
