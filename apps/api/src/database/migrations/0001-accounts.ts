import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** Users, how they sign in, their sessions, and the profile that plans and credits hang on. */
export const accounts = async (database: Database): Promise<void> => {
  await sql`
    CREATE TABLE users (
      id text PRIMARY KEY,
      name text NOT NULL,
      email text NOT NULL UNIQUE,
      email_verified boolean NOT NULL DEFAULT false,
      image text,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now()
    );

    CREATE TABLE sessions (
      id text PRIMARY KEY,
      token text NOT NULL UNIQUE,
      user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      expires_at timestamptz NOT NULL,
      ip_address text,
      user_agent text,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX sessions_user_id ON sessions (user_id);

    CREATE TABLE sign_in_methods (
      id text PRIMARY KEY,
      account_id text NOT NULL,
      provider_id text NOT NULL,
      user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      access_token text,
      refresh_token text,
      id_token text,
      access_token_expires_at timestamptz,
      refresh_token_expires_at timestamptz,
      scope text,
      password text,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      UNIQUE (provider_id, account_id)
    );
    CREATE INDEX sign_in_methods_user_id ON sign_in_methods (user_id);

    CREATE TABLE verifications (
      id text PRIMARY KEY,
      identifier text NOT NULL,
      value text NOT NULL,
      expires_at timestamptz NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX verifications_identifier ON verifications (identifier);
  `.execute(database);

  // No reference to users: with another identity adapter the uid is the provider's.
  await sql`
    CREATE TABLE profiles (
      uid text PRIMARY KEY,
      subscription_tier text NOT NULL DEFAULT 'free' CHECK (subscription_tier IN ('free', 'paid', 'pro', 'commercial')),
      free_scans_used integer NOT NULL DEFAULT 0 CHECK (free_scans_used >= 0),
      analysis_credits integer NOT NULL DEFAULT 0 CHECK (analysis_credits >= 0),
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now()
    );

    CREATE UNLOGGED TABLE rate_counters (
      key text PRIMARY KEY,
      hits integer NOT NULL,
      ends_at timestamptz NOT NULL
    );
  `.execute(database);

  // Told by the database itself, so that no way of changing a row can forget it, in whichever process.
  await sql`
    CREATE FUNCTION tell_event() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_TABLE_NAME = 'profiles' THEN
        PERFORM pg_notify('keyclause', json_build_object(
          'topic', 'profile.changed', 'uid', NEW.uid, 'id', NEW.uid)::text);
      ELSIF TG_TABLE_NAME = 'users' THEN
        PERFORM pg_notify('keyclause', json_build_object(
          'topic', 'account.changed', 'uid', OLD.id, 'id', OLD.id)::text);
      ELSE
        PERFORM pg_notify('keyclause', json_build_object(
          'topic', 'session.ended', 'uid', OLD.user_id, 'id', OLD.id)::text);
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER profiles_tell AFTER INSERT OR UPDATE ON profiles FOR EACH ROW EXECUTE FUNCTION tell_event();
    CREATE TRIGGER users_tell AFTER UPDATE OR DELETE ON users FOR EACH ROW EXECUTE FUNCTION tell_event();
    CREATE TRIGGER sessions_tell AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION tell_event();
  `.execute(database);
};
