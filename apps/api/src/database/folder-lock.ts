import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSameProcess, type ProcessIdentity, startTimeOf } from './server-process.ts';
import { StartError } from './start-error.ts';

export interface FolderLock {
  release: () => void;
}

/**
 * Makes this process the only owner of a data folder.
 * A lock left by a process that was killed is taken over; a living owner raises a StartError that names its pid.
 */
export const lockFolder = (directory: string): FolderLock => {
  const path = join(directory, 'api.lock');
  const own = `${path}.${process.pid}`;
  const content = JSON.stringify({ pid: process.pid, startedAt: startTimeOf(process.pid) } satisfies ProcessIdentity);
  writeFileSync(own, content, { mode: 0o644 });
  try {
    for (let attempt = 0; attempt < 20; attempt++) {
      if (linked(own, path)) {
        return { release: () => releaseOwn(path, content) };
      }
      discardDeadOwner(path, directory);
    }
    throw new StartError(`The data folder ${directory} is being opened by other processes. Start one at a time.`);
  } finally {
    rmSync(own, { force: true });
  }
};

// Linking is atomic and fails when the name exists, and the content is complete from the first moment.
const linked = (source: string, target: string): boolean => {
  try {
    linkSync(source, target);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') {
      return false;
    }
    throw error;
  }
};

const discardDeadOwner = (path: string, directory: string): void => {
  const seen = readText(path);
  if (seen === undefined) {
    return;
  }
  const owner = parseIdentity(seen);
  if (owner && isSameProcess(owner)) {
    throw new StartError(
      `Keyclause already runs on ${directory} (process ${owner.pid}). Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  // Another starter may have replaced the dead lock between the reading and the renaming: then it is given back.
  if (readText(aside) !== seen) {
    linked(aside, path);
  }
  rmSync(aside, { force: true });
};

const releaseOwn = (path: string, content: string): void => {
  if (readText(path) === content) {
    rmSync(path, { force: true });
  }
};

const readText = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};

const parseIdentity = (text: string): ProcessIdentity | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && 'pid' in value && typeof value.pid === 'number') {
      const startedAt = 'startedAt' in value && typeof value.startedAt === 'number' ? value.startedAt : undefined;
      return { pid: value.pid, startedAt };
    }
  } catch {
    return undefined;
  }
  return undefined;
};
