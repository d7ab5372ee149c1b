import type { LeaseProgress } from '@keyclause/contracts';
import { type Insertable, sql } from 'kysely';
import type { Database } from '#database/database.ts';
import type { LeaseFilesTable, LeasesTable } from '#database/lease-tables.ts';
import { insertResult } from './lease-result.repository.ts';
import type { LeaseResult } from './lease-result.ts';
import type { LeaseDetailsRow, LeaseRow } from './lease-view.ts';
import { summaryValues } from './report-summary.ts';

export type LeaseFailure = { readonly code: string; readonly message: string; readonly fileName: string | null };

export type LeaseToRead = {
  readonly ownerUid: string;
  readonly revisionOf: string | null;
  readonly fileOrder: 'dated' | 'given';
  readonly files: readonly Pick<LeaseFilesTable, 'sha256' | 'name' | 'mediaType' | 'isLater'>[];
};

/** Leases and their files. What an owner asks for goes through the functions that take a uid; they see no revisions. */
export const createLeaseRepository = (database: Database) => {
  const rows = () =>
    database.selectFrom('leases').selectAll('leases').select(filesColumn.as('files')).where('revisionOf', 'is', null);

  return {
    find: (uid: string, id: string): Promise<LeaseRow | undefined> =>
      rows().where('ownerUid', '=', uid).where('id', '=', id).where('deletedAt', 'is', null).executeTakeFirst(),

    /** A lease with its revisions: the one that is open, and the one that can be undone. */
    findDetails: (uid: string, id: string, undoableAfter: Date): Promise<LeaseDetailsRow | undefined> =>
      details(undoableAfter)
        .where('ownerUid', '=', uid)
        .where('id', '=', id)
        .where('deletedAt', 'is', null)
        .executeTakeFirst(),

    findReadyByContent: (uid: string, contentKey: string, engineVersion: string): Promise<LeaseRow | undefined> =>
      rows()
        .where('ownerUid', '=', uid)
        .where('contentKey', '=', contentKey)
        .where('engineVersion', '=', engineVersion)
        .where('status', '=', 'ready')
        .where('deletedAt', 'is', null)
        .orderBy('createdAt', 'desc')
        .limit(1)
        .executeTakeFirst(),

    /** Leases that are being read, or whose change of files is. */
    listUnsettled: (uid: string, undoableAfter: Date): Promise<LeaseDetailsRow[]> =>
      details(undoableAfter)
        .where('ownerUid', '=', uid)
        .where('deletedAt', 'is', null)
        .where(({ or, eb, exists, selectFrom }) =>
          or([
            eb('status', 'in', ['queued', 'reading']),
            exists(
              selectFrom('leases as revisions')
                .select('revisions.id')
                .whereRef('revisions.revisionOf', '=', 'leases.id')
                .where('revisions.deletedAt', 'is', null)
                .where('revisions.status', 'in', ['queued', 'reading']),
            ),
          ]),
        )
        .orderBy('createdAt')
        .execute(),

    /** Those of an owner's leases, in no order, each with what stands for its present state. */
    listVersions: (uid: string, ids: readonly string[]): Promise<(LeaseRow & { version: string })[]> =>
      rows()
        .select(leaseVersion.as('version'))
        .where('ownerUid', '=', uid)
        .where(sql<boolean>`leases.id = ANY (${ids}::uuid[])`)
        .where('deletedAt', 'is', null)
        .execute(),

    insert: async (
      lease: Insertable<LeasesTable>,
      files: readonly Omit<LeaseFilesTable, 'leaseId' | 'position'>[],
    ): Promise<void> => {
      await database.insertInto('leases').values(lease).execute();
      await database
        .insertInto('leaseFiles')
        .values(files.map((file, position) => ({ ...file, leaseId: lease.id, position })))
        .execute();
    },

    rename: async (uid: string, id: string, title: string, now: Date): Promise<boolean> => {
      const { numUpdatedRows } = await owned(uid, id)
        .where('deletedAt', 'is', null)
        .set({ title, updatedAt: now })
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    /** Ends what has not ended. False when it was settled, is not there, or is somebody else's. */
    cancel: async (uid: string, id: string, now: Date): Promise<boolean> => {
      const { numUpdatedRows } = await owned(uid, id)
        .where('deletedAt', 'is', null)
        .where('status', 'in', ['queued', 'reading'])
        .set({ status: 'cancelled', charge: 'free', progress: null, updatedAt: now })
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    markDeleted: async (uid: string, id: string, now: Date): Promise<boolean> => {
      const { numUpdatedRows } = await owned(uid, id)
        .where('deletedAt', 'is', null)
        .set({ deletedAt: now, updatedAt: now })
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    restore: async (uid: string, id: string, deletedAfter: Date, now: Date): Promise<boolean> => {
      const { numUpdatedRows } = await owned(uid, id)
        .where('deletedAt', '>', deletedAfter)
        .set({ deletedAt: null, updatedAt: now })
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    /** Marks the lease as being read. Undefined when there is nothing to read any more. */
    beginReading: async (id: string, now: Date): Promise<LeaseToRead | undefined> => {
      const lease = await unsettled(id)
        .set({ status: 'reading', updatedAt: now })
        .returning(['ownerUid', 'revisionOf', 'fileOrder'])
        .executeTakeFirst();
      if (!lease) return undefined;
      const files = await database
        .selectFrom('leaseFiles')
        .select(['sha256', 'name', 'mediaType', 'isLater'])
        .where('leaseId', '=', id)
        .orderBy('position')
        .execute();
      return { ...lease, files };
    },

    /** False when the lease was settled in the meantime. */
    setProgress: async (id: string, progress: LeaseProgress, now: Date): Promise<boolean> => {
      const { numUpdatedRows } = await unsettled(id)
        .set({ progress: JSON.stringify(progress), updatedAt: now })
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    fail: async (id: string, failure: LeaseFailure, now: Date): Promise<boolean> => {
      const { numUpdatedRows } = await unsettled(id)
        .set({ status: 'failed', charge: 'free', progress: null, failure: JSON.stringify(failure), updatedAt: now })
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    ownerOf: async (id: string): Promise<string | undefined> =>
      (await database.selectFrom('leases').select('ownerUid').where('id', '=', id).executeTakeFirst())?.ownerUid,

    /** Stores what was read and makes the lease ready, once: false when another run was first or the lease was cancelled. */
    complete: async (
      id: string,
      result: LeaseResult,
      now: Date,
      { isModelReading }: { readonly isModelReading: boolean },
    ): Promise<boolean> => {
      const { numUpdatedRows } = await unsettled(id)
        .set({
          ...summaryValues(result.summary),
          status: 'ready',
          engineVersion: result.engineVersion,
          isModelReading,
          progress: null,
          updatedAt: now,
        })
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return false;
      await insertResult(database, id, result);
      return true;
    },

    /** Holds the row until the transaction ends. */
    isUnsettled: async (id: string): Promise<boolean> =>
      (await database
        .selectFrom('leases')
        .select('id')
        .where('id', '=', id)
        .where('status', 'in', ['queued', 'reading'])
        .where('deletedAt', 'is', null)
        .forUpdate()
        .executeTakeFirst()) !== undefined,

    /** Every lease that must still be read. */
    listUnsettledIds: async (): Promise<string[]> =>
      (
        await database
          .selectFrom('leases')
          .select('id')
          .where('status', 'in', ['queued', 'reading'])
          .where('deletedAt', 'is', null)
          .execute()
      ).map(({ id }) => id),

    /** Leases that were deleted before an instant and are not gone. */
    listDeletedIds: async (before: Date): Promise<string[]> =>
      (await database.selectFrom('leases').select('id').where('deletedAt', '<', before).execute()).map(({ id }) => id),

    isDeleted: async (id: string): Promise<boolean> =>
      (await database
        .selectFrom('leases')
        .select('id')
        .where('id', '=', id)
        .where('deletedAt', 'is not', null)
        .executeTakeFirst()) !== undefined,

    /** Removes a deleted lease whose time to be restored is over; gives the hashes of its files and of those of its revisions. */
    purge: async (id: string, deletedBefore: Date): Promise<string[]> => {
      const files = await database
        .selectFrom('leaseFiles')
        .innerJoin('leases', 'leases.id', 'leaseFiles.leaseId')
        .select('sha256')
        .where(({ or, eb }) => or([eb('leases.id', '=', id), eb('leases.revisionOf', '=', id)]))
        .execute();
      const { numDeletedRows } = await database
        .deleteFrom('leases')
        .where('id', '=', id)
        .where('deletedAt', '<=', deletedBefore)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n ? files.map(({ sha256 }) => sha256) : [];
    },

    /** Removes everything of an owner. */
    purgeOwner: async (uid: string): Promise<{ ids: string[]; sha256s: string[] }> => {
      const files = await database
        .selectFrom('leaseFiles')
        .innerJoin('leases', 'leases.id', 'leaseFiles.leaseId')
        .select('sha256')
        .distinct()
        .where('ownerUid', '=', uid)
        .execute();
      const removed = await database.deleteFrom('leases').where('ownerUid', '=', uid).returning('id').execute();
      return { ids: removed.map(({ id }) => id), sha256s: files.map(({ sha256 }) => sha256) };
    },

    /** Everything of an owner, deleted ones in their last minute included. */
    listOfOwner: (uid: string): Promise<LeaseRow[]> =>
      rows().where('ownerUid', '=', uid).where('deletedAt', 'is', null).orderBy('createdAt').execute(),

    /** Until the transaction ends, nobody else adds or removes these objects. */
    lockObjects: async (sha256s: readonly string[]): Promise<void> => {
      for (const sha256 of [...new Set(sha256s)].sort()) {
        await sql`SELECT pg_advisory_xact_lock(hashtextextended(${sha256}, 7205))`.execute(database);
      }
    },

    isObjectUsed: async (sha256: string): Promise<boolean> =>
      (await database
        .selectFrom('leaseFiles')
        .select('leaseId')
        .where('sha256', '=', sha256)
        .limit(1)
        .executeTakeFirst()) !== undefined,

    /** Tells every process that a reading must stop. Sent when the transaction commits. */
    tellStopped: async (uid: string, id: string): Promise<void> => {
      const event = JSON.stringify({ topic: leaseStoppedTopic, uid, id });
      await sql`SELECT pg_notify('keyclause', ${event})`.execute(database);
    },
  };

  function details(undoableAfter: Date) {
    return rows().select([openRevisionColumn.as('revision'), undoableColumn(undoableAfter).as('undoableFrom')]);
  }

  function owned(uid: string, id: string) {
    return database
      .updateTable('leases')
      .where('ownerUid', '=', uid)
      .where('id', '=', id)
      .where('revisionOf', 'is', null);
  }

  function unsettled(id: string) {
    return database
      .updateTable('leases')
      .where('id', '=', id)
      .where('status', 'in', ['queued', 'reading'])
      .where('deletedAt', 'is', null);
  }
};

export type LeaseRepository = ReturnType<typeof createLeaseRepository>;

export const leaseChangedTopic = 'lease.changed';
export const leaseStoppedTopic = 'lease.stopped';

/** The files of the lease of a row, in order. Written out, because the names inside JSON are the wire's and not the database's. */
export const filesColumn = sql<LeaseRow['files']>`(
  SELECT json_agg(json_build_object('name', name, 'bytes', bytes, 'mediaType', media_type) ORDER BY position)
  FROM lease_files WHERE lease_id = leases.id
)`;

/** The open revision of the lease of a row, or null. */
const openRevisionColumn = sql<LeaseDetailsRow['revision']>`(
  SELECT json_build_object('kind', r.revision_kind, 'status', r.status, 'progress', r.progress, 'failure', r.failure,
    'files', (SELECT json_agg(json_build_object('name', f.name) ORDER BY f.position) FROM lease_files f WHERE f.lease_id = r.id))
  FROM leases r WHERE r.revision_of = leases.id AND r.deleted_at IS NULL
)`;

const undoableColumn = (after: Date) => sql<Date | null>`(
  SELECT max(r.deleted_at) FROM leases r WHERE r.revision_of = leases.id AND r.deleted_at > ${after}
)`;

/** Which state of a lease a row is: its id and the transaction that wrote it, which PostgreSQL changes with every write. */
export const leaseVersion = sql<string>`leases.id || '.' || leases.xmin`;

export const idOfVersion = (version: string): string => version.slice(0, version.indexOf('.'));
