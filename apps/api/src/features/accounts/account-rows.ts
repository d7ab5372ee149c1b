import { sql } from 'kysely';
import type { Database } from '#database/database.ts';

/**
 * What an account consists of: each table with the condition that says whose row it is, in an order in which they can be filled. How
 * somebody signs in is not in it: passwords and sessions stay here.
 */
export const accountTables = [
  { name: 'users', owner: 'id' },
  { name: 'profiles', owner: 'uid' },
  { name: 'leases', owner: 'owner_uid' },
  { name: 'lease_files', owner: undefined },
  { name: 'lease_reports', owner: undefined },
  { name: 'lease_documents', owner: undefined },
  { name: 'lease_pages', owner: undefined },
  { name: 'lease_dates', owner: undefined },
  { name: 'credit_entries', owner: 'uid' },
  { name: 'saved_calculations', owner: 'owner_uid' },
] as const;

export const rowsEntry = (table: string): string => `rows/${table}.ndjson`;

/** The rows of an account as JSON lines, from which another installation can make the same account again. */
export const exportRowsOf = (database: Database) =>
  async function* (uid: string): AsyncGenerator<{ path: string; content: AsyncIterable<Uint8Array> }> {
    for (const table of accountTables) yield { path: rowsEntry(table.name), content: linesOf(database, table, uid) };
  };

async function* linesOf(
  database: Database,
  { name, owner }: (typeof accountTables)[number],
  uid: string,
): AsyncGenerator<Uint8Array> {
  const ownLeases = sql`SELECT id FROM leases WHERE owner_uid = ${uid} AND deleted_at IS NULL AND revision_of IS NULL`;
  if (owner !== undefined) {
    const left =
      name === 'leases'
        ? sql`AND deleted_at IS NULL AND revision_of IS NULL`
        : name === 'saved_calculations'
          ? sql`AND deleted_at IS NULL`
          : sql``;
    const { rows } = await sql<{ line: string }>`
      SELECT to_jsonb(t)::text AS line FROM ${sql.table(name)} t WHERE ${sql.ref(owner)} = ${uid} ${left}
      ORDER BY 1`.execute(database);
    for (const { line } of rows) yield Buffer.from(`${line}\n`, 'utf8');
    return;
  }
  // The pages of many leases together could be more than fits in memory.
  const { rows: leases } = await sql<{ id: string }>`${ownLeases} ORDER BY created_at, id`.execute(database);
  for (const { id } of leases) {
    const { rows } = await sql<{ line: string }>`
      SELECT to_jsonb(t)::text AS line FROM ${sql.table(name)} t WHERE lease_id = ${id} ORDER BY 1`.execute(database);
    for (const { line } of rows) yield Buffer.from(`${line}\n`, 'utf8');
  }
}
