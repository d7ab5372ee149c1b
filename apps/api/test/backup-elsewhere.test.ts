import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { type ApiProcess, createDataFolder, runApi, sendJson, signUpAt } from './api-process.ts';
import { aForm, aLeaseText } from './leases.ts';
import { startServerOnLoopback } from './loopback-server.ts';
import { runCommand } from './operator-command.ts';
import { halfWrittenLeases } from './stored-state.ts';
import { aFolder } from './stores/a-folder.ts';
import { type S3Server, s3Account, startS3Server } from './stores/s3-server.ts';
import { databaseAt } from './test-database.ts';

it('backs up rows of DATABASE_URL and files of an S3 store while people write, into another such home', {
  timeout: 240_000,
}, async () => {
  const server = await startServerOnLoopback();
  onTestFinished(server.stop);
  const source = await aHome(server.url, 'source');
  const api = await aProcess(source);
  const writers = await Promise.all(['ann', 'ben', 'cho'].map((name) => aPerson(api, name)));
  const leavers = await Promise.all(Array.from({ length: 20 }, (_, index) => aPerson(api, `leaver${index}`)));
  await source.query(`
    INSERT INTO profiles (uid, subscription_tier) SELECT id, 'commercial' FROM users
    ON CONFLICT (uid) DO UPDATE SET subscription_tier = 'commercial'`);
  for (const leaver of leavers) await Promise.all([upload(api, leaver), upload(api, leaver)]);
  const load = underLoad(api, writers);
  await expect.poll(load.writes).toBeGreaterThan(20);

  const archive = join(await aFolder(), 'under-load.zip');
  const backingUp = runCommand('backup', [archive], source.environment);
  await expect.poll(() => existsSync(`${archive}.partial`), { interval: 1, timeout: 30_000 }).toBe(true);
  const before = load.writes();
  await Promise.all(leavers.map((leaver) => leave(api, leaver)));
  const backedUp = await backingUp;
  const during = load.writes() - before;
  await load.stop();
  await api.end('SIGTERM');

  expect(backedUp).toEqual({
    code: 0,
    output: expect.stringMatching(/^Backed up [\d,]+ rows and \d+ files? to [^\n]+\n$/),
  });
  expect(during).toBeGreaterThan(10);

  const target = await aHome(server.url, 'target');
  const restored = await runCommand('restore', [archive], target.environment);
  expect(restored).toEqual({ code: 0, output: expect.stringMatching(/^Restored [\d,]+ rows and \d+ files?, /) });
  // Every file that a row names and no other, each with the bytes of its name; no lease by half.
  const named = await target.query('SELECT DISTINCT sha256 FROM lease_files ORDER BY 1');
  expect(named.length).toBeGreaterThan(0);
  expect(objectsIn(target)).toEqual(named);
  for (const [key, { bytes }] of target.bucket.objects)
    expect(`files/${createHash('sha256').update(bytes).digest('hex')}`).toBe(key);
  expect(await target.query(halfWrittenLeases)).toEqual([]);

  const again = await runCommand('restore', [archive], target.environment);
  expect(again).toEqual({ code: 1, output: expect.stringContaining('not empty') });

  // It is a home to live in: people sign in with the password they had and get their files.
  const next = await aProcess(target);
  const cookie = await signInAt(next, 'ann@keyclause.test');
  const [lease] = await leasesAt(next, cookie);
  const file = await fetch(`${next.url}/api/leases/${lease?.id}/documents/0/file`, { headers: { cookie } });
  expect([file.status, await file.text()]).toEqual([200, expect.stringContaining('This lease is made for unit')]);
});

/** An installation with nothing on this disk but its secret: rows by TCP and a password, files in a bucket of their own. */
const aHome = async (serverUrl: string, name: string) => {
  const onServer = await connectTo(serverUrl);
  await onServer.query(`CREATE DATABASE ${name}`);
  const databaseUrl = databaseAt(serverUrl, name);
  const client = await connectTo(databaseUrl);
  const bucket = await startS3Server(name);
  onTestFinished(bucket.close);
  const { path, remove } = createDataFolder();
  onTestFinished(remove);
  return {
    bucket,
    query: async <Row extends pg.QueryResultRow>(statement: string) => (await client.query<Row>(statement)).rows,
    environment: {
      DATA_DIR: path,
      LOGIN_LIMIT_PER_MINUTE: '1000',
      DATABASE_URL: databaseUrl,
      FILE_STORE: 's3',
      S3_ENDPOINT: bucket.url,
      S3_BUCKET: name,
      S3_REGION: s3Account.region,
      S3_ACCESS_KEY_ID: s3Account.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3Account.secretAccessKey,
    },
  };
};

const connectTo = async (connectionString: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
};

const aProcess = async ({ environment }: { environment: Record<string, string> }): Promise<ApiProcess> => {
  const api = await runApi({ ...environment, KEYCLAUSE_ROLE: 'api' });
  onTestFinished(() => api.end('SIGTERM').then(() => undefined));
  expect(api.exitCode, api.output()).toBeNull();
  return api;
};

const objectsIn = ({ bucket }: { bucket: S3Server }): { sha256: string }[] =>
  [...bucket.objects.keys()].sort().map((key) => ({ sha256: key.replace(/^files\//, '') }));

type Writer = { readonly email: string; readonly cookie: string };

const aPerson = async (api: ApiProcess, name: string): Promise<Writer> => {
  const email = `${name}@keyclause.test`;
  return { email, cookie: await signUpAt(api, email) };
};

const upload = async ({ url }: ApiProcess, { cookie }: Writer): Promise<string> => {
  const headers = { cookie, origin: url };
  const answer = await fetch(`${url}/api/leases`, { method: 'POST', body: aForm([aLeaseText()]), headers });
  expect(answer.status).toBe(202);
  const { lease }: { lease: { id: string } } = await answer.json();
  return lease.id;
};

const leave = async (api: ApiProcess, { cookie, email }: Writer): Promise<void> => {
  const answer = await sendJson(api, '/api/me', { method: 'DELETE', body: { confirmEmail: email }, cookie });
  expect(answer.status).toBe(202);
};

/** Each of these people uploads, and deletes what is older than their last three, until they are stopped. */
const underLoad = (api: ApiProcess, writers: readonly Writer[]) => {
  let isOver = false;
  let writes = 0;
  const live = async (writer: Writer): Promise<void> => {
    const own: string[] = [];
    while (!isOver) {
      own.push(await upload(api, writer));
      writes += 1;
      const oldest = own.length > 3 ? own.shift() : undefined;
      if (oldest === undefined) continue;
      const deleted = await sendJson(api, `/api/leases/${oldest}`, { method: 'DELETE', cookie: writer.cookie });
      expect(deleted.ok).toBe(true);
      writes += 1;
    }
  };
  const lives = Promise.all(writers.map(live));
  return {
    writes: () => writes,
    stop: async (): Promise<void> => {
      isOver = true;
      await lives;
    },
  };
};

const signInAt = async (api: ApiProcess, email: string): Promise<string> => {
  const answer = await sendJson(api, '/api/auth/sign-in/email', { body: { email, password: 'correct horse battery' } });
  expect(answer.status).toBe(200);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
};

const leasesAt = async (api: ApiProcess, cookie: string): Promise<{ id: string; status: string }[]> => {
  const answer = await fetch(`${api.url}/api/leases`, { headers: { cookie } });
  const { leases }: { leases: { id: string; status: string }[] } = await answer.json();
  return leases;
};
