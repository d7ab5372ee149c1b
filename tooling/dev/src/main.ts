import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createOrigin, type Ports, webBase } from './origin.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const envFile = join(root, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);
const port = Number(process.env.PORT || 3000);

const children: ChildProcess[] = [];

const freePort = (): Promise<number> =>
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

/** Starts one development server and passes on what it writes, a name before each line. */
const startPart = (
  name: string,
  folder: string,
  command: string,
  args: string[],
  env: Record<string, string> = {},
): void => {
  const child = spawn(command, args, {
    cwd: join(root, folder),
    env: { ...process.env, ...env, REACT_ROUTER_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const tell = (chunk: Buffer) => {
    for (const line of String(chunk).split('\n')) if (line.trim() !== '') console.log(`${name.padEnd(10)}${line}`);
  };
  child.stdout.on('data', tell);
  child.stderr.on('data', tell);
  child.on('exit', (code) => {
    if (!isStopping) console.log(`${name.padEnd(10)}ended with code ${code}. Save a file or run pnpm dev again.`);
  });
};

let isStopping = false;
const stop = (): void => {
  if (isStopping) return;
  isStopping = true;
  const living = children.filter((child) => child.exitCode === null && child.signalCode === null);
  for (const child of living) child.kill('SIGTERM');
  origin.closeAllConnections();
  origin.close();
  Promise.all(living.map((child) => new Promise((resolve) => child.once('exit', resolve)))).then(() => process.exit(0));
};

const ports: Ports = { api: await freePort(), web: await freePort(), marketing: await freePort() };
const { default: publicSite } = await import(join(root, 'apps/marketing/react-router.config.ts'));
const origin = createOrigin(ports, publicSite.prerender);

origin.once('error', (error: NodeJS.ErrnoException) => {
  const reason = error.code === 'EADDRINUSE' ? `Port ${port} is taken. Run PORT=${port + 1} pnpm dev.` : error.message;
  console.error(reason);
  process.exit(1);
});
origin.listen(port, '127.0.0.1', () => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  const local = ['--host', '127.0.0.1', '--strictPort'];
  startPart('api', '.', process.execPath, ['--watch', '--watch-preserve-output', 'apps/api/src/main.ts'], {
    NODE_ENV: 'development',
    PORT: String(ports.api),
    HOST: '127.0.0.1',
    PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
  });
  startPart('web', 'apps/web', 'node_modules/.bin/vite', ['--base', webBase, '--port', String(ports.web), ...local], {
    KEYCLAUSE_API_URL: `http://127.0.0.1:${ports.api}`,
  });
  startPart('marketing', 'apps/marketing', 'node_modules/.bin/react-router', [
    'dev',
    '--port',
    String(ports.marketing),
    ...local,
  ]);
  console.log(`Keyclause with hot reload: http://localhost:${port}`);
});
