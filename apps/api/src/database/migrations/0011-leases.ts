import { sql } from 'kysely';
import type { Database } from '../database.ts';

/**
 * Leases, their files and what reading made of them. Reports, texts and pages are compressed JSON in bytea and not jsonb: they are
 * never queried inside, jsonb refuses U+0000, and the same document must give the same bytes. They stand here and not in the file
 * store, so that a report appears with its lease's new status in one transaction, and a page is read without opening the rest.
 */
export const leases = async (database: Database): Promise<void> => {
  await sql`
    CREATE TABLE leases (
      id uuid PRIMARY KEY,
      owner_uid text NOT NULL,
      title text NOT NULL,
      status text NOT NULL CHECK (status IN ('queued', 'reading', 'ready', 'failed', 'cancelled')),
      charge text NOT NULL CHECK (charge IN ('allowance', 'credit', 'free')),
      content_key text NOT NULL,
      engine_version text NOT NULL,
      progress jsonb,
      failure jsonb,
      kind text,
      page_count integer,
      score integer,
      grade text,
      flag_counts jsonb,
      premises text,
      landlord text,
      rent_monthly_cents bigint,
      start_on date,
      end_on date,
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL,
      deleted_at timestamptz,
      CHECK ((status = 'ready') = (score IS NOT NULL)),
      CHECK ((status = 'failed') = (failure IS NOT NULL))
    );
    CREATE INDEX leases_newest ON leases (owner_uid, created_at DESC, id) WHERE deleted_at IS NULL;
    CREATE INDEX leases_content ON leases (owner_uid, content_key) WHERE deleted_at IS NULL;

    CREATE TABLE lease_files (
      lease_id uuid NOT NULL REFERENCES leases (id) ON DELETE CASCADE,
      position smallint NOT NULL,
      sha256 text NOT NULL,
      name text NOT NULL,
      bytes bigint NOT NULL,
      media_type text NOT NULL,
      PRIMARY KEY (lease_id, position)
    );
    CREATE INDEX lease_files_sha256 ON lease_files (sha256);

    CREATE TABLE lease_reports (
      lease_id uuid PRIMARY KEY REFERENCES leases (id) ON DELETE CASCADE,
      report bytea NOT NULL
    );
    CREATE TABLE lease_documents (
      lease_id uuid NOT NULL REFERENCES leases (id) ON DELETE CASCADE,
      position smallint NOT NULL,
      outline bytea NOT NULL,
      text bytea NOT NULL,
      PRIMARY KEY (lease_id, position)
    );
    CREATE TABLE lease_pages (
      lease_id uuid NOT NULL REFERENCES leases (id) ON DELETE CASCADE,
      position smallint NOT NULL,
      number integer NOT NULL,
      page bytea NOT NULL,
      PRIMARY KEY (lease_id, position, number)
    );
    CREATE TABLE lease_dates (
      lease_id uuid NOT NULL REFERENCES leases (id) ON DELETE CASCADE,
      position integer NOT NULL,
      key text NOT NULL,
      kind text NOT NULL,
      title text NOT NULL,
      starts_on date NOT NULL,
      recurrence text,
      PRIMARY KEY (lease_id, position)
    );
    -- These are compressed by us already.
    ALTER TABLE lease_reports ALTER COLUMN report SET STORAGE EXTERNAL;
    ALTER TABLE lease_documents ALTER COLUMN outline SET STORAGE EXTERNAL, ALTER COLUMN text SET STORAGE EXTERNAL;
    ALTER TABLE lease_pages ALTER COLUMN page SET STORAGE EXTERNAL;

    CREATE FUNCTION tell_lease() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('keyclause', json_build_object(
        'topic', 'lease.changed', 'uid', NEW.owner_uid, 'id', NEW.id)::text);
      RETURN NULL;
    END $$;
    CREATE TRIGGER leases_tell AFTER INSERT OR UPDATE ON leases FOR EACH ROW EXECUTE FUNCTION tell_lease();
  `.execute(database);
};
