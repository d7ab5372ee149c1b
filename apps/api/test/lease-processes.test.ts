import { readdirSync, readFileSync } from 'node:fs';
import { createLease, type Lease } from '@keyclause/contracts';
import { createRequestClient, type RequestClient } from '@keyclause/request';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type OpenDatabase, openDatabase } from '#database/database.ts';
import { type ApiProcess, createDataFolder, runApi, signUpAt } from './api-process.ts';
import { aForm, aLeasePdf, type UploadedFile } from './leases.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const data = createDataFolder();
const processes = new Set<ApiProcess>();
let testDatabase: TestDatabase;
let opened: OpenDatabase;
let cookie: string;
let uid: string;

const start = async (environment: Record<string, string> = {}): Promise<ApiProcess> => {
  const process = await runApi({ DATABASE_URL: testDatabase.url, DATA_DIR: data.path, ...environment });
  processes.add(process);
  return process;
};

const clientAt = ({ url }: ApiProcess): RequestClient =>
  createRequestClient({ baseUrl: url, headers: { cookie, origin: url } });

const upload = async (client: RequestClient, file: UploadedFile = aLeasePdf()): Promise<Lease> =>
  (await client.request(createLease, { body: aForm([file]) })).data.lease;

/** What the tables say about all leases: each must have been charged once and reported once, or neither. */
const tally = async () => {
  const { rows } = await sql<{
    status: string;
    leases: number;
    reports: number;
    reserved: number;
    committed: number;
    released: number;
  }>`
    SELECT status, count(*)::int AS leases,
      (count(r.lease_id))::int AS reports,
      sum((SELECT count(*) FROM credit_entries WHERE lease_id = l.id AND kind = 'reserve'))::int AS reserved,
      sum((SELECT count(*) FROM credit_entries WHERE lease_id = l.id AND kind = 'commit'))::int AS committed,
      sum((SELECT count(*) FROM credit_entries WHERE lease_id = l.id AND kind = 'release'))::int AS released
    FROM leases l LEFT JOIN lease_reports r ON r.lease_id = l.id
    GROUP BY status ORDER BY status`.execute(opened.database);
  return rows;
};

const creditsLeft = async (): Promise<number> => {
  const { analysisCredits } = await opened.database
    .selectFrom('profiles')
    .select('analysisCredits')
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  return analysisCredits;
};

const creditsAtFirst = 1000;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  opened = openDatabase(testDatabase.url, { poolSize: 4 });
  const api = await start({ KEYCLAUSE_ROLE: 'api' });
  cookie = await signUpAt(api, 'owner@keyclause.test');
  uid = (await opened.database.selectFrom('profiles').select('uid').executeTakeFirstOrThrow()).uid;
  await api.end('SIGTERM');
}, 60_000);

beforeEach(async () => {
  await opened.database.updateTable('profiles').set({ freeScansUsed: 3, analysisCredits: creditsAtFirst }).execute();
});

afterEach(async () => {
  for (const process of processes) await process.end('SIGKILL');
  processes.clear();
  await sql`TRUNCATE leases CASCADE`.execute(opened.database);
  await sql`TRUNCATE credit_entries`.execute(opened.database);
  await sql`DELETE FROM jobs.job`.execute(opened.database);
});

afterAll(async () => {
  await opened.close();
  await testDatabase.drop();
  data.remove();
});

it('reads every accepted lease once although it was killed in the middle of twenty', async () => {
  const first = await start();
  const client = clientAt(first);
  const leases = await Promise.all(Array.from({ length: 20 }, () => upload(client, aLeasePdf({ pageCount: 10 }))));
  await vi.waitFor(
    async () => expect((await tally()).find(({ status }) => status === 'ready')?.leases).toBeGreaterThan(3),
    {
      timeout: 60_000,
      interval: 10,
    },
  );

  const readers = childrenOf(first.pid);
  await first.end('SIGKILL');

  expect(readers.length).toBeGreaterThan(0);
  await vi.waitFor(() => expect(readers.filter(isRunning)).toEqual([]), 5_000);
  const ready = (await tally()).find(({ status }) => status === 'ready')?.leases ?? 0;
  expect(ready).toBeLessThan(leases.length);
  await start();
  await vi.waitFor(async () => expect(await tally()).toEqual([allReady(leases.length)]), {
    timeout: 90_000,
    interval: 200,
  });
  expect(await creditsLeft()).toBe(creditsAtFirst - leases.length);
}, 180_000);

it('shares the work of one database among several processes, each lease in one of them', async () => {
  const [one, two, reader] = await Promise.all([start(), start(), start({ KEYCLAUSE_ROLE: 'worker' })]);
  const clients = [clientAt(one), clientAt(two)];

  const leases = await Promise.all(
    Array.from({ length: 15 }, (_, index) => upload(clients[index % 2] as RequestClient, aLeasePdf({ pageCount: 4 }))),
  );

  await vi.waitFor(async () => expect(await tally()).toEqual([allReady(leases.length)]), {
    timeout: 90_000,
    interval: 100,
  });
  const readBy = [one, two, reader].map((process) => process.output().split('"lease read"').length - 1);
  expect(readBy.reduce((sum, count) => sum + count)).toBe(leases.length);
  expect(readBy.every((count) => count > 0)).toBe(true);
  expect(await creditsLeft()).toBe(creditsAtFirst - leases.length);
}, 120_000);

it('answers all, hands its jobs back and ends well when it is asked to end under load', async () => {
  const api = await start();
  const client = clientAt(api);
  const leases = await Promise.all(Array.from({ length: 8 }, () => upload(client, aLeasePdf({ pageCount: 10 }))));
  const statuses: number[] = [];
  let isEnding = false;
  const load = Array.from({ length: 8 }, async () => {
    while (!isEnding) {
      const answer = await fetch(`${api.url}/api/leases`, { headers: { cookie } }).catch(() => undefined);
      if (answer) {
        statuses.push(answer.status);
        await answer.arrayBuffer().catch(() => undefined);
      }
    }
  });
  await new Promise((resolve) => setTimeout(resolve, 500));

  const begun = Date.now();
  const exitCode = await api.end('SIGTERM');
  isEnding = true;
  await Promise.all(load);

  expect(exitCode).toBe(0);
  expect(Date.now() - begun).toBeLessThan(25_000);
  expect(statuses.length).toBeGreaterThan(20);
  expect([...new Set(statuses)]).toEqual([200]);
  const { rows } = await sql`SELECT FROM jobs.job WHERE name = 'read-lease' AND state = 'active'`.execute(
    opened.database,
  );
  expect(rows).toEqual([]);
  await start();
  await vi.waitFor(async () => expect(await tally()).toEqual([allReady(leases.length)]), {
    timeout: 60_000,
    interval: 200,
  });
  expect(await creditsLeft()).toBe(creditsAtFirst - leases.length);
}, 120_000);

const childrenOf = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => new RegExp(`^PPid:\\s+${parent}$`, 'm').test(statusOf(pid)));

const isRunning = (pid: number): boolean => /^State:\s+[^Z]/m.test(statusOf(pid));

const statusOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/status`, 'latin1');
  } catch {
    return '';
  }
};

const allReady = (count: number) => ({
  status: 'ready',
  leases: count,
  reports: count,
  reserved: count,
  committed: count,
  released: 0,
});
