import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** One index for newest and oldest first, with the id in the same direction, so that a page is read off it without sorting. */
export const leaseOrder = async (database: Database): Promise<void> => {
  await sql`
    DROP INDEX leases_newest;
    CREATE INDEX leases_by_time ON leases (owner_uid, created_at, id) WHERE deleted_at IS NULL;
  `.execute(database);
};
