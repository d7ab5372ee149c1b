import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { startServerOnLoopback } from './loopback-server.ts';

// Runs the suite of the API against a PostgreSQL server that it did not start: by TCP on loopback, with a password.
const main = async (): Promise<number> => {
  const given = process.env.DATABASE_URL;
  if (given) return runSuite(given);

  const server = await startServerOnLoopback();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => server.stop().then(() => process.exit(130)));
  try {
    return await runSuite(server.url);
  } finally {
    await server.stop();
  }
};

const runSuite = async (url: string): Promise<number> => {
  const { host, pathname } = new URL(url);
  console.log(`The suite of the API on PostgreSQL at ${host}${pathname}`);
  const vitest = join(import.meta.dirname, '../../../node_modules/.bin/vitest');
  const args = ['run', '--project', 'apps/api*', ...process.argv.slice(2)];
  const child = spawn(vitest, args, {
    cwd: join(import.meta.dirname, '../../..'),
    env: { ...process.env, DATABASE_URL: url },
    stdio: 'inherit',
  });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
};

process.exitCode = await main();
