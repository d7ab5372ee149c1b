import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Fault } from './fault.mjs';
import { inRoot } from './root.mjs';

const lockFile = inRoot('.toolchain', 'bootstrap.lock');
const patienceMs = 20 * 60_000;

/** Lets one process at a time install and build in this folder; the others wait for it. */
export const withLock = async (say, work) => {
  mkdirSync(inRoot('.toolchain'), { recursive: true });
  const startedAt = Date.now();
  let hasTold = false;
  while (!take()) {
    const owner = ownerOf();
    if (owner === undefined || !isAlive(owner)) {
      rmSync(lockFile, { force: true });
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
    if (ownerOf() === process.pid) rmSync(lockFile, { force: true });
  };
  process.on('exit', giveBack);
  try {
    return await work();
  } finally {
    giveBack();
    process.off('exit', giveBack);
  }
};

const take = () => {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
};

const ownerOf = () => {
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
