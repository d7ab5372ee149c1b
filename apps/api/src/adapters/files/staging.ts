import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

export type StagedBytes = {
  readonly path: string;
  readonly sha256: string;
  readonly bytes: number;
  readonly discard: () => Promise<void>;
};

/** A folder of this machine where bytes are gathered and hashed before they are objects, or after they were. */
export type Staging = {
  /** Writes the source through to the disk. When it fails, nothing is left and the error is passed on. */
  readonly stage: (source: Readable) => Promise<StagedBytes>;
  readonly freeBytes: () => Promise<number>;
};

/** Opens the folder and clears what an earlier process left half-written. */
export const openStaging = async (folder: string): Promise<Staging> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await clearAbandoned(folder);
  return {
    stage: async (source) => {
      const path = join(folder, `${hostname()}.${process.pid}.${randomUUID()}`);
      const discard = () => rm(path, { force: true });
      try {
        return { path, ...(await writeThrough(path, source)), discard };
      } catch (error) {
        await discard();
        throw error;
      }
    },
    freeBytes: async () => {
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    },
  };
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
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};
