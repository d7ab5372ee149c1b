import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** The outbox: what would have been sent by an installation that has no mail server. */
export const mails = async (database: Database): Promise<void> => {
  await sql`
    CREATE TABLE mails (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      recipient text NOT NULL,
      subject text NOT NULL,
      text text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX mails_created_at ON mails (created_at DESC);
    CREATE INDEX mails_recipient ON mails (lower(recipient));
  `.execute(database);
};
