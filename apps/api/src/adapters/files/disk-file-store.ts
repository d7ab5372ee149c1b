import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, opendir, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import {
  type CheckedOutFile,
  type FileStore,
  MissingFileError,
  type OpenFile,
  type StagedFile,
  type StoredFile,
} from './file-store.ts';

/** Opens the store in a folder, `ab/cd/<sha256>` below it, and clears what an earlier process left half-written. */
export const openDiskFileStore = async (folder: string): Promise<FileStore> => {
  await mkdir(stagingFolder(folder), { recursive: true, mode: 0o700 });
  await clearAbandoned(stagingFolder(folder));
  return {
    stage: (source) => stage(folder, source),
    open: (sha256) => openObject(folder, sha256),
    checkOut: (sha256) => checkOut(folder, sha256),
    delete: (sha256) => rm(objectPath(folder, sha256), { force: true }),
    list: () => listObjects(folder),
    freeBytes: async () => {
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    },
  };
};

// Beside the objects, so that the rename stays within one file system and is atomic.
const stagingFolder = (folder: string): string => join(folder, 'staging');

const objectPath = (folder: string, sha256: string): string => {
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new MissingFileError('with that name');
  return join(folder, sha256.slice(0, 2), sha256.slice(2, 4), sha256);
};

const stage = async (folder: string, source: Readable): Promise<StagedFile> => {
  const path = join(stagingFolder(folder), `${hostname()}.${process.pid}.${randomUUID()}`);
  const discard = () => rm(path, { force: true });
  try {
    const { sha256, bytes } = await writeThrough(path, source);
    return { sha256, bytes, keep: () => keep(path, objectPath(folder, sha256)), discard };
  } catch (error) {
    await discard();
    throw error;
  }
};

const writeThrough = async (path: string, source: Readable): Promise<{ sha256: string; bytes: number }> => {
  const hash = createHash('sha256');
  let bytes = 0;
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      hash.update(chunk);
      bytes += chunk.length;
      await file.writeFile(chunk);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { sha256: hash.digest('hex'), bytes };
};

// An object that is already there is replaced by the same bytes: that also heals one that was damaged.
const keep = async (path: string, target: string): Promise<void> => {
  const folder = dirname(target);
  const isNewFolder = (await mkdir(folder, { recursive: true, mode: 0o700 })) !== undefined;
  await rename(path, target);
  await syncFolder(folder);
  if (isNewFolder) {
    await syncFolder(dirname(folder));
    await syncFolder(dirname(dirname(folder)));
  }
};

// A rename is durable once its folder is; Windows cannot open folders and needs no such call.
const syncFolder = async (folder: string): Promise<void> => {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const openObject = async (folder: string, sha256: string): Promise<OpenFile> => {
  const handle = await open(objectPath(folder, sha256), 'r').catch((error: unknown) => {
    throw asMissing(sha256, error);
  });
  try {
    const { size } = await handle.stat();
    return { bytes: size, stream: handle.createReadStream() };
  } catch (error) {
    await handle.close();
    throw error;
  }
};

const checkOut = async (folder: string, sha256: string): Promise<CheckedOutFile> => {
  const path = objectPath(folder, sha256);
  await stat(path).catch((error: unknown) => {
    throw asMissing(sha256, error);
  });
  return { path, release: async () => {} };
};

const asMissing = (sha256: string, error: unknown): unknown =>
  isNodeError(error) && error.code === 'ENOENT' ? new MissingFileError(sha256, { cause: error }) : error;

const isNodeError = (error: unknown): error is NodeJS.ErrnoException => error instanceof Error && 'code' in error;

async function* listObjects(folder: string): AsyncGenerator<StoredFile> {
  for (const first of await hexFolders(folder)) {
    for (const second of await hexFolders(join(folder, first))) {
      for await (const entry of await opendir(join(folder, first, second))) {
        const found = await stat(join(folder, first, second, entry.name)).catch(() => undefined);
        if (found?.isFile()) yield { sha256: entry.name, bytes: found.size, storedAt: found.mtime };
      }
    }
  }
}

const hexFolders = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => /^[0-9a-f]{2}$/.test(name)).sort();

const dayMs = 86_400_000;

/** Removes staged files of dead processes of this machine, and whatever is older than a day. */
const clearAbandoned = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder)) {
    const [pid, host] = [Number(name.split('.').at(-2)), name.split('.').slice(0, -2).join('.')];
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (!found) continue;
    const isAbandoned = host === hostname() && (pid === process.pid || !isAlive(pid));
    if (isAbandoned || Date.now() - found.mtimeMs > dayMs) await rm(join(folder, name), { force: true });
  }
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isNodeError(error) && error.code === 'EPERM';
  }
};
