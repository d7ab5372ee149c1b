import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** Inputs of calculations under a name. What came out is not kept: it follows from the inputs. */
export const savedCalculations = async (database: Database): Promise<void> => {
  await sql`
    CREATE TABLE saved_calculations (
      id uuid PRIMARY KEY,
      owner_uid text NOT NULL,
      title text NOT NULL,
      calculator text NOT NULL,
      scenarios jsonb NOT NULL,
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL,
      deleted_at timestamptz
    );
    CREATE INDEX saved_calculations_of_owner ON saved_calculations (owner_uid, updated_at DESC, id);
    CREATE INDEX saved_calculations_deleted ON saved_calculations (deleted_at) WHERE deleted_at IS NOT NULL
  `.execute(database);
};
