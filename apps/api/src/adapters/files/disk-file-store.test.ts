import { spawnSync } from 'node:child_process';
import { readdir, stat, truncate, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { aFolder } from '#test/stores/a-folder.ts';
import { openDiskFileStore } from './disk-file-store.ts';
import { filesContract } from './file-store.contract.ts';

filesContract('on disk', async () => {
  const folder = await aFolder();
  return {
    store: await openDiskFileStore(folder),
    countEverything: async () => (await filesBelow(folder)).length,
    damage: (sha256) => truncate(join(folder, sha256.slice(0, 2), sha256.slice(2, 4), sha256), 3),
  };
});

it('clears what a dead process left half-written, and leaves what a living one writes', async () => {
  const folder = await aFolder();
  await openDiskFileStore(folder);
  const deadPid = spawnSync(process.execPath, ['-e', '']).pid;
  await writeFile(join(folder, 'staging', `${hostname()}.${deadPid}.left`), 'half');
  await writeFile(join(folder, 'staging', `${hostname()}.${process.ppid}.writing`), 'half');

  await openDiskFileStore(folder);

  expect(await readdir(join(folder, 'staging'))).toEqual([`${hostname()}.${process.ppid}.writing`]);
});

it('lets nobody else on the machine read a file', async () => {
  const folder = await aFolder();
  const staged = await (await openDiskFileStore(folder)).stage(Readable.from([Buffer.from('private')]));
  await staged.keep();

  const [path] = await filesBelow(folder);

  expect(path).toMatch(/\/[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f]{64}$/);
  expect((await stat(path ?? '')).mode & 0o077).toBe(0);
});

const filesBelow = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
