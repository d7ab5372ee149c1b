import { availableParallelism } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '#adapters/clock/clock.ts';
import type { FileStore } from '#adapters/files/file-store.ts';
import type { Jobs } from '#adapters/jobs/jobs.ts';
import type { Database } from '#database/database.ts';
import type { Events } from '#events/events.ts';
import { sweepObjects } from '#features/leases/lease-objects.ts';
import { purgeLeaseQueue, readLeaseQueue } from '#features/leases/leases.jobs.ts';
import { createLeaseRepository } from '#features/leases/leases.repository.ts';
import { createScansService } from '#features/scans/scans.service.ts';
import { createLeasePurge } from './purge-lease.ts';
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
  const { database, files, jobs, clock, onError, concurrency = availableParallelism() } = options;
  const scans = createScansService({ database, clock });
  const pool = createReaderPool({ entry: readerEntry(), limits: { ...defaultReaderLimits, ...options.limits } });
  const leases = createLeaseWorker({ ...options, scans, pool });

  await jobs.work(readLeaseQueue, leases, { concurrency });
  await jobs.work(purgeLeaseQueue, createLeasePurge(options), { concurrency: 1 });
  await requeueUnsettled(options);

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

/** Every accepted lease has its job; one that lost it, by a restored backup say, gets it back. Existing jobs stay as they are. */
const requeueUnsettled = async ({ database, jobs }: Pick<WorkerOptions, 'database' | 'jobs'>): Promise<void> => {
  const ids = await createLeaseRepository(database).listUnsettledIds();
  for (const id of ids) {
    await database
      .transaction()
      .execute((transaction) => jobs.enqueue(transaction, readLeaseQueue, { id, payload: { leaseId: id } }));
  }
};
