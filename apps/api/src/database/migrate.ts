import { sql } from 'kysely';
import type pg from 'pg';
import type { Database } from './database.ts';
import { type Migration, migrations } from './migrations.ts';
import { StartError } from './start-error.ts';

/**
 * Brings the schema forward. Processes that start together take turns under an advisory lock, so each migration runs once.
 * Returns the names that were applied. Raises a StartError on a database that a newer version has already changed.
 */
export const migrate = (database: Database, list: readonly Migration[] = migrations): Promise<string[]> =>
  database.connection().execute(async (connection) => {
    await sql`SET lock_timeout = 0; SET statement_timeout = 0`.execute(connection);
    await sql`SELECT pg_advisory_lock(${migrationLock})`.execute(connection);
    try {
      return await applyMissing(connection, list);
    } finally {
      await sql`SELECT pg_advisory_unlock(${migrationLock})`.execute(connection);
      await sql`RESET lock_timeout; RESET statement_timeout`.execute(connection);
    }
  });

/** An arbitrary number that stands for "the schema of Keyclause" among advisory locks. */
const migrationLock = 7_205_114;

const applyMissing = async (connection: Database, list: readonly Migration[]): Promise<string[]> => {
  await createList(connection);
  const { rows } = await sql<{ name: string }>`SELECT name FROM migrations`.execute(connection);
  const applied = new Set(rows.map(({ name }) => name));
  const unknown = [...applied].filter((name) => !list.some((migration) => migration.name === name));
  if (unknown.length > 0) {
    throw new StartError(`The database is newer than this program (${unknown.join(', ')}). Start the newer version.`);
  }
  const missing = list.filter(({ name }) => !applied.has(name));
  for (const migration of missing) {
    await connection.transaction().execute((transaction) => applyMigration(transaction, migration));
  }
  return missing.map(({ name }) => name);
};

/** Applies one migration and remembers it, within a transaction of the caller. */
export const applyMigration = async (transaction: Database, { name, up }: Migration): Promise<void> => {
  await createList(transaction);
  await up(transaction);
  await sql`INSERT INTO migrations (name) VALUES (${name})`.execute(transaction);
};

/** Until the connection ends, no other process migrates. */
export const lockMigrations = async (client: pg.ClientBase): Promise<void> => {
  await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
};

const createList = async (database: Database): Promise<void> => {
  await sql`CREATE TABLE IF NOT EXISTS migrations (
    name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT clock_timestamp()
  )`.execute(database);
};
