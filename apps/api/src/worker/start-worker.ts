import { availableParallelism } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '#adapters/clock/clock.ts';
import type { FileStore } from '#adapters/files/file-store.ts';
import type { Jobs } from '#adapters/jobs/jobs.ts';
import type { Database } from '#database/database.ts';
import type { Events } from '#events/events.ts';
import { releaseObjects, sweepObjects } from '#features/leases/lease-objects.ts';
import { purgeLeaseQueue, readLeaseQueue } from '#features/leases/leases.jobs.ts';
import { createLeaseRepository } from '#features/leases/leases.repository.ts';
import { createScansService } from '#features/scans/scans.service.ts';
import { createLeaseWorker } from './read-lease-worker.ts';
import { readerEntry } from './reader-entry.ts';
import { createReaderPool } from './reader-pool.ts';
import { defaultReaderLimits, type ReaderLimits } from './reader-watchdog.ts';

export type WorkerOptions = {
  readonly database: Database;
  readonly events: Events;
  readonly files: FileStore;
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly undoSeconds: number;
  readonly onError: (error: unknown) => void;
  readonly log: Pick<FastifyBaseLogger, 'info'>;
  readonly limits?: Partial<ReaderLimits>;
  /** How many leases are read at a time; as many as there are cores when absent. */
  readonly concurrency?: number;
};

/** Takes jobs until it is stopped. Several processes may do so on one database: each job runs in one of them. */
export const startWorker = async (options: WorkerOptions): Promise<{ stop: () => Promise<void> }> => {
  const { database, files, jobs, clock, undoSeconds, onError, concurrency = availableParallelism() } = options;
  const scans = createScansService({ database, clock });
  const pool = createReaderPool({ entry: readerEntry(), limits: { ...defaultReaderLimits, ...options.limits } });
  const leases = createLeaseWorker({ ...options, scans, pool });

  await jobs.work(readLeaseQueue, leases, { concurrency });
  await jobs.work(
    purgeLeaseQueue,
    {
      run: async ({ payload: { leaseId } }) => {
        const before = new Date(clock.now().getTime() - undoSeconds * 1000);
        const sha256s = await database.transaction().execute(async (transaction) => {
          const found = await createLeaseRepository(transaction).purge(leaseId, before);
          if (found.length > 0) await jobs.remove(transaction, readLeaseQueue, [leaseId]);
          return found;
        });
        await releaseObjects({ database, files }, sha256s);
      },
      // What could not be purged stays deleted for its owner; its files go with the account at the latest.
      giveUp: async ({ leaseId }) => onError(new Error(`Lease ${leaseId} could not be purged`)),
    },
    { concurrency: 1 },
  );

  const sweep = () => void sweepObjects({ database, files }, new Date()).catch(onError);
  const sweeping = setInterval(sweep, sweepEveryMs);
  sweep();

  return {
    stop: async () => {
      clearInterval(sweeping);
      leases.stop();
      await jobs.stop();
      pool.close();
    },
  };
};

const sweepEveryMs = 3_600_000;
