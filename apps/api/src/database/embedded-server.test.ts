import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { type EmbeddedServer, startEmbeddedServer } from './embedded-server.ts';
import { isAlive } from './server-process.ts';
import { commandAs, serverUserFor } from './server-user.ts';

const isRoot = process.getuid?.() === 0;

const it = test
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures are used from this pattern.
  .extend('folder', async ({}, { onCleanup }) => {
    const folder = mkdtempSync(join(tmpdir(), 'keyclause-server-'));
    chmodSync(folder, 0o755);
    onCleanup(() => rmSync(folder, { recursive: true, force: true }));
    return folder;
  })
  // After the folder, so that the servers are stopped before it goes.
  .extend('start', async ({ folder: _ }, { onCleanup }) => {
    const servers: EmbeddedServer[] = [];
    onCleanup(async () => {
      await Promise.all(servers.map((server) => server.stop()));
    });
    return async (folder: string) => {
      const server = await startEmbeddedServer(folder);
      servers.push(server);
      return server;
    };
  });

it('keeps data on a real PostgreSQL with fsync, reached by a private socket and no port', async ({ folder, start }) => {
  const server = await start(folder);

  const [settings] = await query(
    server,
    `SELECT current_setting('server_version_num')::int AS version,
    current_setting('fsync') AS fsync, current_setting('full_page_writes') AS pages, current_setting('listen_addresses') AS tcp`,
  );

  expect(settings).toEqual({ version: expect.any(Number), fsync: 'on', pages: 'on', tcp: '' });
  expect(Number(settings?.version)).toBeGreaterThanOrEqual(180_000);
  expect(statSync(join(folder, 'postgres-socket')).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, 'postgres')).mode & 0o777).toBe(0o700);
});

it('adopts the server that a killed process left, and loses nothing', async ({ folder, start }) => {
  const orphanedPid = await startAndKill(folder);
  expect(isAlive(orphanedPid)).toBe(true);

  const server = await start(folder);

  expect(server.wasAdopted).toBe(true);
  expect(server.pid()).toBe(orphanedPid);
  expect(await query(server, 'SELECT n FROM kept')).toEqual([{ n: 7 }]);
  await server.stop();
  expect(isAlive(orphanedPid)).toBe(false);
});

it('starts again after the server itself was killed, and loses nothing', async ({ folder, start }) => {
  const orphanedPid = await startAndKill(folder);
  process.kill(orphanedPid, 'SIGKILL');
  await untilGone(orphanedPid);

  const server = await start(folder);

  expect(server.wasAdopted).toBe(false);
  expect(await query(server, 'SELECT n FROM kept')).toEqual([{ n: 7 }]);
});

it('is not fooled when the pid of a dead server has passed to another process', async ({ folder, start }) => {
  const orphanedPid = await startAndKill(folder);
  process.kill(orphanedPid, 'SIGKILL');
  await untilGone(orphanedPid);
  const stranger = spawn('sleep', ['60'], { stdio: 'ignore' });
  const pidFile = join(folder, 'postgres', 'postmaster.pid');
  writeFileSync(pidFile, readFileSync(pidFile, 'utf8').replace(/^\d+/, String(stranger.pid)));

  const server = await start(folder);

  expect(server.wasAdopted).toBe(false);
  expect(server.pid()).not.toBe(stranger.pid);
  expect(await query(server, 'SELECT n FROM kept')).toEqual([{ n: 7 }]);
  expect(isAlive(stranger.pid ?? 0)).toBe(true);
  stranger.kill();
});

it('brings the server back when it dies while it is used', async ({ folder, start }) => {
  const server = await start(folder);
  const firstPid = server.pid();
  await query(server, 'CREATE TABLE kept (n int)');

  process.kill(firstPid, 'SIGKILL');

  await expect.poll(() => server.pid() !== firstPid && isAlive(server.pid()), { timeout: 10_000 }).toBe(true);
  expect(await query(server, 'SELECT count(*)::int AS n FROM kept')).toEqual([{ n: 0 }]);
});

it('leaves no half-made database when its creation was interrupted', async ({ folder, start }) => {
  mkdirSync(join(folder, 'postgres.new'));
  writeFileSync(join(folder, 'postgres.new', 'PG_VERSION'), '18');

  const server = await start(folder);

  expect(await query(server, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
});

it('finds a shorter place for its socket when the folder’s path is too long for one', async ({ folder, start }) => {
  const deep = join(folder, 'a-rather-long-name-of-a-folder'.repeat(3), 'and-one-more-below-it');
  mkdirSync(deep, { recursive: true });

  const server = await start(deep);

  expect(await query(server, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
  const [, socketFolder = ''] = /host=([^&]+)/.exec(server.urlOf('postgres')) ?? [];
  expect(statSync(decodeURIComponent(socketFolder)).mode & 0o777).toBe(0o700);
  rmSync(decodeURIComponent(socketFolder), { recursive: true, force: true });
});

it.runIf(isRoot)('steps down from root, also below a folder that only root may enter', async ({ folder, start }) => {
  chmodSync(folder, 0o700);

  const server = await start(join(folder, 'inner'));

  expect(statSync(`/proc/${server.pid()}`).uid).not.toBe(0);
  expect(await query(server, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
});

it.runIf(isRoot)('refuses a folder that belongs to somebody else, by name and with a way out', ({ folder }) => {
  chmodSync(folder, 0o755);
  const script = `import { serverUserFor } from '${import.meta.dirname}/server-user.ts';
    try { serverUserFor('${folder}'); } catch (error) { process.stdout.write(error.name + ': ' + error.message); }`;

  const nobody = { uid: 65_534, gid: 65_534, isOther: true };
  const command = commandAs(
    nobody,
    process.execPath,
    ['--input-type=module-typescript', '-e', script],
    [join(import.meta.dirname, 'server-user.ts')],
  );
  const said = execFileSync(command.program, command.args, { ...command.options, cwd: '/', encoding: 'utf8' });

  expect(said).toContain('StartError: The database folder');
  expect(said).toContain('DATA_DIR');
});

it.runIf(!isRoot)('refuses a folder that belongs to somebody else', () => {
  expect(() => serverUserFor('/')).toThrow(/belongs to the user with id 0.*DATA_DIR/s);
});

const query = async (server: EmbeddedServer, statement: string): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client({ connectionString: server.urlOf('postgres') });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
};

/** Starts the server from another process, writes a row, and kills that process. Gives the pid of the orphaned server. */
const startAndKill = async (folder: string): Promise<number> => {
  const script = `
    import pg from 'pg';
    import { startEmbeddedServer } from './embedded-server.ts';
    const server = await startEmbeddedServer(${JSON.stringify(folder)});
    const client = new pg.Client({ connectionString: server.urlOf('postgres') });
    await client.connect();
    await client.query('CREATE TABLE kept (n int)');
    await client.query('INSERT INTO kept VALUES (7)');
    process.stdout.write(String(server.pid()) + '\\n', () => process.kill(process.pid, 'SIGKILL'));
  `;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += String(chunk);
  });
  await new Promise((resolve) => child.once('close', resolve));
  return Number(said);
};

const untilGone = async (pid: number): Promise<void> => {
  while (isAlive(pid)) {
    await sleep(10);
  }
};
