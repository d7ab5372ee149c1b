import { sql } from 'kysely';
import type pg from 'pg';
import type { Database } from '#database/database.ts';

// An arbitrary number that stands for "objects are being copied" among advisory locks.
const holdKey = 7_205_206;

/** Until `letGo`, no object is deleted by any process. Undefined when somebody else holds them. */
export const holdObjects = async (client: pg.ClientBase): Promise<{ letGo: () => Promise<void> } | undefined> => {
  await client.query('SET lock_timeout = 0');
  const { rows } = await client.query<{ held: boolean }>(
    `SELECT EXISTS (SELECT FROM pg_locks WHERE locktype = 'advisory' AND classid = 0 AND objid = ${holdKey}
      AND mode = 'ExclusiveLock' AND granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())) AS held`,
  );
  if (rows[0]?.held) return undefined;
  // Waits for deletions that are under way: what is seen after this stays.
  await client.query(`SELECT pg_advisory_lock(${holdKey})`);
  return {
    letGo: async () => {
      await client.query(`SELECT pg_advisory_unlock(${holdKey})`);
    },
  };
};

/** Whether objects may be deleted now; while the transaction lives, nobody can begin to hold them. */
export const mayDeleteObjects = async (transaction: Database): Promise<boolean> => {
  const { rows } = await sql<{ may: boolean }>`SELECT pg_try_advisory_xact_lock_shared(${holdKey}) AS may`.execute(
    transaction,
  );
  return rows[0]?.may === true;
};
