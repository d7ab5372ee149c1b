import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { serverBinaries } from '../src/database/server-binaries.ts';
import { commandAs, serverUserFor } from '../src/database/server-user.ts';

/** A PostgreSQL of its own that listens on loopback and asks for a password, as a server elsewhere would. */
export const startServerOnLoopback = async (): Promise<{ url: string; stop: () => Promise<void> }> => {
  const root = mkdtempSync(join(tmpdir(), 'keyclause-postgres-'));
  const user = serverUserFor(undefined);
  const own = (path: string) => {
    if (user.isOther) chownSync(path, user.uid, user.gid);
  };
  chmodSync(root, 0o755);
  own(root);
  const directory = join(root, 'cluster');
  mkdirSync(directory, { mode: 0o700 });
  own(directory);

  const password = randomBytes(12).toString('hex');
  const passwordFile = join(root, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  own(passwordFile);
  const initdb = commandAs(
    user,
    serverBinaries().initdb,
    [
      '-D',
      directory,
      '-U',
      'suite',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C',
    ],
    [directory],
  );
  const created = spawnSync(initdb.program, initdb.args, { ...initdb.options, cwd: '/', encoding: 'utf8' });
  if (created.status !== 0) throw new Error(`initdb failed: ${created.stderr}`);

  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    fsync: 'off',
    max_connections: '200',
  };
  const args = ['-D', directory, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const command = commandAs(user, serverBinaries().postgres, args, [join(directory, 'PG_VERSION')]);
  const server = spawn(command.program, command.args, { ...command.options, cwd: '/', stdio: 'ignore' });
  const url = `postgresql://suite:${password}@127.0.0.1:${port}/postgres`;
  await whenAnswering(url);
  return {
    url,
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await ended;
      rmSync(root, { recursive: true, force: true });
    },
  };
};

const whenAnswering = async (url: string, patience = 100): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.end();
  } catch (error) {
    if (patience === 0) throw error;
    await sleep(100);
    await whenAnswering(url, patience - 1);
  }
};

/** A port of loopback that nobody listens on. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No free port.')),
      );
    });
  });
