import { sql } from 'kysely';
import type { DatabaseTransaction } from '#database/database.ts';
import type { LeaseFilesTable } from '#database/lease-tables.ts';
import { insertResult } from './lease-result.repository.ts';
import type { LeaseResult } from './lease-result.ts';
import { summaryValues } from './report-summary.ts';

export type SetFile = Omit<LeaseFilesTable, 'leaseId' | 'position'>;

/** The rows of a lease and of its revisions, exchanged. Made from a transaction: one step without the others would lose a report. */
export const createRevisionRepository = (database: DatabaseTransaction) => ({
  /** The revision that waits, is read or failed. */
  findOpen: (leaseId: string) =>
    database
      .selectFrom('leases')
      .select(['id', 'status'])
      .where('revisionOf', '=', leaseId)
      .where('deletedAt', 'is', null)
      .executeTakeFirst(),

  /** What the lease was before its last change, while that can be undone. */
  findFormer: (leaseId: string, deletedAfter: Date) =>
    database
      .selectFrom('leases')
      .select(['id'])
      .where('revisionOf', '=', leaseId)
      .where('deletedAt', '>', deletedAfter)
      .orderBy('deletedAt', 'desc')
      .executeTakeFirst(),

  listFiles: (leaseId: string): Promise<SetFile[]> => listFiles(database, leaseId),

  /** Removes a revision with its rows; gives the hashes of its files. */
  remove: async (id: string): Promise<string[]> => {
    const files = await listFiles(database, id);
    await database.deleteFrom('leases').where('id', '=', id).where('revisionOf', 'is not', null).execute();
    return files.map(({ sha256 }) => sha256);
  },

  /** Whoever looks at the lease is told. */
  touch: async (leaseId: string, now: Date): Promise<void> => {
    await database.updateTable('leases').set({ updatedAt: now }).where('id', '=', leaseId).execute();
  },

  /**
   * A revision that has been read takes the place of its lease. When the change can be undone, its row becomes what the lease was, deleted
   * at this instant; else the row goes.
   */
  takePlace: async (
    id: string,
    result: LeaseResult,
    now: Date,
    { isModelReading }: { readonly isModelReading: boolean },
  ): Promise<void> => {
    const revision = await database.selectFrom('leases').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const { revisionOf: leaseId, revisionKind, contentKey, fileOrder, engineVersion } = revision;
    if (leaseId === null) throw new Error(`Lease ${id} is no revision`);
    const files = await listFiles(database, id);
    // What it was before an earlier change can no longer be brought back: the next one counts from now.
    await database
      .updateTable('leases')
      .set({ deletedAt: new Date(0) })
      .where('revisionOf', '=', leaseId)
      .where('deletedAt', 'is not', null)
      .execute();
    await database.deleteFrom('leaseFiles').where('leaseId', '=', id).execute();
    if (revisionKind === 'added') {
      await clear(database, leaseId);
      await database.deleteFrom('leases').where('id', '=', id).execute();
    } else {
      await moveRows(database, leaseId, id);
      await copyState(database, leaseId, id);
      await database.updateTable('leases').set({ deletedAt: now, updatedAt: now }).where('id', '=', id).execute();
    }
    await database
      .updateTable('leases')
      .set({
        ...summaryValues(result.summary),
        contentKey,
        fileOrder,
        engineVersion,
        isModelReading,
        revisedAt: now,
        updatedAt: now,
      })
      .where('id', '=', leaseId)
      .execute();
    await database
      .insertInto('leaseFiles')
      .values(files.map((file, position) => ({ ...file, leaseId, position })))
      .execute();
    await insertResult(database, leaseId, result);
  },

  /** The lease is again what the revision's row kept of it; gives the hashes of the files that it had in between. */
  takeBack: async (leaseId: string, formerId: string, now: Date): Promise<string[]> => {
    const files = await listFiles(database, leaseId);
    await clear(database, leaseId);
    await moveRows(database, formerId, leaseId);
    await copyState(database, formerId, leaseId);
    await database.deleteFrom('leases').where('id', '=', formerId).execute();
    await database.updateTable('leases').set({ revisedAt: now, updatedAt: now }).where('id', '=', leaseId).execute();
    return files.map(({ sha256 }) => sha256);
  },
});

const listFiles = (database: DatabaseTransaction, leaseId: string): Promise<SetFile[]> =>
  database
    .selectFrom('leaseFiles')
    .select(['sha256', 'name', 'bytes', 'mediaType', 'isLater'])
    .where('leaseId', '=', leaseId)
    .orderBy('position')
    .execute();

const parts = ['leaseFiles', 'leaseReports', 'leaseDocuments', 'leasePages', 'leaseDates'] as const;

const clear = async (database: DatabaseTransaction, leaseId: string): Promise<void> => {
  for (const part of parts) await database.deleteFrom(part).where('leaseId', '=', leaseId).execute();
};

const moveRows = async (database: DatabaseTransaction, from: string, to: string): Promise<void> => {
  for (const part of parts) await database.updateTable(part).set({ leaseId: to }).where('leaseId', '=', from).execute();
};

/** What a row says of its files and their report. */
const copyState = async (database: DatabaseTransaction, from: string, to: string): Promise<void> => {
  await sql`
    UPDATE leases SET (status, content_key, engine_version, progress, failure, kind, page_count, score, grade, flag_counts, premises,
      landlord, rent_monthly_cents, amended_rents, start_on, end_on, file_order, revised_at)
    = (SELECT status, content_key, engine_version, progress, failure, kind, page_count, score, grade, flag_counts, premises,
      landlord, rent_monthly_cents, amended_rents, start_on, end_on, file_order, revised_at FROM leases AS source WHERE source.id = ${from})
    WHERE id = ${to}`.execute(database);
};
