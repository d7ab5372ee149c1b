import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open, opendir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  type CheckedOutFile,
  DamagedFileError,
  type FileStore,
  isObjectName,
  MissingFileError,
  type OpenFile,
  type StoredFile,
} from './file-store.ts';
import { openStaging } from './staging.ts';

/** Opens the store in a folder, `ab/cd/<sha256>` below it, and clears what an earlier process left half-written. */
export const openDiskFileStore = async (folder: string): Promise<FileStore> => {
  // Beside the objects, so that the rename stays within one file system and is atomic.
  const staging = await openStaging(join(folder, 'staging'));
  return {
    stage: async (source) => {
      const { path, sha256, bytes, discard } = await staging.stage(source);
      return { sha256, bytes, keep: () => keep(path, objectPath(folder, sha256)), discard };
    },
    open: (sha256) => openObject(folder, sha256),
    checkOut: (sha256) => checkOut(folder, sha256),
    delete: (sha256) => rm(objectPath(folder, sha256), { force: true }),
    list: () => listObjects(folder),
    freeBytes: staging.freeBytes,
    check: async () => {
      await readdir(folder);
    },
  };
};

const objectPath = (folder: string, sha256: string): string => {
  if (!isObjectName(sha256)) throw new MissingFileError('with that name');
  return join(folder, sha256.slice(0, 2), sha256.slice(2, 4), sha256);
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
  const handle = await openIntact(folder, sha256);
  try {
    const { size } = await handle.stat();
    return { bytes: size, stream: handle.createReadStream({ start: 0 }) };
  } catch (error) {
    await handle.close();
    throw error;
  }
};

const checkOut = async (folder: string, sha256: string): Promise<CheckedOutFile> => {
  const handle = await openIntact(folder, sha256);
  await handle.close();
  return { path: objectPath(folder, sha256), release: async () => {} };
};

/** The whole object is read once before its first byte is given away: files are small, and wrong bytes cannot be called back. */
const openIntact = async (folder: string, sha256: string): Promise<FileHandle> => {
  const handle = await open(objectPath(folder, sha256), 'r').catch((error: unknown) => {
    throw asMissing(sha256, error);
  });
  try {
    const hash = createHash('sha256');
    for await (const chunk of handle.createReadStream({ start: 0, autoClose: false })) hash.update(chunk);
    if (hash.digest('hex') !== sha256) throw new DamagedFileError(sha256);
    return handle;
  } catch (error) {
    await handle.close();
    throw error;
  }
};

const asMissing = (sha256: string, error: unknown): unknown =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'
    ? new MissingFileError(sha256, { cause: error })
    : error;

async function* listObjects(folder: string): AsyncGenerator<StoredFile> {
  for (const first of await hexFolders(folder)) {
    for (const second of await hexFolders(join(folder, first))) {
      for await (const { name } of await opendir(join(folder, first, second))) {
        if (!isObjectName(name)) continue;
        const found = await stat(join(folder, first, second, name)).catch(() => undefined);
        if (found?.isFile()) yield { sha256: name, bytes: found.size, storedAt: found.mtime };
      }
    }
  }
}

const hexFolders = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => /^[0-9a-f]{2}$/.test(name)).sort();
