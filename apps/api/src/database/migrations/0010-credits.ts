import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** The ledger of scans. The counters of a profile are projections of it, changed in the same transaction. */
export const credits = async (database: Database): Promise<void> => {
  await sql`
    CREATE TABLE credit_entries (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      uid text NOT NULL,
      kind text NOT NULL CHECK (kind IN ('grant', 'reserve', 'commit', 'release')),
      charge text NOT NULL CHECK (charge IN ('allowance', 'credit')),
      tier text NOT NULL,
      lease_id uuid,
      month text NOT NULL CHECK (month ~ '^[0-9]{4}-[0-9]{2}$'),
      credits integer NOT NULL,
      scans integer NOT NULL,
      idempotency_key text NOT NULL UNIQUE,
      reason text,
      created_at timestamptz NOT NULL DEFAULT now(),
      CHECK ((kind = 'grant') = (lease_id IS NULL))
    );
    CREATE INDEX credit_entries_uid ON credit_entries (uid, month);
    CREATE UNIQUE INDEX credit_entries_reserved_once ON credit_entries (lease_id) WHERE kind = 'reserve';
    CREATE UNIQUE INDEX credit_entries_settled_once ON credit_entries (lease_id) WHERE kind IN ('commit', 'release');
  `.execute(database);
};
