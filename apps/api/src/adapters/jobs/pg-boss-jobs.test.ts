import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { type OpenDatabase, openDatabase } from '#database/database.ts';
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts';
import { jobsContract } from './jobs.contract.ts';
import type { Jobs } from './jobs.ts';
import { openPgBossJobs } from './pg-boss-jobs.ts';

let testDatabase: TestDatabase;
let opened: OpenDatabase;
const processes: Jobs[] = [];

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  opened = openDatabase(testDatabase.url, { poolSize: 4 });
});

afterEach(async () => {
  for (const jobs of processes.splice(0)) await jobs.stop();
});

afterAll(async () => {
  await opened.close();
  await testDatabase.drop();
});

jobsContract('pg-boss', async () => ({
  database: opened.database,
  open: async (queues) => {
    const jobs = await openPgBossJobs({
      url: testDatabase.url,
      queues,
      onError: () => undefined,
    });
    processes.push(jobs);
    return jobs;
  },
}));

it('stops in the middle of a job without calling that a failure', async () => {
  const errors: unknown[] = [];
  const queue = { name: `note-${randomUUID()}`, payload: z.object({}), retries: 1, secondsMax: 60 };
  const jobs = await openPgBossJobs({ url: testDatabase.url, queues: [queue], onError: (error) => errors.push(error) });
  const started = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  await jobs.work(
    queue,
    {
      run: async ({ signal }) => {
        started.resolve();
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        ended.resolve();
        throw signal.reason;
      },
      giveUp: async () => undefined,
    },
    { concurrency: 1 },
  );
  await opened.database
    .transaction()
    .execute((transaction) => jobs.enqueue(transaction, queue, { id: randomUUID(), payload: {} }));
  await started.promise;

  await jobs.stop();
  await ended.promise;
  // What the worker has to say about it comes after the job has ended.
  await new Promise((resolve) => setTimeout(resolve, 500));

  expect(errors).toEqual([]);
});
