import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Fault } from './fault.mjs';
import { inRoot } from './root.mjs';

const patienceMs = 20 * 60_000;

/** Lets one process at a time install and build in this folder; the others wait for it. */
export const withLock = async (say, work, lockFile = inRoot('.toolchain', 'bootstrap.lock')) => {
  mkdirSync(dirname(lockFile), { recursive: true });
  const startedAt = Date.now();
  let hasTold = false;
  while (!take(lockFile)) {
    const owner = ownerOf(lockFile);
    if (owner === undefined || !isAlive(owner)) {
      removeLockOf(owner, lockFile);
      continue;
    }
    if (!hasTold) say(`Another command (process ${owner}) is preparing this folder. Waiting for it.`);
    hasTold = true;
    if (Date.now() - startedAt > patienceMs) {
      throw new Fault(
        `Process ${owner} has been preparing this folder for 20 minutes. End it and run the same command again.`,
      );
    }
    await pause(300);
  }

  const giveBack = () => {
    if (ownerOf(lockFile) === process.pid) rmSync(lockFile, { force: true });
  };
  process.on('exit', giveBack);
  try {
    return await work();
  } finally {
    giveBack();
    process.off('exit', giveBack);
  }
};

// A link appears whole or not at all, so nobody reads a lock without its owner.
const take = (lockFile) => {
  const mine = `${lockFile}.${process.pid}`;
  writeFileSync(mine, String(process.pid));
  try {
    linkSync(mine, lockFile);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(mine, { force: true });
  }
};

// Two who find the same dead owner must not both remove a lock: the second would remove the first one's.
const removeLockOf = (owner, lockFile) => {
  const taken = `${lockFile}.stale.${process.pid}`;
  try {
    renameSync(lockFile, taken);
    if (ownerOf(taken) !== owner) linkSync(taken, lockFile);
  } catch {
    // Somebody else was faster.
  } finally {
    rmSync(taken, { force: true });
  }
};

const ownerOf = (lockFile) => {
  try {
    return Number(readFileSync(lockFile, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
};

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};
