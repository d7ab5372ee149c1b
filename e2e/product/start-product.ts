import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

export type Product = {
  readonly origin: string;
  readonly adminEmail: string;
  /** What it has written to its terminal so far, the admin's own mails among it. */
  readonly output: () => string;
  readonly stop: () => Promise<void>;
};

const entry = fileURLToPath(new URL('../../apps/api/dist/main.js', import.meta.url));
const readyWithinMs = 60_000;

/** Starts the built product on a free port of loopback with an empty data folder of its own; `stop` ends it and removes the folder. */
export const startProduct = async (settings: Readonly<Record<string, string>> = {}): Promise<Product> => {
  const folder = await mkdtemp(join(tmpdir(), 'keyclause-e2e-'));
  // As root the database runs as another user, who must be able to enter the folder.
  await chmod(folder, 0o755);
  const port = await freePort();
  const adminEmail = 'admin@example.com';
  const child = spawn(process.execPath, [entry], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      ADMIN_EMAIL: adminEmail,
      // All journeys come from one address within minutes; the limits themselves are tested with the API.
      RATE_LIMIT_PER_MINUTE: '100000',
      LOGIN_LIMIT_PER_MINUTE: '10000',
      FORM_LIMIT_PER_MINUTE: '10000',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The product was not ready in time:\n${output}`)), readyWithinMs);
    const onOutput = (chunk: Buffer) => {
      output += chunk.toString();
      if (!output.includes('is ready at')) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout.on('data', onOutput);
    child.stderr.on('data', onOutput);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The product ended with code ${code} before it was ready:\n${output}`));
    });
  });
  return {
    origin: `http://localhost:${port}`,
    adminEmail,
    output: () => output,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
};
