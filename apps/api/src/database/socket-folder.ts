import { createHash } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerUser } from './server-user.ts';
import { StartError } from './start-error.ts';

/** A folder for the server's Unix socket that only the server's user (and root) may enter. */
export const socketFolder = (dataDirectory: string, user: ServerUser): string => {
  const own = join(dataDirectory, 'postgres-socket');
  const folder = fits(own) ? own : join('/tmp', `keyclause-${user.uid}-${shortHash(dataDirectory)}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!lstatSync(folder).isDirectory()) {
    throw new StartError(`${folder} must be a folder. Remove it, or set DATA_DIR to a shorter path.`);
  }
  try {
    chmodSync(folder, 0o700);
    if (user.isOther) {
      chownSync(folder, user.uid, user.gid);
    }
  } catch {
    throw new StartError(`${folder} belongs to another user. Remove it, or set DATA_DIR to a shorter path.`);
  }
  return folder;
};

// The kernel's limit for the path of a socket: 108 bytes on Linux and 104 on macOS, with the closing zero.
const socketPathBytesMax = process.platform === 'darwin' ? 103 : 107;

const fits = (folder: string): boolean => Buffer.byteLength(join(folder, '.s.PGSQL.5432')) <= socketPathBytesMax;

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);
