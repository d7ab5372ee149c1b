import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** What people send without an account. Addresses are kept in lower case, so that one address is one row. */
export const visitors = async (database: Database): Promise<void> => {
  await sql`
    CREATE TABLE newsletter_subscribers (
      email text PRIMARY KEY,
      looks_automatic boolean NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    );

    CREATE TABLE beta_requests (
      email text PRIMARY KEY,
      name text NOT NULL,
      about text NOT NULL,
      looks_automatic boolean NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    );

    CREATE TABLE contact_messages (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      email text NOT NULL,
      name text NOT NULL,
      message text NOT NULL,
      looks_automatic boolean NOT NULL,
      fingerprint text NOT NULL UNIQUE,
      created_at timestamptz NOT NULL DEFAULT now(),
      mail_tried_at timestamptz,
      mailed_at timestamptz
    );
    CREATE INDEX contact_messages_email ON contact_messages (email);
    CREATE INDEX contact_messages_unmailed ON contact_messages (mail_tried_at, created_at)
      WHERE mailed_at IS NULL AND NOT looks_automatic;

    ALTER TABLE mails ADD COLUMN reply_to text;
    ALTER TABLE account_deletions ADD COLUMN email_verified boolean NOT NULL DEFAULT false
  `.execute(database);
};
