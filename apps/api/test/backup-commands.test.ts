import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createDataFolder, runApi, sendJson, signUpAt } from './api-process.ts';
import { aForm, aLeasePdf } from './leases.ts';
import { runCommand } from './operator-command.ts';
import { aFolder } from './stores/a-folder.ts';

const aDataFolder = (): string => {
  const { path, remove } = createDataFolder();
  onTestFinished(remove);
  return path;
};

it('backs up an installation while it runs and after it was stopped, and restores it into a new folder', {
  timeout: 240_000,
}, async () => {
  const folder = aDataFolder();
  const archives = await aFolder();
  const api = await runApi({ DATA_DIR: folder, KEYCLAUSE_ROLE: 'api' });
  onTestFinished(() => api.end('SIGKILL').then(() => undefined));
  const cookie = await signUpAt(api, 'ann@keyclause.test');
  const form = aForm([aLeasePdf()]);
  const uploaded = await fetch(`${api.url}/api/leases`, {
    method: 'POST',
    body: form,
    headers: { cookie, origin: api.url },
  });
  expect(uploaded.status).toBe(202);

  const running = await runCommand('backup', [join(archives, 'running.zip')], { DATA_DIR: folder });
  expect(running.output).toMatch(/^Backed up \d+ rows and 1 file to /);
  expect(running.code).toBe(0);
  const overwritten = await runCommand('backup', [join(archives, 'running.zip')], { DATA_DIR: folder });
  expect([overwritten.code, overwritten.output]).toEqual([1, expect.stringContaining('is there already')]);
  const whileRunning = await runCommand('restore', [join(archives, 'running.zip')], { DATA_DIR: folder });
  expect([whileRunning.code, whileRunning.output]).toEqual([1, expect.stringContaining(`process ${api.pid}`)]);
  await api.end('SIGTERM');

  const stopped = await runCommand('backup', [join(archives, 'stopped.zip')], { DATA_DIR: folder });
  expect([stopped.code, stopped.output]).toEqual([0, expect.stringMatching(/and 1 file to/)]);

  const fresh = aDataFolder();
  const restored = await runCommand('restore', [join(archives, 'stopped.zip')], { DATA_DIR: fresh });
  expect([restored.code, restored.output]).toEqual([0, expect.stringMatching(/^Restored \d+ rows and 1 file/)]);
  const again = await runCommand('restore', [join(archives, 'stopped.zip')], { DATA_DIR: fresh });
  expect([again.code, again.output]).toEqual([1, expect.stringContaining('not empty')]);

  // The worker of the new place finds the lease that nobody had read, though the backup holds no jobs.
  const next = await runApi({ DATA_DIR: fresh });
  onTestFinished(() => next.end('SIGTERM').then(() => undefined));
  const signedIn = await sendJson(next, '/api/auth/sign-in/email', {
    body: { email: 'ann@keyclause.test', password: 'correct horse battery' },
  });
  expect(signedIn.status).toBe(200);
  const newCookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const statusOfLease = async (): Promise<string> => {
    const answer = await fetch(`${next.url}/api/leases`, { headers: { cookie: newCookie } });
    const { leases }: { leases: { status: string }[] } = await answer.json();
    return leases.map(({ status }) => status).join();
  };
  await expect.poll(statusOfLease, { timeout: 60_000 }).toBe('ready');
});

it('says what is wrong in one line', async () => {
  const nothing = await runCommand('backup', [join(await aFolder(), 'x.zip')], { DATA_DIR: aDataFolder() });
  expect(nothing.code).toBe(1);
  expect(nothing.output).toMatch(/^There is nothing in .* to back up\..*\n$/);

  const unnamed = await runCommand('restore', ['--'], { DATA_DIR: aDataFolder() });
  expect([unnamed.code, unnamed.output]).toEqual([1, 'Name one file: pnpm restore FILE\n']);

  const unreachable = await runCommand('backup', [join(await aFolder(), 'x.zip')], {
    DATA_DIR: aDataFolder(),
    DATABASE_URL: 'postgresql://nobody:secret-word@127.0.0.1:9/none',
  });
  expect(unreachable.code).toBe(1);
  expect(unreachable.output).toContain('DATABASE_URL does not answer');
  expect(unreachable.output).not.toContain('secret-word');
});
