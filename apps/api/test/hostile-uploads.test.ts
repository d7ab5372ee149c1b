import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { createLease, getMe, type Lease, listLeases } from '@keyclause/contracts';
import { hostileFiles, sampleLeasePdf } from '@keyclause/documents/testing';
import { createRequestClient } from '@keyclause/request';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '#database/database.ts';
import { type ApiProcess, createDataFolder, runApi, signUpAt } from './api-process.ts';
import { aForm, aLeasePdf } from './leases.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const data = createDataFolder();
let testDatabase: TestDatabase;
let opened: OpenDatabase;
let api: ApiProcess;
let cookie: string;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  opened = openDatabase(testDatabase.url, { poolSize: 2 });
  api = await runApi({ DATABASE_URL: testDatabase.url, DATA_DIR: data.path });
  cookie = await signUpAt(api, 'owner@keyclause.test');
  await opened.database.updateTable('profiles').set({ subscriptionTier: 'commercial' }).execute();
}, 60_000);

afterAll(async () => {
  await api.end('SIGKILL');
  await opened.close();
  await testDatabase.drop();
  data.remove();
});

const client = () => createRequestClient({ baseUrl: api.url, headers: { cookie, origin: api.url } });

const residentBytes = (): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${api.pid}/status`, 'latin1'))?.[1] ?? 0) * 1024;

/** Uploads one file and waits for its end; gives what it ended as. */
const endOf = async (name: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
  const answer = await client()
    .request(createLease, { body: aForm([{ name, bytes }]) })
    .catch((error: { body?: { code?: string } }) => error.body?.code ?? 'no answer');
  if (typeof answer === 'string') return answer;
  const settled = await settledLease(answer.data.lease.id);
  return settled.status === 'failed' ? (settled.failure?.code ?? '') : settled.status;
};

const settledLease = async (id: string): Promise<Lease> => {
  for (;;) {
    const { data: list } = await client().request(listLeases, { query: { limit: 100 } });
    const lease = list.leases.find((one) => one.id === id);
    if (lease && lease.status !== 'queued' && lease.status !== 'reading') return lease;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

/**
 * Asks whether the API is awake, ten times a second, from a thread of its own: making a bomb keeps this one busy. Gives how long each
 * answer took.
 */
const pinging = (): (() => Promise<number[]>) => {
  const program = `
    const { parentPort, workerData } = require('node:worker_threads');
    const durations = [];
    const timer = setInterval(async () => {
      const begun = performance.now();
      await fetch(workerData).then((answer) => answer.arrayBuffer());
      durations.push(performance.now() - begun);
    }, 100);
    parentPort.once('message', () => {
      clearInterval(timer);
      parentPort.postMessage(durations);
    });
  `;
  const thread = new Worker(program, { eval: true, workerData: `${api.url}/api/ping` });
  return async () => {
    const answered = once(thread, 'message');
    thread.postMessage('enough');
    const [durations]: number[][] = await answered;
    await thread.terminate();
    return (durations ?? []).sort((a, b) => a - b);
  };
};

// Files that only flip bytes are many and alike; some of them stand for all.
const files = hostileFiles.filter(({ name }) => !/bytes-flipped-(?!0[1-3])/.test(name));

it('ends every hostile file with a reason within 30 seconds, while the API stays small and awake', {
  timeout: 600_000,
}, async () => {
  // What a process grows by while it compiles what it serves is not what a bomb takes.
  for (let count = 0; count < 4; count += 1)
    expect(await endOf(`warm-up-${count}.pdf`, aLeasePdf().bytes)).toBe('ready');
  for (let count = 0; count < 400; count += 1) await client().request(listLeases, { query: { limit: 100 } });
  const before = residentBytes();
  const stopPinging = pinging();
  const surprises: string[] = [];

  for (const { name, make, allowed } of files) {
    const bytes = make();
    // Making it took this process long: it must see first which idle connections the server has closed.
    await new Promise((resolve) => setTimeout(resolve, 50));
    const begun = Date.now();
    const end = await endOf(name, bytes);
    const seconds = (Date.now() - begun) / 1000;
    const isAllowed = (['ready', 'not_a_lease'].includes(end) ? ['document'] : [end]).some((one) =>
      (allowed as readonly string[]).includes(one),
    );
    if (!isAllowed || seconds > 30) surprises.push(`${name}: ${end} after ${seconds} s, may be ${allowed.join(', ')}`);
  }

  const durations = await stopPinging();
  expect(durations.length).toBeGreaterThan(100);
  expect(surprises).toEqual([]);
  expect(residentBytes() - before).toBeLessThan(50 * 1024 * 1024);
  expect(durations[Math.floor(durations.length * 0.99)]).toBeLessThan(pingMillisecondsMax);
  expect(await endOf('after.pdf', aLeasePdf().bytes)).toBe('ready');
  const { data: me } = await client().request(getMe);
  const charged = await opened.database.selectFrom('leases').select('id').where('status', '=', 'ready').execute();
  const { rows } = await opened.pool.query('SELECT coalesce(sum(scans), 0)::int AS scans FROM credit_entries');
  expect([me.profile.freeScansUsed, rows[0]?.scans]).toEqual([0, charged.length]);
});

// 100 in the check list, on a machine that does nothing else.
const pingMillisecondsMax = 250;

// Ten leases with two hundred mutations each in the check list.
const mutations = 12;

it(`ends each of ${mutations} damaged copies of a lease in a final state`, { timeout: 300_000 }, async () => {
  const whole = sampleLeasePdf({ pageCount: 2 });
  const ends = await Promise.all(
    Array.from({ length: mutations }, (_, seed) => endOf(`damaged-${seed}.pdf`, damaged(whole, seed))),
  );

  expect(
    ends.filter((end) => !/^(ready|not_a_lease|corrupt|no_text|no_pages|pdf_encrypted|unsupported_type)$/.test(end)),
  ).toEqual([]);
  expect((await fetch(`${api.url}/api/health/ready`)).status).toBe(200);
});

/** Some bytes changed, the same ones for the same seed. */
const damaged = (bytes: Uint8Array, seed: number): Uint8Array<ArrayBuffer> => {
  const copy = new Uint8Array(bytes);
  let state = seed + 1;
  for (let change = 0; change < 5 + seed; change += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    copy[state % copy.length] = state >> 8;
  }
  return copy;
};
