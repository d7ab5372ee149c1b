import { randomUUID } from 'node:crypto';
import type { LeaseProgress } from '@keyclause/contracts';
import { type ReadingFailureCode, readingFailureWords, uploadLimits } from '@keyclause/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '#adapters/clock/clock.ts';
import type { FileStore } from '#adapters/files/file-store.ts';
import type { Job, Jobs } from '#adapters/jobs/jobs.ts';
import type { Model } from '#adapters/model/model.ts';
import type { Database } from '#database/database.ts';
import type { Events } from '#events/events.ts';
import { createRevisionRepository } from '#features/leases/lease-revisions.repository.ts';
import { type LeasePayload, modelReadingQueue, purgeLeaseQueue } from '#features/leases/leases.jobs.ts';
import { createLeaseRepository, type LeaseToRead, leaseStoppedTopic } from '#features/leases/leases.repository.ts';
import type { LeaseScans } from '#features/leases/leases-options.ts';
import { type ReaderPool, ReadFailure } from './reader-pool.ts';

export type LeaseWorkerOptions = {
  readonly database: Database;
  readonly files: Pick<FileStore, 'checkOut'>;
  readonly events: Pick<Events, 'subscribe'>;
  readonly scans: Pick<LeaseScans, 'lock' | 'commit' | 'release'>;
  readonly clock: Clock;
  readonly undoSeconds: number;
  readonly pool: Pick<ReaderPool, 'read'>;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  /** Is asked as well, once the report is stored. */
  readonly model: Model | undefined;
  readonly onError: (error: unknown) => void;
  readonly log: Pick<FastifyBaseLogger, 'info'>;
};

export type LeaseWorker = {
  readonly run: (job: Job<LeasePayload>) => Promise<void>;
  readonly giveUp: (payload: LeasePayload) => Promise<void>;
  readonly stop: () => void;
};

/** Reads a lease from its job to its report. Every end is one transaction: lease, report and ledger change together or not at all. */
export const createLeaseWorker = (options: LeaseWorkerOptions): LeaseWorker => {
  const { database, files, events, jobs, scans, clock, undoSeconds, pool, model, onError, log } = options;
  const leases = createLeaseRepository(database);
  const readings = new Map<string, AbortController>();
  const unsubscribe = events.subscribe(leaseStoppedTopic, ({ id }) => readings.get(id)?.abort(new LeaseStopped()));

  const read = async ({ leaseId, lease, signal }: { leaseId: string; lease: LeaseToRead; signal: AbortSignal }) => {
    const progress = throttledProgress((value) => leases.setProgress(leaseId, value, clock.now()), {
      onSettled: () => readings.get(leaseId)?.abort(new LeaseStopped()),
      onError,
    });
    const lent = await Promise.all(lease.files.map(({ sha256 }) => files.checkOut(sha256)));
    try {
      return await pool.read(
        {
          files: lease.files.map(({ name, mediaType, isLater }, index) => ({
            name,
            mediaType,
            isLater,
            path: lent[index]?.path ?? '',
          })),
          order: lease.fileOrder,
          pagesMax: uploadLimits.pages,
        },
        { onProgress: progress.tell, signal },
      );
    } finally {
      progress.stop();
      await Promise.all(lent.map(({ release }) => release()));
    }
  };

  const fail = (uid: string, leaseId: string, code: ReadingFailureCode, fileName: string | null): Promise<void> =>
    database.transaction().execute(async (transaction) => {
      await scans.lock(transaction, uid);
      const failure = { code, message: readingFailureWords(code), fileName };
      const isFailed = await createLeaseRepository(transaction).fail(leaseId, failure, clock.now());
      if (isFailed) await scans.release(transaction, uid, leaseId);
      log.info({ leaseId, code }, 'lease not read');
    });

  const runReading = async (leaseId: string, lease: LeaseToRead, signal: AbortSignal): Promise<void> => {
    try {
      const result = await read({ leaseId, lease, signal });
      await database.transaction().execute(async (transaction) => {
        await scans.lock(transaction, lease.ownerUid);
        const { revisionOf } = lease;
        const isModelReading = model !== undefined;
        const leases = createLeaseRepository(transaction);
        const isComplete = revisionOf
          ? await leases.isUnsettled(leaseId)
          : await leases.complete(leaseId, result, clock.now(), { isModelReading });
        if (!isComplete) return;
        await scans.commit(transaction, lease.ownerUid, leaseId);
        if (revisionOf) {
          await createRevisionRepository(transaction).takePlace(leaseId, result, clock.now(), { isModelReading });
          // What the lease was, where that is kept: it goes when the change can no longer be undone.
          const payload = { leaseId };
          await jobs.enqueue(transaction, purgeLeaseQueue, {
            id: randomUUID(),
            payload,
            delaySeconds: undoSeconds + 1,
          });
        }
        // A lease whose files changed is read along again, so that its own id may be taken.
        const id = revisionOf ? randomUUID() : leaseId;
        const payload = { leaseId: revisionOf ?? leaseId };
        if (isModelReading) await jobs.enqueue(transaction, modelReadingQueue, { id, payload });
      });
      log.info({ leaseId }, 'lease read');
    } catch (error) {
      if (error instanceof LeaseStopped) return;
      if (!(error instanceof ReadFailure)) throw error;
      if (error.code === 'internal') onError(error);
      const file = error.document === null ? undefined : lease.files[error.document];
      await fail(lease.ownerUid, leaseId, error.code, file?.name ?? null);
    }
  };

  return {
    run: async ({ payload: { leaseId }, signal }) => {
      const lease = await leases.beginReading(leaseId, clock.now());
      if (!lease) return;
      const stopping = new AbortController();
      readings.set(leaseId, stopping);
      try {
        await runReading(leaseId, lease, AbortSignal.any([signal, stopping.signal]));
      } finally {
        readings.delete(leaseId);
      }
    },
    giveUp: async ({ leaseId }) => {
      const uid = await leases.ownerOf(leaseId);
      if (uid !== undefined) await fail(uid, leaseId, 'internal', null);
    },
    stop: () => {
      unsubscribe();
    },
  };
};

/** The owner cancelled or deleted the lease: nothing is to be done any more. */
class LeaseStopped extends Error {
  override name = 'LeaseStopped';
}

const progressEveryMs = 250;

/** Writes the latest progress a few times a second, one write at a time. */
const throttledProgress = (
  write: (progress: LeaseProgress) => Promise<boolean>,
  { onSettled, onError }: { onSettled: () => void; onError: (error: unknown) => void },
) => {
  let latest: LeaseProgress | undefined;
  let isWriting = false;
  const flush = async (): Promise<void> => {
    if (!latest || isWriting) return;
    const progress = latest;
    latest = undefined;
    isWriting = true;
    try {
      if (!(await write(progress))) onSettled();
    } catch (error) {
      onError(error);
    } finally {
      isWriting = false;
    }
  };
  const timer = setInterval(() => void flush(), progressEveryMs);
  return {
    tell: (progress: LeaseProgress): void => {
      latest = progress;
    },
    stop: (): void => {
      clearInterval(timer);
      latest = undefined;
    },
  };
};
