import {
  CamelCasePlugin,
  Kysely,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type Transaction,
} from 'kysely';
import pg from 'pg';
import { isStalePlan, preparedPool } from './prepared-pool.ts';
import type { Tables } from './tables.ts';

/** What repositories are made from: the database, or a transaction on it. */
export type Database = Kysely<Tables>;
export type DatabaseTransaction = Transaction<Tables>;

export interface OpenDatabase {
  database: Database;
  pool: pg.Pool;
  close: () => Promise<void>;
}

/**
 * Opens a pool of connections. Columns are snake_case in SQL and camelCase here; keys inside JSON stay as they are.
 * Counts (int8) come as numbers, days (date) as `YYYY-MM-DD`.
 */
export const openDatabase = (
  url: string,
  { poolSize = 16, onIdleError }: { poolSize?: number; onIdleError?: (error: Error) => void } = {},
): OpenDatabase => {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    application_name: 'keyclause-api',
    statement_timeout: 8_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 15_000,
    // A hung server must not hold requests: waiting for a connection ends sooner than the request does.
    connectionTimeoutMillis: 4_000,
    query_timeout: 9_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    types: numberTypes,
  });
  // Without a listener a connection that breaks would end the process: the pool listens to idle ones, and nobody to those in use.
  pool.on('error', (error) => onIdleError?.(error));
  pool.on('connect', (client) => client.on('error', () => undefined));
  const database = kyselyOver(preparedPool(pool));
  const close = async (): Promise<void> => {
    await database.destroy();
    // Kysely ends only a pool that it has used itself.
    if (!pool.ending) await pool.end();
  };
  return { database, pool, close };
};

/** The database as one connection sees it, for what must happen in that connection's transaction. Closing it is the caller's. */
export const databaseOn = (client: pg.ClientBase): Database =>
  kyselyOver({
    options: {},
    connect: async () => {
      const query = (text: unknown, values?: unknown): Promise<unknown> =>
        client.query(text as string, values as unknown[]);
      return { query, release: () => undefined } as PostgresPoolClient;
    },
    end: async () => undefined,
  });

const kyselyOver = (pool: PostgresPool): Database =>
  new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });

/** True for failures of the connection or the server, which pass by themselves, as opposed to failures of a statement. */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) {
    return false;
  }
  const code = 'code' in error ? String(error.code) : '';
  return isStalePlan(error) || unavailableCodes.test(code) || unavailableMessages.test(error.message);
};

/** True when a statement was cut by one of the time limits. */
export const isDatabaseOverloaded = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '57014' || error.code === '55P03');

/** True when the server could not make sense of a value (class 22), such as a day that no calendar has. */
export const isValueRefused = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('22');

/** True when the disk of the database is full. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '53100' || error.code === 'ENOSPC');

// Class 08: connection; 57P01-57P05: the server ends sessions or starts; 53300: too many connections; 25P03: idle in transaction.
const unavailableCodes = /^(08...|57P0[1-5]|53300|25P03|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/;
const unavailableMessages =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error/;

const int8 = 20;
const date = 1082;
const numberTypes: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format?: 'text' | 'binary') => {
    if (id === int8 && format !== 'binary') return Number;
    // A day stays a day: as a Date it would move with the server's time zone.
    if (id === date && format !== 'binary') return String;
    return pg.types.getTypeParser(id, format === 'binary' ? 'binary' : 'text');
  }) as typeof pg.types.getTypeParser,
};
