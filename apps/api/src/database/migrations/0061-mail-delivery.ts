import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** What became of a mail. Those from before a mail server was configured stay where they are. */
export const mailDelivery = async (database: Database): Promise<void> => {
  await sql`
    ALTER TABLE mails
      ADD COLUMN delivery text NOT NULL DEFAULT 'kept' CHECK (delivery IN ('kept', 'queued', 'sent', 'failed')),
      ADD COLUMN failure text,
      ADD COLUMN sent_at timestamptz;
    CREATE INDEX mails_queued ON mails (created_at) WHERE delivery = 'queued'
  `.execute(database);
};
