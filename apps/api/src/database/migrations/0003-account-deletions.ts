import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** Accounts that were ended and whose remains are still being removed; a row goes when nothing is left. */
export const accountDeletions = async (database: Database): Promise<void> => {
  await sql`
    CREATE TABLE account_deletions (
      uid text PRIMARY KEY,
      email text NOT NULL,
      requested_at timestamptz NOT NULL DEFAULT now()
    )
  `.execute(database);
};
