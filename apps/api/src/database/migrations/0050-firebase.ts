import { sql } from 'kysely';
import type { Database } from '../database.ts';

/**
 * Accounts whose sign-in is Firebase's, keyed by an id of our own. An e-mail is no key: whoever signs in with the same address by
 * another way is somebody else. The projected columns say what the profile's document holds.
 */
export const firebase = async (database: Database): Promise<void> => {
  await sql`
    CREATE TABLE firebase_accounts (
      id text PRIMARY KEY,
      firebase_uid text NOT NULL UNIQUE,
      email text NOT NULL,
      email_verified boolean NOT NULL,
      display_name text,
      photo_url text,
      ended_at timestamptz,
      projected_tier text,
      projected_scans integer,
      projected_credits integer,
      projection_failures integer NOT NULL DEFAULT 0,
      project_after timestamptz NOT NULL DEFAULT now(),
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX firebase_accounts_email ON firebase_accounts (lower(email));

    CREATE TABLE firebase_sessions (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      account_id text NOT NULL REFERENCES firebase_accounts (id) ON DELETE CASCADE,
      token_hash text NOT NULL UNIQUE,
      signed_in_at timestamptz NOT NULL,
      user_agent text,
      ip_address text,
      created_at timestamptz NOT NULL DEFAULT now(),
      checked_at timestamptz NOT NULL DEFAULT now(),
      confirmed_at timestamptz NOT NULL DEFAULT now(),
      expires_at timestamptz NOT NULL
    );
    CREATE INDEX firebase_sessions_account_id ON firebase_sessions (account_id);
    CREATE INDEX firebase_sessions_expires_at ON firebase_sessions (expires_at);

    CREATE FUNCTION tell_firebase_event() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_TABLE_NAME = 'firebase_accounts' THEN
        PERFORM pg_notify('keyclause', json_build_object(
          'topic', 'account.changed', 'uid', OLD.id, 'id', OLD.id)::text);
      ELSE
        PERFORM pg_notify('keyclause', json_build_object(
          'topic', 'session.ended', 'uid', OLD.account_id, 'id', OLD.id)::text);
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER firebase_accounts_tell
      AFTER UPDATE OF email, email_verified, display_name, photo_url, ended_at OR DELETE ON firebase_accounts
      FOR EACH ROW EXECUTE FUNCTION tell_firebase_event();
    CREATE TRIGGER firebase_sessions_tell AFTER DELETE ON firebase_sessions
      FOR EACH ROW EXECUTE FUNCTION tell_firebase_event();
  `.execute(database);
};
