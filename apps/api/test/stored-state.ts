import { sql } from 'kysely';
import type { Database } from '#database/database.ts';

/** A hash for each table; equal before and after means that nothing was changed, added or removed. Counters of requests are left out. */
export const storedState = async (database: Database): Promise<Record<string, string>> => {
  const { rows } = await sql<{ name: string }>`
    SELECT tablename AS name FROM pg_tables
    WHERE schemaname = 'public' AND tablename NOT IN ('migrations', 'rate_counters')`.execute(database);
  const state: Record<string, string> = {};
  for (const { name } of rows) {
    const { rows: hashes } = await sql<{ hash: string | null }>`
      SELECT md5(string_agg(one::text, ' ' ORDER BY one::text)) AS hash FROM ${sql.table(name)} AS one`.execute(
      database,
    );
    state[name] = hashes[0]?.hash ?? 'empty';
  }
  return state;
};

/** Finds leases of which a part is missing that is written in the same transaction. */
export const halfWrittenLeases = `
  SELECT id FROM leases l WHERE NOT EXISTS (SELECT FROM lease_files f WHERE f.lease_id = l.id)
  UNION ALL SELECT id FROM leases l WHERE NOT EXISTS (
    SELECT FROM credit_entries c WHERE c.lease_id = l.id AND c.kind = 'reserve')
  UNION ALL SELECT l.id FROM leases l LEFT JOIN profiles p ON p.uid = l.owner_uid WHERE p.uid IS NULL`;
