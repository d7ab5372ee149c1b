import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** Read-only links to leases. They go with their lease; a revoked one is a row less. */
export const shareLinks = async (database: Database): Promise<void> => {
  await sql`
    CREATE TABLE share_links (
      id uuid PRIMARY KEY,
      lease_id uuid NOT NULL REFERENCES leases (id) ON DELETE CASCADE,
      token_hash bytea NOT NULL UNIQUE,
      with_document boolean NOT NULL,
      created_at timestamptz NOT NULL,
      expires_at timestamptz
    );
    CREATE INDEX share_links_of_lease ON share_links (lease_id, created_at DESC, id)
  `.execute(database);
};
