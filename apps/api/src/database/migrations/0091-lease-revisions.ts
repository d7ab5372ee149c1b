import { sql } from 'kysely';
import type { Database } from '../database.ts';

/**
 * Documents that come after a lease. A revision is a row beside the lease it would change, with the whole new set of files: it is read,
 * paid, stopped and retried as every lease is, and the lease stays as it was until the revision takes its place in one transaction.
 * What the lease was stays as a deleted revision for as long as the change can be undone.
 */
export const leaseRevisions = async (database: Database): Promise<void> => {
  await sql`
    ALTER TABLE leases
      ADD COLUMN revision_of uuid REFERENCES leases (id) ON DELETE CASCADE,
      ADD COLUMN revision_kind text CHECK (revision_kind IN ('added', 'removed', 'ordered')),
      ADD COLUMN file_order text NOT NULL DEFAULT 'dated' CHECK (file_order IN ('dated', 'given')),
      ADD COLUMN revised_at timestamptz,
      ADD CHECK ((revision_of IS NULL) = (revision_kind IS NULL));
    CREATE UNIQUE INDEX leases_one_revision ON leases (revision_of) WHERE deleted_at IS NULL;
    CREATE INDEX leases_revisions ON leases (revision_of) WHERE revision_of IS NOT NULL;
    ALTER TABLE lease_files ADD COLUMN is_later boolean NOT NULL DEFAULT false;

    -- Of a revision it is the lease that changes for whoever looks.
    CREATE OR REPLACE FUNCTION tell_lease() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('keyclause', json_build_object(
        'topic', 'lease.changed', 'uid', NEW.owner_uid, 'id', coalesce(NEW.revision_of, NEW.id))::text);
      RETURN NULL;
    END $$;
  `.execute(database);
};
