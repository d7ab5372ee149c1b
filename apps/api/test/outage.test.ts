import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '../src/database/database.ts';
import { startEmbeddedServer } from '../src/database/embedded-server.ts';
import { migrate } from '../src/database/migrate.ts';
import { signIn, startApiAt } from './api-test.ts';

const shell = '<div id="root"></div>';

const it = test.extend('installation', async ({ task: _ }, { onCleanup }) => {
  const folder = mkdtempSync(join(tmpdir(), 'keyclause-outage-'));
  chmodSync(folder, 0o755);
  const server = await startEmbeddedServer(folder);
  const { database, close: closeFirst } = openDatabase(server.urlOf('postgres'), { poolSize: 1 });
  await migrate(database);
  await closeFirst();
  const workspace = join(folder, 'workspace');
  mkdirSync(join(workspace, 'apps/web/dist/signed-in'), { recursive: true });
  writeFileSync(join(workspace, 'apps/web/dist/index.html'), shell);
  writeFileSync(join(workspace, 'apps/web/dist/signed-in/dashboard.html'), '<h1>For people with a session</h1>');
  const { api, close } = await startApiAt(server.urlOf('postgres'), { workspace });
  onCleanup(async () => {
    await close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return { api, server };
});

describe('without its database', { timeout: 90_000 }, () => {
  it('stays up, says so within seconds while the server hangs, and goes on by itself', async ({
    installation: { api, server },
  }) => {
    const person = await signIn(api);
    const processes = serverProcesses(server.pid());
    signal(processes, 'STOP');

    const [live, ready, page, me] = await Promise.all([
      timed(() => person.inject({ url: '/api/health/live' })),
      timed(() => person.inject({ url: '/api/health/ready' })),
      timed(() => person.inject({ url: '/dashboard' })),
      timed(() => person.inject({ url: '/api/me' })),
    ]);
    signal(processes, 'CONT');

    expect([live.statusCode, ready.statusCode, me.statusCode]).toEqual([200, 503, 503]);
    expect(ready.milliseconds).toBeLessThan(2_500);
    expect([page.statusCode, page.body]).toEqual([200, shell]);
    expect(page.milliseconds).toBeLessThan(2_500);
    expect(me.milliseconds).toBeLessThan(10_000);
    expect(Number(me.headers['retry-after'])).toBeGreaterThan(0);
    expect(me.json()).toMatchObject({ code: 'database_unavailable', requestId: expect.any(String) });
    await expect.poll(() => statusOf(person, '/api/health/ready'), { timeout: 10_000 }).toBe(200);
    await expect.poll(() => statusOf(person, '/api/me'), { timeout: 10_000 }).toBe(200);
  });

  it('goes on by itself after the server was killed and came back', async ({ installation: { api, server } }) => {
    const person = await signIn(api);
    const firstPid = server.pid();

    process.kill(firstPid, 'SIGKILL');
    const during = await person.inject({ url: '/api/me' });

    expect([200, 503]).toContain(during.statusCode);
    await expect.poll(() => statusOf(person, '/api/me'), { timeout: 20_000 }).toBe(200);
    expect(server.pid()).not.toBe(firstPid);
    await expect.poll(() => statusOf(person, '/api/health/ready'), { timeout: 10_000 }).toBe(200);
  });
});

interface Asker {
  inject: (options: { url: string }) => Promise<{ statusCode: number }>;
}

const statusOf = async (person: Asker, url: string): Promise<number> => (await person.inject({ url })).statusCode;

const timed = async <T extends object>(ask: () => Promise<T>): Promise<T & { milliseconds: number }> => {
  const startedAt = performance.now();
  const answer = await ask();
  return Object.assign(answer, { milliseconds: performance.now() - startedAt });
};

const serverProcesses = (postmaster: number): number[] => {
  const workers = execFileSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)], { encoding: 'utf8' });
  return [postmaster, ...workers.trim().split(/\s+/).map(Number)];
};

const signal = (pids: number[], name: 'STOP' | 'CONT'): void => {
  for (const pid of pids) {
    try {
      process.kill(pid, `SIG${name}`);
    } catch {
      // A worker that has ended in the meantime needs no signal.
    }
  }
};
