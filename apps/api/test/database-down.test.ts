import { createLease, getLease, getMe } from '@keyclause/contracts';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '#database/database.ts';
import { startEmbeddedServer } from '#database/embedded-server.ts';
import { migrate } from '#database/migrate.ts';
import { createDataFolder } from './api-process.ts';
import { type Person, signIn, startApiAt } from './api-test.ts';
import { aForm, aLeasePdf, uploadLease } from './leases.ts';
import { storedState } from './stored-state.ts';

it('says that it cannot serve while its database is stopped, and goes on with everything when it is back', {
  timeout: 180_000,
}, async () => {
  const folder = createDataFolder();
  let server = await startEmbeddedServer(folder.path);
  const url = server.urlOf('postgres');
  const opened = openDatabase(url, { poolSize: 1 });
  await migrate(opened.database);
  const { api, close } = await startApiAt(url, { worker: { concurrency: 1 } });
  onTestFinished(async () => {
    await close();
    await opened.close();
    await server.stop();
    folder.remove();
  });
  const person = await signIn(api, { credits: 5 });
  // The first is under way when the database goes, the others wait in the queue.
  const leases = [await uploadLease(person, [aLeasePdf({ pageCount: 300 })])];
  await expect.poll(() => statusOf(person, leases[0]?.id), { interval: 20 }).toBe('reading');
  leases.push(await uploadLease(person), await uploadLease(person));
  const before = await withoutLeases(opened.database);

  await server.stop();

  expect((await person.inject({ url: '/api/health/live' })).statusCode).toBe(200);
  const ready = await timed(() => person.inject({ url: '/api/health/ready' }));
  expect([ready.statusCode, ready.json().code]).toEqual([503, 'database_unavailable']);
  expect(ready.seconds).toBeLessThan(2);
  const refused = await Promise.all(
    [
      { url: '/api/me' },
      { url: '/api/leases' },
      { url: `/api/leases/${leases[0]?.id}` },
      { url: '/api/dashboard?today=2026-11-21' },
      { method: 'PATCH' as const, url: '/api/me', payload: { displayName: 'Lost' } },
      { method: 'DELETE' as const, url: `/api/leases/${leases[1]?.id}` },
      {
        method: 'POST' as const,
        url: '/api/auth/sign-in/email',
        payload: { email: person.email, password: 'x'.repeat(12) },
      },
    ].map((request) => timed(() => person.inject(request)).then((answer) => ({ ...request, answer }))),
  );
  for (const { url, answer } of refused) {
    expect([url, answer.statusCode, answer.json().code]).toEqual([url, 503, 'database_unavailable']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.seconds).toBeLessThan(requestSeconds);
  }
  await expect(person.request(createLease, { body: aForm([aLeasePdf()]) })).rejects.toMatchObject({ status: 503 });

  server = await startEmbeddedServer(folder.path);
  expect(server.urlOf('postgres')).toBe(url);

  const readyAgain = await timed(() =>
    expect.poll(async () => (await person.inject({ url: '/api/health/ready' })).statusCode, { interval: 50 }).toBe(200),
  );
  expect(readyAgain.seconds).toBeLessThan(10);
  expect(await withoutLeases(opened.database)).toEqual(before);
  for (const { id } of leases) {
    await expect.poll(() => statusOf(person, id), { timeout: 90_000, interval: 100 }).toBe('ready');
  }
  const { rows } = await opened.pool.query(`
    SELECT (SELECT count(*)::int FROM leases) AS leases, (SELECT count(*)::int FROM lease_reports) AS reports,
      (SELECT count(*)::int FROM credit_entries WHERE kind = 'commit') AS committed,
      (SELECT count(*)::int FROM credit_entries WHERE kind = 'release') AS released`);
  expect(rows).toEqual([{ leases: 3, reports: 3, committed: 3, released: 0 }]);
  expect((await person.request(getMe)).data.account.displayName).toBe('Test Person');
});

// The statement's limit, and what a busy machine adds.
const requestSeconds = 10;

const statusOf = async (person: Person, leaseId = ''): Promise<string> =>
  (await person.request(getLease, { params: { leaseId } })).data.status;

/** What nothing but a request changes: a lease goes on being read. */
const withoutLeases = async (database: Parameters<typeof storedState>[0]) => {
  const { users, sessions, profiles, sign_in_methods } = await storedState(database);
  return { users, sessions, profiles, sign_in_methods };
};

const timed = async <T>(ask: () => Promise<T>): Promise<T & { seconds: number }> => {
  const begun = performance.now();
  const answer = await ask();
  return Object.assign(answer ?? ({} as T & object), { seconds: (performance.now() - begun) / 1000 });
};
