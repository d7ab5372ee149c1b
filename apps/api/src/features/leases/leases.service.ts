import { randomUUID } from 'node:crypto';
import type { Lease, LeaseDetails } from '@keyclause/contracts';
import type { DatabaseTransaction } from '#database/database.ts';
import { AppError, orNotFound } from '#errors.ts';
import { contentKeyOf } from './content-key.ts';
import { titleFromNames } from './file-name.ts';
import { createLeaseList } from './lease-list.ts';
import { releaseObjects } from './lease-objects.ts';
import { endRevision } from './lease-revisions.service.ts';
import { createLeaseTexts } from './lease-texts.ts';
import { leaseDetailsView } from './lease-view.ts';
import { purgeLeaseQueue, readLeaseQueue } from './leases.jobs.ts';
import { createLeaseRepository } from './leases.repository.ts';
import type { LeasesServiceOptions } from './leases-options.ts';
import { discardFiles, type ReceivedUpload } from './received-upload.ts';

export type LeasesService = ReturnType<typeof createLeasesService>;

export const createLeasesService = (options: LeasesServiceOptions) => {
  const { database, events, files, jobs, scans, clock, undoSeconds, engineVersion } = options;
  const repository = createLeaseRepository(database);
  const list = createLeaseList(database, createLeaseTexts({ database, events }));

  const undoableAfter = (): Date => new Date(clock.now().getTime() - undoSeconds * 1000);
  /** What is to be shown of a lease; null when it is gone. */
  const find = async (uid: string, id: string): Promise<LeaseDetails | null> => {
    const row = await repository.findDetails(uid, id, undoableAfter());
    return row ? leaseDetailsView(row, undoSeconds) : null;
  };
  const get = async (uid: string, id: string): Promise<LeaseDetails> => orNotFound(await find(uid, id));

  /** In one transaction: the lease, its reservation, its job and its objects, or nothing of them. */
  const accept = (uid: string, upload: ReceivedUpload): Promise<{ id: string; isDuplicate: boolean }> =>
    database.transaction().execute(async (transaction) => {
      const leases = createLeaseRepository(transaction);
      const key = contentKeyOf(upload.files.map(({ staged: { sha256 } }) => ({ sha256 })));
      await scans.lock(transaction, uid);
      const existing = await leases.findReadyByContent(uid, key, engineVersion);
      if (existing) return { id: existing.id, isDuplicate: true };

      const id = randomUUID();
      const charge = await scans.reserve(transaction, uid, id);
      await leases.lockObjects(upload.files.map(({ staged }) => staged.sha256));
      for (const { staged } of upload.files) await staged.keep();
      const now = clock.now();
      await leases.insert(
        {
          id,
          ownerUid: uid,
          title: upload.title ?? titleFromNames(upload.files.map(({ name }) => name)),
          status: 'queued',
          charge,
          contentKey: key,
          engineVersion,
          progress: JSON.stringify({
            stage: 'waiting',
            document: 0,
            documentCount: upload.files.length,
            page: 0,
            pageCount: 0,
          }),
          createdAt: now,
          updatedAt: now,
        },
        upload.files.map(({ staged: { sha256, bytes }, name, mediaType }) => ({
          sha256,
          bytes,
          name,
          mediaType,
          isLater: false,
        })),
      );
      await jobs.enqueue(transaction, readLeaseQueue, { id, payload: { leaseId: id } });
      return { id, isDuplicate: false };
    });

  /** Ends a reading that is waiting or under way, and gives its scan back. */
  const stopReading = async (transaction: DatabaseTransaction, uid: string, id: string): Promise<boolean> => {
    const leases = createLeaseRepository(transaction);
    await scans.lock(transaction, uid);
    if (!(await leases.cancel(uid, id, clock.now()))) return false;
    await scans.release(transaction, uid, id);
    await jobs.remove(transaction, readLeaseQueue, [id]);
    await leases.tellStopped(uid, id);
    return true;
  };

  return {
    get,

    /** Raises `no_scans_left`. The upload's staged files are kept or discarded in any case. */
    create: async (uid: string, upload: ReceivedUpload): Promise<{ lease: LeaseDetails; duplicate: boolean }> => {
      try {
        const { id, isDuplicate } = await accept(uid, upload);
        return { lease: await get(uid, id), duplicate: isDuplicate };
      } catch (error) {
        await releaseObjects(
          { database, files },
          upload.files.map(({ staged }) => staged.sha256),
        ).catch(() => undefined);
        throw error;
      } finally {
        await discardFiles(upload.files);
      }
    },

    findByHashes: async (uid: string, sha256s: readonly string[]): Promise<string | null> =>
      (await repository.findReadyByContent(uid, contentKeyOf(sha256s.map((sha256) => ({ sha256 }))), engineVersion))
        ?.id ?? null,

    rename: async (uid: string, id: string, title: string): Promise<LeaseDetails> => {
      if (!(await repository.rename(uid, id, title, clock.now()))) orNotFound(null);
      return get(uid, id);
    },

    cancel: async (uid: string, id: string): Promise<LeaseDetails> => {
      const isCancelled = await database.transaction().execute((transaction) => stopReading(transaction, uid, id));
      const lease = await get(uid, id);
      if (isCancelled || lease.status === 'cancelled') return lease;
      throw new AppError('lease_settled', 'This lease has been read already.');
    },

    remove: async (uid: string, id: string): Promise<{ restorableUntil: string }> => {
      const now = clock.now();
      const freed = await database.transaction().execute(async (transaction) => {
        await stopReading(transaction, uid, id);
        if (!(await createLeaseRepository(transaction).markDeleted(uid, id, now))) orNotFound(null);
        const payload = { leaseId: id };
        await jobs.enqueue(transaction, purgeLeaseQueue, { id: randomUUID(), payload, delaySeconds: undoSeconds + 1 });
        return endRevision(transaction, { uid, leaseId: id, scans, jobs, now });
      });
      await releaseObjects({ database, files }, freed);
      return { restorableUntil: new Date(now.getTime() + undoSeconds * 1000).toISOString() };
    },

    restore: async (uid: string, id: string): Promise<LeaseDetails> => {
      const now = clock.now();
      if (!(await repository.restore(uid, id, new Date(now.getTime() - undoSeconds * 1000), now))) orNotFound(null);
      return get(uid, id);
    },

    find,

    list,

    listNewest: async (uid: string, limit: number): Promise<{ leases: Lease[]; total: number }> => {
      const { leases, total } = await list(uid, { sort: 'newest', limit });
      return { leases: leases.map((text): Lease => JSON.parse(text)), total };
    },

    listUnsettled: async (uid: string): Promise<LeaseDetails[]> =>
      (await repository.listUnsettled(uid, undoableAfter())).map((row) => leaseDetailsView(row, undoSeconds)),
  };
};
