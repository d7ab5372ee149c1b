import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockFolder } from './folder-lock.ts';
import { startTimeOf } from './server-process.ts';

// biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures are used from this pattern.
const it = test.extend('folder', async ({}, { onCleanup }) => {
  const folder = mkdtempSync(join(tmpdir(), 'keyclause-lock-'));
  onCleanup(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
});

it('lets one owner in and names it to the next', ({ folder }) => {
  const lock = lockFolder(folder);

  expect(() => lockFolder(folder)).toThrow(new RegExp(`process ${process.pid}\\).*DATA_DIR`));
  lock.release();
  lockFolder(folder).release();
  expect(readdirSync(folder)).toEqual([]);
});

it('takes over from an owner that was killed', ({ folder }) => {
  const { pid } = spawnSync('true');
  writeFileSync(join(folder, 'api.lock'), JSON.stringify({ pid, startedAt: 1 }));

  lockFolder(folder).release();

  expect(readdirSync(folder)).toEqual([]);
});

it('takes over when the pid of a killed owner has passed to another process', ({ folder }) => {
  const startedAt = (startTimeOf(process.ppid) ?? 0) - 3_600;
  writeFileSync(join(folder, 'api.lock'), JSON.stringify({ pid: process.ppid, startedAt }));

  lockFolder(folder).release();
});

it('takes over a lock that was cut short by a power failure', ({ folder }) => {
  writeFileSync(join(folder, 'api.lock'), '');

  lockFolder(folder).release();
});
