import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, expect, it } from 'vitest';
import { openDiskFileStore } from './disk-file-store.ts';
import { filesContract } from './file-store.contract.ts';

const folders: string[] = [];

const aFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'keyclause-files-'));
  folders.push(folder);
  return folder;
};

afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
});

filesContract('on disk', async () => {
  const folder = await aFolder();
  return { store: await openDiskFileStore(folder), countEverything: async () => (await filesBelow(folder)).length };
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
