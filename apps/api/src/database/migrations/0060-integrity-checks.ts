import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** Checks of all stored files. At most one is under way. */
export const integrityChecks = async (database: Database): Promise<void> => {
  await sql`
    CREATE TABLE integrity_checks (
      id uuid PRIMARY KEY,
      status text NOT NULL CHECK (status IN ('queued', 'running', 'done', 'failed')),
      checked integer NOT NULL DEFAULT 0,
      total integer,
      missing integer NOT NULL DEFAULT 0,
      mismatch integer NOT NULL DEFAULT 0,
      orphan integer NOT NULL DEFAULT 0,
      findings jsonb NOT NULL DEFAULT '[]',
      requested_at timestamptz NOT NULL,
      ended_at timestamptz
    );
    CREATE UNIQUE INDEX integrity_checks_one_at_a_time ON integrity_checks ((true)) WHERE status IN ('queued', 'running');
    CREATE INDEX integrity_checks_newest ON integrity_checks (requested_at DESC)
  `.execute(database);
};
