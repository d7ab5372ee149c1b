import type pg from 'pg';

export type StoredTable = { readonly name: string; readonly columns: readonly string[] };

/** Every table that is kept: those whose rows survive a crash, but for the list of migrations. Referred tables come first. */
export const listStoredTables = async (client: pg.ClientBase): Promise<StoredTable[]> => {
  const { rows } = await client.query<{ name: string; columns: string[]; needs: string[] }>(`
    SELECT c.relname AS name,
      (SELECT array_agg(a.attname::text ORDER BY a.attnum) FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
      ARRAY(SELECT DISTINCT other.relname::text FROM pg_constraint k JOIN pg_class other ON other.oid = k.confrelid
        WHERE k.conrelid = c.oid AND k.contype = 'f' AND k.confrelid <> c.oid) AS needs
    FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relpersistence = 'p'
      AND c.relname <> 'migrations'
    ORDER BY c.relname`);
  const ordered: StoredTable[] = [];
  const waiting = [...rows];
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ needs }) => needs.every((name) => !waiting.some((other) => other.name === name)));
    // Tables that refer to each other in a circle would need deferred constraints.
    if (next < 0)
      throw new Error(`Tables refer to each other in a circle: ${waiting.map(({ name }) => name).join(', ')}`);
    ordered.push(...waiting.splice(next, 1).map(({ name, columns }) => ({ name, columns })));
  }
  return ordered;
};

export const listMigrations = async (client: pg.ClientBase): Promise<string[]> => {
  const { rows: tables } = await client.query(`SELECT to_regclass('public.migrations') AS name`);
  if (tables[0]?.name === null) return [];
  const { rows } = await client.query<{ name: string }>('SELECT name FROM public.migrations ORDER BY applied_at, name');
  return rows.map(({ name }) => name);
};

export const listSequences = async (client: pg.ClientBase): Promise<{ name: string; value: string }[]> => {
  const { rows } = await client.query<{ name: string; value: string }>(
    `SELECT sequencename AS name, last_value::text AS value FROM pg_sequences
      WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY 1`,
  );
  return rows;
};

/** An identifier of our own schema, quoted. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export const columnList = ({ columns }: StoredTable): string => columns.map(quoted).join(', ');
