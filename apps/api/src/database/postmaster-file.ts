import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isAlive, isSameProcess, workingDirectoryOf } from './server-process.ts';

/** What a running server writes about itself into its folder. */
export interface Postmaster {
  pid: number;
  startedAt: number;
  port: number;
  socketDirectory: string;
  isReady: boolean;
}

/** Reads postmaster.pid; undefined when there is none or it is not complete yet. */
export const readPostmaster = (directory: string): Postmaster | undefined => {
  const lines = readLines(directory);
  const pid = Number(lines?.[0]);
  if (!lines || !Number.isInteger(pid) || pid <= 0) {
    return undefined;
  }
  return {
    pid,
    startedAt: Number(lines[2]),
    port: Number(lines[3]),
    socketDirectory: lines[4] ?? '',
    isReady: lines[7]?.trim() === 'ready',
  };
};

/**
 * True when the process named in postmaster.pid lives and serves this very folder.
 * A server stands in its own folder; where the system hides that, the start time must agree.
 */
export const isServerOf = (directory: string, postmaster: Postmaster): boolean => {
  if (!isAlive(postmaster.pid)) {
    return false;
  }
  const standsIn = workingDirectoryOf(postmaster.pid);
  return standsIn === undefined ? isSameProcess(postmaster) : standsIn === realpathSync(directory);
};

/**
 * Makes the file of a dead server say so when its pid has passed to another process, which would stop the next start.
 * The other lines stay: PostgreSQL finds its old shared memory by them and refuses while an old worker still writes.
 */
export const markPostmasterDead = (directory: string): void => {
  const lines = readLines(directory);
  if (lines) {
    writeFileSync(fileOf(directory), [pidThatNeverLives, ...lines.slice(1)].join('\n'));
  }
};

// Above the largest pid of Linux (2^22) and macOS.
const pidThatNeverLives = '99999999';

const fileOf = (directory: string) => join(directory, 'postmaster.pid');

const readLines = (directory: string): string[] | undefined => {
  try {
    return readFileSync(fileOf(directory), 'utf8').split('\n');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return undefined;
    }
    throw new Error(`cannot read ${basename(fileOf(directory))}`, { cause: error });
  }
};
