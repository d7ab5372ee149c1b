import { execFileSync, type SpawnOptions, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';
import { StartError } from './start-error.ts';

/** The operating-system user that runs the database server. */
export interface ServerUser {
  uid: number;
  gid: number;
  /** True when this process is root and must step down for the server. */
  isOther: boolean;
}

/**
 * PostgreSQL refuses to run as root: then an unprivileged user runs it. A folder that already has an owner keeps it.
 * Raises a StartError when the folder belongs to a user that this process cannot act for.
 */
export const serverUserFor = (existingFolder: string | undefined): ServerUser => {
  const { uid, gid } = userInfo();
  const owner = existingFolder === undefined ? undefined : statSync(existingFolder);
  if (uid !== 0) {
    if (owner && owner.uid !== uid) {
      throw new StartError(
        `The database folder ${existingFolder} belongs to the user with id ${owner.uid}, and this process runs as ${uid}. ` +
          'Start as that user, or set DATA_DIR to another folder.',
      );
    }
    return { uid, gid, isOther: false };
  }
  if (owner && owner.uid !== 0) {
    return { uid: owner.uid, gid: owner.gid, isOther: true };
  }
  return { ...unprivilegedUser(), isOther: true };
};

/**
 * The command line that runs a program as the server's user.
 * Paths below a folder that is closed to that user (a clone in /root) are reached with a capability instead of looser modes.
 */
export const commandAs = (
  user: ServerUser,
  program: string,
  args: string[],
  paths: string[],
): { program: string; args: string[]; options: Pick<SpawnOptions, 'uid' | 'gid'> } => {
  if (!user.isOther) {
    return { program, args, options: {} };
  }
  if ([program, ...paths].every(isReachableByAnyone)) {
    return { program, args, options: { uid: user.uid, gid: user.gid } };
  }
  if (spawnSync('setpriv', ['--version']).status !== 0) {
    throw new StartError(
      `The database does not run as root, and its user may not enter ${program}. Move the project out of a private folder, or start as an ordinary user.`,
    );
  }
  const identity = [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'];
  // initdb asks access(2), which counts capabilities only with this bit set.
  const capabilities = ['--securebits=+no_setuid_fixup', '--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  return { program: 'setpriv', args: [...identity, ...capabilities, program, ...args], options: {} };
};

const serverUserName = 'keyclause-pg';

const unprivilegedUser = (): { uid: number; gid: number } =>
  lookUp(serverUserName) ??
  created(serverUserName) ??
  lookUp('postgres') ??
  lookUp('nobody') ?? { uid: 65534, gid: 65534 };

const lookUp = (name: string): { uid: number; gid: number } | undefined => {
  const uid = idOf('-u', name);
  const gid = idOf('-g', name);
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
};

const idOf = (flag: string, name: string): number | undefined => {
  try {
    const id = Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
    return id > 0 ? id : undefined;
  } catch {
    return undefined;
  }
};

const created = (name: string): { uid: number; gid: number } | undefined => {
  const result = spawnSync('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', name], {
    stdio: 'ignore',
  });
  return result.status === 0 ? lookUp(name) : undefined;
};

const isReachableByAnyone = (path: string): boolean => {
  const parent = dirname(path);
  if (parent === path) {
    return true;
  }
  return (statSync(parent).mode & 0o001) !== 0 && isReachableByAnyone(parent);
};
