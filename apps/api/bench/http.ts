import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import Fastify from 'fastify';
import { openDatabase } from '../src/database/database.ts';
import { startDatabase } from '../src/database/start-database.ts';
import { createDataFolder, runApi, signUpAt } from '../test/api-process.ts';
import { type LoadResult, load } from './load.ts';

/**
 * How much of this machine's HTTP the API leaves: an authenticated list from the database and an authenticated allowance,
 * beside a bare Fastify route and a bare node:http server, in one run, each in a process of its own. Each connection is somebody else.
 */
const connections = 50;
const warmSeconds = 2;
const seconds = Number(process.argv[2] ?? 10);

interface Result extends LoadResult {
  name: string;
}

const main = async (): Promise<void> => {
  const folder = createDataFolder();
  const database = await startDatabase({ databaseUrl: undefined, dataDirectory: folder.path });
  const api = await runApi({
    DATABASE_URL: database.url,
    DATA_DIR: folder.path,
    LOG_LEVEL: 'warn',
    KEYCLAUSE_ROLE: 'api',
  });
  if (api.url === '') {
    throw new Error(api.output());
  }
  const bare = await serve('http');
  const fastify = await serve('fastify');
  try {
    const cookies: string[] = [];
    for (let person = 0; person < connections; person += 1) {
      cookies.push(await signUpAt(api, `bench-${person}@keyclause.test`));
    }
    await fill(database.url);
    const cases = [
      { name: 'bare node:http', url: bare.url },
      { name: 'bare Fastify route', url: fastify.url },
      { name: 'GET /api/ping', url: `${api.url}/api/ping` },
      { name: 'GET /api/scans/allowance (signed in)', url: `${api.url}/api/scans/allowance` },
      { name: 'GET /api/leases (signed in, 20 and a count)', url: `${api.url}/api/leases?limit=20` },
      { name: 'bare node:http, again', url: bare.url },
    ];
    const results: Result[] = [];
    for (const { name, url } of cases) {
      await load(url, { cookies, seconds: warmSeconds });
      results.push({ name, ...(await load(url, { cookies, seconds })) });
    }
    print(results);
  } finally {
    bare.stop();
    fastify.stop();
    await api.end('SIGTERM');
    await database.stop();
    folder.remove();
  }
};

/** Twenty leases for each as rows, so that the list is a full page without reading documents for it. */
const fill = async (url: string): Promise<void> => {
  const { pool, close } = openDatabase(url, { poolSize: 1 });
  await pool.query(`
    INSERT INTO leases (id, owner_uid, title, status, charge, content_key, engine_version, kind, page_count, score, grade,
      flag_counts, premises, landlord, rent_monthly_cents, start_on, end_on, created_at, updated_at)
    SELECT gen_random_uuid(), uid, 'Lease ' || n, 'ready', 'free', 'key ' || n, 'bench', 'residential', 10, 70, 'C',
      '{"critical":1,"high":2,"medium":3,"low":4}', n || ' Main Street', 'Landlord ' || n, 195000, '2026-01-01', '2026-12-31', now(), now()
    FROM profiles, generate_series(1, 20) AS n`);
  await pool.query(`
    INSERT INTO lease_files (lease_id, position, sha256, name, bytes, media_type)
    SELECT id, 0, repeat('0', 64), 'lease.pdf', 100000, 'application/pdf' FROM leases`);
  await pool.query('ANALYZE');
  await close();
};

const print = (results: Result[]): void => {
  const base = Math.max(
    ...results.filter(({ name }) => name.startsWith('bare node:http')).map(({ perSecond }) => perSecond),
  );
  console.log(`${connections} connections, ${seconds} s each; the share is of bare node:http in the same run\n`);
  for (const { name, perSecond, p50, p99, failures } of results) {
    const share = `${((100 * perSecond) / base).toFixed(1)} %`;
    console.log(
      `${name.padEnd(44)} ${perSecond.toFixed(0).padStart(7)}/s ${share.padStart(8)}   p50 ${p50.toFixed(1)} ms   p99 ${p99.toFixed(1)} ms   failures ${failures}`,
    );
  }
};

const serve = async (kind: 'http' | 'fastify'): Promise<{ url: string; stop: () => void }> => {
  const child = fork(import.meta.filename, [], { env: { ...process.env, SERVE: kind } });
  const [port] = await once(child, 'message');
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill() };
};

const serveHere = async (kind: string): Promise<void> => {
  const body = { ok: true };
  if (kind === 'fastify') {
    const app = Fastify();
    app.get('/', async () => body);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const address = app.server.address();
    process.send?.(typeof address === 'object' ? address?.port : 0);
    return;
  }
  const server = createServer((_request, answer) => {
    answer.setHeader('content-type', 'application/json');
    answer.end(JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.(typeof address === 'object' ? address?.port : 0);
  });
};

await (process.env.SERVE ? serveHere(process.env.SERVE) : main());
