import { afterAll, afterEach, beforeAll } from 'vitest';
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
