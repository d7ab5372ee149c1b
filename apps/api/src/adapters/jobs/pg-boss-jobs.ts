import { type Job as BossJob, fromKysely, PgBoss } from 'pg-boss';
import type { DatabaseTransaction } from '#database/database.ts';
import type { Job, JobHandlers, JobQueue, Jobs } from './jobs.ts';

export type PgBossJobsOptions = {
  readonly url: string;
  /** Every queue that this program knows. */
  readonly queues: readonly JobQueue[];
  readonly onError: (error: unknown) => void;
  readonly schema?: string;
};

/** Jobs in the same PostgreSQL as the rows they are about. A job whose process was killed runs again within some fifteen seconds. */
export const openPgBossJobs = async ({ url, queues, onError, schema = 'jobs' }: PgBossJobsOptions): Promise<Jobs> => {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'keyclause-jobs',
    schema,
    max: 6,
    useListenNotify: true,
    schedule: false,
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 2,
  });
  let isStopping = false;
  boss.on('error', (error) => {
    // What was running is handed back and the connections are closed; a run that ends after that can no longer say so, and need not.
    if (!isStopping) onError(asError(error));
  });
  await boss.start();
  for (const queue of queues) await declareQueue(boss, queue);

  return {
    enqueue: async (transaction, queue, { id, payload, delaySeconds }) => {
      await boss.insert(queue.name, [{ id, data: payload, ...(delaySeconds ? { startAfter: delaySeconds } : {}) }], {
        db: inside(transaction),
      });
    },
    remove: async (transaction, queue, ids) => {
      if (ids.length > 0) await boss.deleteJob(queue.name, [...ids], { db: inside(transaction) });
    },
    work: (queue, handlers, options) => work(boss, queue, handlers, options),
    check: async () => {
      await boss.getDb().executeSql('SELECT 1');
    },
    stop: () => {
      isStopping = true;
      return boss.stop({ graceful: false });
    },
  };
};

/** The queue tells the errors of its workers as copies that are no errors any more. */
const asError = (told: { readonly message: string; readonly stack?: string }): Error =>
  told instanceof Error ? told : Object.assign(new Error(told.message), { stack: told.stack });

const heartbeatSeconds = 10;

// `createQueue` leaves a queue that exists as it is, so that changed settings need the second call.
const declareQueue = async (boss: PgBoss, queue: JobQueue): Promise<void> => {
  const settings = {
    retryLimit: queue.retries,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: queue.retryDelayMaxSeconds ?? 60,
    expireInSeconds: queue.secondsMax,
    heartbeatSeconds,
    retentionSeconds: 90 * 86_400,
    deleteAfterSeconds: 3600,
    notify: true,
  };
  const givenUp = { retryLimit: 1000, retryDelay: 5, heartbeatSeconds, deleteAfterSeconds: 3600, notify: true };
  await boss.createQueue(givenUpName(queue), givenUp);
  await boss.updateQueue(givenUpName(queue), givenUp);
  await boss.createQueue(queue.name, { ...settings, deadLetter: givenUpName(queue) });
  await boss.updateQueue(queue.name, { ...settings, deadLetter: givenUpName(queue) });
};

const givenUpName = (queue: JobQueue): string => `${queue.name}.given-up`;

// The names of the queue's own columns must reach it unchanged.
const inside = (transaction: DatabaseTransaction) => fromKysely(transaction.withoutPlugins());

// With NOTIFY on, a retry would wait for the default poll of 30 seconds.
const polling = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 } as const;

const work = async <Payload extends object>(
  boss: PgBoss,
  queue: JobQueue<Payload>,
  { run, giveUp }: JobHandlers<Payload>,
  { concurrency }: { readonly concurrency: number },
): Promise<void> => {
  for (let index = 0; index < concurrency; index += 1) {
    await workWithoutPause(boss, queue.name, (job) => run(toJob(queue, job)));
  }
  await workWithoutPause(boss, givenUpName(queue), (job) => giveUp(queue.payload.parse(job.data)));
};

/** By itself a worker waits for its next poll after each job, however many are queued. */
const workWithoutPause = async (
  boss: PgBoss,
  name: string,
  handle: (job: BossJob<unknown>) => Promise<void>,
): Promise<void> => {
  let id: string | undefined;
  id = await boss.work<unknown>(name, polling, async (jobs) => {
    try {
      for (const job of jobs) await handle(job);
    } finally {
      if (id !== undefined) boss.notifyWorker(id);
    }
  });
};

const toJob = <Payload extends object>(queue: JobQueue<Payload>, job: BossJob<unknown>): Job<Payload> => ({
  id: job.id,
  payload: queue.payload.parse(job.data),
  attempt: job.retryCount,
  signal: job.signal,
});
