import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** Leases whose report is stored and which a model is still to be asked about. */
export const modelReading = async (database: Database): Promise<void> => {
  await sql`
    ALTER TABLE leases ADD COLUMN is_model_reading boolean NOT NULL DEFAULT false CHECK (NOT is_model_reading OR status = 'ready');
    CREATE INDEX leases_model_reading ON leases (id) WHERE is_model_reading
  `.execute(database);
};
