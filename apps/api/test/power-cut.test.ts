import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { readPostmaster } from '#database/postmaster-file.ts';
import { type ApiProcess, runApi } from './api-process.ts';
import { acceptedBy, faultsIn, inspectDatabase, signUpOwners, uploadUntilCut } from './upload-load.ts';

/**
 * What a power cut leaves is what the disk had been told to keep. The installation stands on a file system of its own, on a loop device; at a
 * random moment every process is stopped, what the device has got by then is copied, the processes are killed and the copy takes the
 * disk's place: what was only in memory, in theirs or in the kernel's, is gone. A disk that loses or reorders what it has
 * confirmed is not shown by this.
 */
const rounds = 10;

const mayMount = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/dev/loop-control');

it.skipIf(!mayMount)(
  `loses nothing that was accepted over ${rounds} power cuts, and opens by itself each time`,
  {
    timeout: 900_000,
  },
  async () => {
    const disk = createDisk();
    onTestFinished(disk.remove);
    const dataDirectory = join(disk.folder, 'data');
    const start = () => runApi({ DATA_DIR: dataDirectory, KEYCLAUSE_ROLE: 'api', LOG_LEVEL: 'error' });
    let api = await start();
    onTestFinished(() => killAll(api, dataDirectory));
    const owners = await signUpOwners(api, databaseUrl(dataDirectory), 8);

    for (let round = 0; round < rounds; round += 1) {
      const wanted = acceptedBy(owners) + 20 + Math.random() * 200;
      const cut = uploadUntilCut(api, owners);
      await expect.poll(() => acceptedBy(owners), { timeout: 120_000, interval: 1 }).toBeGreaterThan(wanted);
      const processes = processesOf(api, dataDirectory);
      signal(processes, 'SIGSTOP');
      // Whatever had been answered by now must be on the copy.
      const promised = owners.map(({ cookie, accepted }) => ({ cookie, accepted: [...accepted] }));
      await disk.copy();
      signal(processes, 'SIGKILL');
      await cut;
      await disk.replaceByCopy();

      api = await start();

      expect(api.url, api.output()).not.toBe('');
      expect(await faultsIn(api, promised)).toEqual([]);
      for (const [index, owner] of owners.entries()) owner.accepted = promised[index]?.accepted ?? [];
    }

    const { faults, leases = 0, jobs, reserved, credits } = await inspectDatabase(databaseUrl(dataDirectory));
    expect(faults).toEqual([]);
    expect([jobs, reserved, credits]).toEqual([leases, leases, leases]);
    expect(acceptedBy(owners)).toBeGreaterThan(rounds * 20);
  },
);

const databaseUrl = (dataDirectory: string): string => {
  const { socketDirectory, port } = readPostmaster(join(dataDirectory, 'postgres')) ?? {};
  return `postgresql://keyclause@/keyclause?host=${encodeURIComponent(socketDirectory ?? '')}&port=${port}`;
};

/** The API and every process of its database, as far as they live. */
const processesOf = (api: ApiProcess, dataDirectory: string): number[] => {
  const postmaster = readPostmaster(join(dataDirectory, 'postgres'))?.pid;
  // The parents first, so that they cannot do anything about their children.
  const parents = [api.pid, postmaster].filter((pid) => pid !== undefined && pid > 1);
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === postmaster);
  return [...parents, ...(postmaster === undefined ? [] : children.map(Number))] as number[];
};

const parentOf = (pid: string): number | null => {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1]);
  } catch {
    return null;
  }
};

const signal = (pids: readonly number[], name: NodeJS.Signals): void => {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // A connection that had just ended takes no signal.
    }
  }
};

const killAll = (api: ApiProcess, dataDirectory: string): void => signal(processesOf(api, dataDirectory), 'SIGKILL');

const diskBytes = 1024 ** 3;

/** A file system in a file. */
const createDisk = () => {
  const parent = mkdtempSync(join(tmpdir(), 'keyclause-disk-'));
  const [image, taken, folder] = ['disk', 'taken', 'mounted'].map((name) => join(parent, name)) as [
    string,
    string,
    string,
  ];
  chmodSync(parent, 0o755);
  mkdirSync(folder);
  writeFileSync(image, '');
  truncateSync(image, diskBytes);
  // Nothing that the kernel would write by itself later on.
  run('mkfs.ext4', '-q', '-F', '-E', 'lazy_itable_init=0,lazy_journal_init=0', image);
  const mount = (): void => void run('mount', '-o', 'loop', image, folder);
  const unmount = async (): Promise<void> => {
    for (let attempt = 0; isMounted(folder); attempt += 1) {
      try {
        run('umount', folder);
      } catch (error) {
        // A killed process may take a moment to let go of its files.
        if (attempt > 100) throw error;
        await sleep(100);
      }
    }
  };
  mount();
  return {
    folder,
    /** Copies what the device has got, whole or not at all: when it got more meanwhile, again. */
    copy: async (): Promise<void> => {
      for (;;) {
        const before = await whenIdle(folder);
        run('cp', '--sparse=always', image, taken);
        if ((await whenIdle(folder)) === before) return;
      }
    },
    replaceByCopy: async (): Promise<void> => {
      await unmount();
      renameSync(taken, image);
      mount();
    },
    remove: async (): Promise<void> => {
      await unmount();
      rmSync(parent, { recursive: true, force: true });
    },
  };
};

const run = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', stdio: 'pipe' });

const isMounted = (folder: string): boolean => readFileSync('/proc/mounts', 'utf8').includes(` ${folder} `);

/** Waits until the device of a folder has nothing to do; gives how much was written to it so far. */
const whenIdle = async (folder: string): Promise<string> => {
  const device = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .find((line) => line.includes(` ${folder} `));
  const about = `/sys/block/${basename(device?.split(' ')[0] ?? '')}`;
  for (;;) {
    const isBusy = readFileSync(`${about}/inflight`, 'utf8')
      .trim()
      .split(/\s+/)
      .some((count) => count !== '0');
    if (!isBusy) return readFileSync(`${about}/stat`, 'utf8').trim().split(/\s+/).slice(4, 7).join(' ');
    await sleep(5);
  }
};
