import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withLock } from './lock.mjs';

let folder = '';
const lockFile = () => join(folder, 'bootstrap.lock');
const silent = () => {};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('gives the lock back, also after a failure', async () => {
  await expect(
    withLock(
      silent,
      async () => {
        expect(readFileSync(lockFile(), 'utf8')).toBe(String(process.pid));
        throw new Error('broken');
      },
      lockFile(),
    ),
  ).rejects.toThrow('broken');

  expect(await withLock(silent, async () => 'again', lockFile())).toBe('again');
});

it('takes over the lock of a process that is gone', async () => {
  const gone = spawnSync(process.execPath, ['--version']).pid;
  writeFileSync(lockFile(), String(gone));

  expect(await withLock(silent, async () => 'mine', lockFile())).toBe('mine');
});

it('waits for a living owner and says so once', async () => {
  const told: string[] = [];
  writeFileSync(lockFile(), String(process.ppid));

  const waiting = withLock(
    (line: string) => told.push(line),
    async () => 'after',
    lockFile(),
  );
  await pause(700);
  expect(told).toEqual([`Another command (process ${process.ppid}) is preparing this folder. Waiting for it.`]);
  rmSync(lockFile());

  expect(await waiting).toBe('after');
});
