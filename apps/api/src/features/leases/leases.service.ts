import { createHash, randomUUID } from 'node:crypto';
import type { Lease } from '@keyclause/contracts';
import type { ScanCharge } from '@keyclause/domain';
import type { Clock } from '#adapters/clock/clock.ts';
import type { FileStore } from '#adapters/files/file-store.ts';
import type { Jobs } from '#adapters/jobs/jobs.ts';
import type { Database, DatabaseTransaction } from '#database/database.ts';
import { AppError, orNotFound } from '#errors.ts';
import type { Events } from '#events/events.ts';
import { titleFromName } from './file-name.ts';
import { createLeaseList } from './lease-list.ts';
import { releaseObjects } from './lease-objects.ts';
import { createLeaseTexts } from './lease-texts.ts';
import { leaseView } from './lease-view.ts';
import { purgeLeaseQueue, readLeaseQueue } from './leases.jobs.ts';
import { createLeaseRepository } from './leases.repository.ts';
import { discardFiles, type ReceivedUpload } from './received-upload.ts';

/** What leases need of the ledger. */
export type LeaseScans = {
  readonly lock: (transaction: DatabaseTransaction, uid: string) => Promise<void>;
  readonly reserve: (transaction: DatabaseTransaction, uid: string, leaseId: string) => Promise<ScanCharge>;
  readonly commit: (transaction: DatabaseTransaction, uid: string, leaseId: string) => Promise<void>;
  readonly release: (transaction: DatabaseTransaction, uid: string, leaseId: string) => Promise<void>;
};

export type LeasesServiceOptions = {
  readonly database: Database;
  readonly events: Events;
  readonly files: FileStore;
  readonly jobs: Pick<Jobs, 'enqueue' | 'remove'>;
  readonly scans: LeaseScans;
  readonly clock: Clock;
  readonly undoSeconds: number;
  /** What reads leases at the moment. */
  readonly engineVersion: string;
};

export type LeasesService = ReturnType<typeof createLeasesService>;

export const createLeasesService = (options: LeasesServiceOptions) => {
  const { database, events, files, jobs, scans, clock, undoSeconds, engineVersion } = options;
  const repository = createLeaseRepository(database);
  const list = createLeaseList(database, createLeaseTexts({ database, events }));

  const get = async (uid: string, id: string): Promise<Lease> => leaseView(orNotFound(await repository.find(uid, id)));

  /** In one transaction: the lease, its reservation, its job and its objects, or nothing of them. */
  const accept = (uid: string, upload: ReceivedUpload): Promise<{ id: string; isDuplicate: boolean }> =>
    database.transaction().execute(async (transaction) => {
      const leases = createLeaseRepository(transaction);
      const key = contentKey(upload.files.map(({ staged }) => staged.sha256));
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
          title: upload.title ?? titleFromName(upload.files[0]?.name ?? ''),
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
        upload.files.map(({ staged: { sha256, bytes }, name, mediaType }) => ({ sha256, bytes, name, mediaType })),
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
    create: async (uid: string, upload: ReceivedUpload): Promise<{ lease: Lease; duplicate: boolean }> => {
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
      (await repository.findReadyByContent(uid, contentKey(sha256s), engineVersion))?.id ?? null,

    rename: async (uid: string, id: string, title: string): Promise<Lease> => {
      if (!(await repository.rename(uid, id, title, clock.now()))) orNotFound(null);
      return get(uid, id);
    },

    cancel: async (uid: string, id: string): Promise<Lease> => {
      const isCancelled = await database.transaction().execute((transaction) => stopReading(transaction, uid, id));
      const lease = await get(uid, id);
      if (isCancelled || lease.status === 'cancelled') return lease;
      throw new AppError('lease_settled', 'This lease has been read already.');
    },

    remove: async (uid: string, id: string): Promise<{ restorableUntil: string }> => {
      const now = clock.now();
      await database.transaction().execute(async (transaction) => {
        await stopReading(transaction, uid, id);
        if (!(await createLeaseRepository(transaction).markDeleted(uid, id, now))) orNotFound(null);
        const payload = { leaseId: id };
        await jobs.enqueue(transaction, purgeLeaseQueue, { id: randomUUID(), payload, delaySeconds: undoSeconds + 1 });
      });
      return { restorableUntil: new Date(now.getTime() + undoSeconds * 1000).toISOString() };
    },

    restore: async (uid: string, id: string): Promise<Lease> => {
      const now = clock.now();
      if (!(await repository.restore(uid, id, new Date(now.getTime() - undoSeconds * 1000), now))) orNotFound(null);
      return get(uid, id);
    },

    /** What is to be shown of a lease after an event about it; null when it is gone. */
    find: async (uid: string, id: string): Promise<Lease | null> => {
      const row = await repository.find(uid, id);
      return row ? leaseView(row) : null;
    },

    list,

    listNewest: async (uid: string, limit: number): Promise<{ leases: Lease[]; total: number }> => {
      const { leases, total } = await list(uid, { sort: 'newest', limit });
      return { leases: leases.map((text): Lease => JSON.parse(text)), total };
    },

    listUnsettled: async (uid: string): Promise<Lease[]> => (await repository.listUnsettled(uid)).map(leaseView),
  };
};

/** The same files in the same order, whatever they are called. */
const contentKey = (sha256s: readonly string[]): string =>
  createHash('sha256').update(sha256s.join('\n')).digest('hex');
