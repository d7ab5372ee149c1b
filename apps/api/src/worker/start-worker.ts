import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '#adapters/clock/clock.ts';
import type { FileStore } from '#adapters/files/file-store.ts';
import type { JobQueue, Jobs } from '#adapters/jobs/jobs.ts';
import type { MailSender } from '#adapters/mail/mail.ts';
import { sendMailQueue } from '#adapters/mail/send-mail-queue.ts';
import type { Model } from '#adapters/model/model.ts';
import type { Database } from '#database/database.ts';
import type { Events } from '#events/events.ts';
import { checkIntegrityQueue } from '#features/integrity/integrity.jobs.ts';
import { createIntegrityRepository } from '#features/integrity/integrity.repository.ts';
import { sweepObjects } from '#features/leases/lease-objects.ts';
import { modelReadingQueue, purgeLeaseQueue, readLeaseQueue } from '#features/leases/leases.jobs.ts';
import { createLeaseRepository } from '#features/leases/leases.repository.ts';
import { createModelReadings } from '#features/leases/model-readings.ts';
import { createOutboxRepository } from '#features/outbox/outbox.repository.ts';
import { createScansService } from '#features/scans/scans.service.ts';
import { createIntegrityCheck } from './check-integrity.ts';
import { createLeasePurge } from './purge-lease.ts';
import { createLeaseWorker } from './read-lease-worker.ts';
import { createModelReader } from './read-with-model.ts';
import { readerEntry } from './reader-entry.ts';
import { createReaderPool } from './reader-pool.ts';
import { defaultReaderLimits, type ReaderLimits } from './reader-watchdog.ts';
import { createMailDelivery } from './send-mail.ts';

export type WorkerOptions = {
  readonly database: Database;
  readonly events: Events;
  readonly files: FileStore;
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly undoSeconds: number;
  readonly mailServer: MailSender | undefined;
  readonly model: Model | undefined;
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
  const modelReader = createModelReader(options);

  await jobs.work(readLeaseQueue, leases, { concurrency });
  await jobs.work(modelReadingQueue, modelReader, { concurrency: modelConcurrency });
  await jobs.work(purgeLeaseQueue, createLeasePurge(options), { concurrency: 1 });
  await jobs.work(checkIntegrityQueue, createIntegrityCheck(options), { concurrency: 1 });
  const { mailServer } = options;
  if (mailServer)
    await jobs.work(sendMailQueue, createMailDelivery({ database, mailServer, clock }), { concurrency: 2 });
  await requeueUnsettled(options);

  const sweep = () => void sweepObjects({ database, files }, new Date()).catch(onError);
  const sweeping = setInterval(sweep, sweepEveryMs);
  sweep();

  return {
    stop: async () => {
      clearInterval(sweeping);
      leases.stop();
      modelReader.stop();
      await jobs.stop();
      pool.close();
    },
  };
};

/** Waiting for an answer costs this machine nothing; the server behind it has its own limits. */
const modelConcurrency = 4;

const sweepEveryMs = 3_600_000;

/**
 * Every accepted lease has its job, and so has everything else that must still be done; what lost it, by a restored backup say, gets it
 * back. Existing jobs stay as they are.
 */
const requeueUnsettled = async (options: WorkerOptions): Promise<void> => {
  const { database, jobs, clock, undoSeconds } = options;
  const leases = createLeaseRepository(database);
  const requeue = <Payload extends object>(queue: JobQueue<Payload>, id: string, payload: Payload) =>
    database.transaction().execute((transaction) => jobs.enqueue(transaction, queue, { id, payload }));

  for (const id of await leases.listUnsettledIds()) await requeue(readLeaseQueue, id, { leaseId: id });
  for (const id of await createModelReadings(database).listAwaitedIds()) {
    await requeue(modelReadingQueue, id, { leaseId: id });
  }
  // Its own job would have come long ago.
  const overdue = new Date(clock.now().getTime() - (undoSeconds + 600) * 1000);
  for (const id of await leases.listDeletedIds(overdue)) await requeue(purgeLeaseQueue, randomUUID(), { leaseId: id });
  for (const id of await createOutboxRepository(database).listQueuedIds()) {
    await requeue(sendMailQueue, id, { mailId: id });
  }
  for (const id of await createIntegrityRepository(database).listUnsettledIds()) {
    await requeue(checkIntegrityQueue, id, { checkId: id });
  }
};
