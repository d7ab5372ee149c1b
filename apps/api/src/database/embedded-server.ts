import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isServerOf, markPostmasterDead, type Postmaster, readPostmaster } from './postmaster-file.ts';
import { serverBinaries } from './server-binaries.ts';
import { isAlive, isTaken } from './server-process.ts';
import { commandAs, type ServerUser, serverUserFor } from './server-user.ts';
import { socketFolder } from './socket-folder.ts';
import { StartError } from './start-error.ts';

export interface EmbeddedServer {
  /** Address of a database on this server, for pg. */
  urlOf: (database: string) => string;
  pid: () => number;
  /** True when a server left by a killed process was taken over instead of started. */
  wasAdopted: boolean;
  /** Ends sessions, writes everything out and waits until the process is gone. */
  stop: () => Promise<void>;
}

/**
 * Runs the built-in PostgreSQL for a data folder: creates its files once, adopts a server that a killed process left,
 * starts one otherwise, and starts it again if it dies. Raises a StartError in words for the person at the keyboard.
 */
export const startEmbeddedServer = async (
  dataDirectory: string,
  { settings = {} }: { settings?: Record<string, string> } = {},
): Promise<EmbeddedServer> => {
  if (process.platform === 'win32') {
    throw new StartError('The built-in database runs on Linux and macOS. Set DATABASE_URL to a PostgreSQL server.');
  }
  const root = resolve(dataDirectory);
  mkdirSync(root, { recursive: true, mode: 0o711 });
  const directory = join(root, 'postgres');
  const user = serverUserFor(existsSync(directory) ? directory : undefined);
  if (!existsSync(directory)) {
    initialise(root, directory, user);
  }
  const start = () => startPatiently({ root, directory, user, settings });
  const living = readPostmaster(directory);
  // A server that was just told to stop ends during the wait: then it is started anew.
  const adopted =
    living && isServerOf(directory, living) ? await whenReady(directory, living.pid).catch(() => undefined) : undefined;
  let postmaster = adopted ?? (await start());

  let isStopping = false;
  let restart: Promise<void> | undefined;
  const watch = setInterval(() => {
    if (!isStopping && !restart && !isAlive(postmaster.pid)) {
      restart = start()
        .then((started) => {
          postmaster = started;
        })
        .catch(() => sleep(1000))
        .finally(() => {
          restart = undefined;
        });
    }
  }, 500).unref();

  return {
    urlOf: (database) => urlOf(postmaster, database),
    pid: () => postmaster.pid,
    wasAdopted: adopted !== undefined,
    stop: async () => {
      isStopping = true;
      clearInterval(watch);
      await restart;
      await stopServer(postmaster.pid);
    },
  };
};

/** The name of our database on the built-in server. */
export const embeddedName = 'keyclause';

/** The address of our database when the built-in server of a data folder is running; it is left as it is. */
export const runningServer = (dataDirectory: string): string | undefined => {
  const directory = join(resolve(dataDirectory), 'postgres');
  const living = readPostmaster(directory);
  return living?.isReady && isServerOf(directory, living) ? urlOf(living, embeddedName) : undefined;
};

/** The role that owns everything in the built-in server. */
const serverRole = 'keyclause';

const urlOf = ({ socketDirectory, port }: Postmaster, database: string): string =>
  `postgresql://${serverRole}@/${database}?host=${encodeURIComponent(socketDirectory)}&port=${port}`;

// Built beside its place and renamed, so that an interrupted first start leaves nothing half made.
const initialise = (root: string, directory: string, user: ServerUser): void => {
  const fresh = join(root, 'postgres.new');
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { mode: 0o700 });
  if (user.isOther) {
    chownSync(fresh, user.uid, user.gid);
  }
  const args = ['-D', fresh, '-U', serverRole, '--auth-local=trust', '--auth-host=reject', '--encoding=UTF8'];
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const command = commandAs(user, serverBinaries().initdb, [...args, ...locale], [fresh]);
  const result = spawnSync(command.program, command.args, {
    ...command.options,
    cwd: '/',
    encoding: 'utf8',
    env: serverEnvironment(),
  });
  if (result.status !== 0) {
    rmSync(fresh, { recursive: true, force: true });
    throw new StartError(
      `The database could not be created in ${root}: ${reasonIn(`${result.error ?? ''}${result.stderr}`)}`,
    );
  }
  renameSync(fresh, directory);
};

interface ServerPlace {
  root: string;
  directory: string;
  user: ServerUser;
  settings: Record<string, string>;
}

/**
 * After a server was killed its workers end a moment later, and PostgreSQL rightly refuses to start beside them:
 * then it is tried again for a while.
 */
const startPatiently = async (place: ServerPlace): Promise<Postmaster> => {
  const deadline = Date.now() + 15_000;
  for (;;) {
    const mayHaveWorkers = readPostmaster(place.directory) !== undefined;
    try {
      return await startServer(place);
    } catch (error) {
      if (!mayHaveWorkers || Date.now() > deadline) {
        throw error;
      }
      await sleep(100);
    }
  }
};

const startServer = async ({ root, directory, user, settings }: ServerPlace): Promise<Postmaster> => {
  const stale = readPostmaster(directory);
  if (stale && isTaken(stale.pid)) {
    markPostmasterDead(directory);
  }
  const sockets = socketFolder(root, user);
  // No server of this folder lives, and nobody else uses the folder of its socket: what lies there is left over.
  for (const name of readdirSync(sockets)) {
    rmSync(join(sockets, name), { force: true });
  }
  chmodSync(directory, 0o700);
  const logPath = join(root, 'postgres.log');
  const output = openLog(logPath);
  const all = {
    listen_addresses: '',
    unix_socket_directories: sockets,
    unix_socket_permissions: '0700',
    port: '5432',
    max_connections: '200',
    shared_buffers: '128MB',
    log_min_messages: 'warning',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...settings,
  };
  const args = ['-D', directory, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const command = commandAs(user, serverBinaries().postgres, args, [join(directory, 'PG_VERSION')]);
  // Its own session: Ctrl-C in the terminal reaches only Node, which stops the server when the last request is done.
  const child = spawn(command.program, command.args, {
    ...command.options,
    cwd: '/',
    detached: true,
    stdio: ['ignore', output, output],
    env: serverEnvironment(),
  });
  closeSync(output);
  child.unref();
  const failed = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new StartError(`The database did not start: ${lastReason(logPath)}`)));
  });
  failed.catch(() => undefined);
  return Promise.race([whenReady(directory, child.pid ?? 0), failed]);
};

// Recovery after a crash replays the log and may take minutes; the exit of the process ends the wait sooner.
const readyWithinMs = 15 * 60_000;

const whenReady = async (directory: string, pid: number): Promise<Postmaster> => {
  const deadline = Date.now() + readyWithinMs;
  while (Date.now() < deadline && isAlive(pid)) {
    const postmaster = readPostmaster(directory);
    if (postmaster?.pid === pid && postmaster.isReady) {
      return postmaster;
    }
    await sleep(15);
  }
  throw new StartError('The database did not become ready. Its log is postgres.log in the data folder.');
};

const stopServer = async (pid: number): Promise<void> => {
  for (const [signal, graceMs] of [
    ['SIGINT', 20_000],
    ['SIGQUIT', 5_000],
  ] as const) {
    if (!isAlive(pid)) {
      return;
    }
    process.kill(pid, signal);
    const deadline = Date.now() + graceMs;
    while (isAlive(pid) && Date.now() < deadline) {
      await sleep(10);
    }
  }
};

const logBytesMax = 10_000_000;

const openLog = (path: string): number => {
  if (existsSync(path) && statSync(path).size > logBytesMax) {
    truncateSync(path);
  }
  return openSync(path, 'a', 0o600);
};

const lastReason = (logPath: string): string => {
  const lines = existsSync(logPath) ? readFileSync(logPath, 'utf8').slice(-4_000).trim().split('\n') : [];
  const reason = lines.findLast((line) => /FATAL|PANIC|No space left/.test(line)) ?? '';
  return `${reasonIn(reason)} (${logPath} has the rest.)`;
};

const serverEnvironment = (): NodeJS.ProcessEnv => ({ PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' });

const reasonIn = (output: string): string =>
  /No space left on device/.test(output)
    ? 'the disk is full. Free some space and start again.'
    : (output.split('\n').find((line) => /error|fatal|denied/i.test(line)) ?? output.split('\n')[0] ?? '').trim();
