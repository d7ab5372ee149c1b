import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface ApiProcess {
  child: ChildProcess;
  pid: number;
  url: string;
  /** Everything that it wrote so far. */
  output: () => string;
  /** Sends a signal and waits for the end; gives the exit code, null after a kill. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
}

const entry = join(import.meta.dirname, '../src/main.ts');
/** What one process compiled, the hundreds that the tests start after it need not. */
const compileCache = join(import.meta.dirname, '../node_modules/.cache/compile');

/** A folder for the data of a process of its own, and how to remove it. */
export const createDataFolder = (): { path: string; remove: () => void } => {
  const parent = mkdtempSync(join(tmpdir(), 'keyclause-process-'));
  chmodSync(parent, 0o755);
  return { path: join(parent, 'data'), remove: () => rmSync(parent, { recursive: true, force: true }) };
};

/** Runs the program as `npm start` would, on a free port, and waits until it is ready or has ended. */
export const runApi = async (
  environment: Record<string, string>,
): Promise<ApiProcess & { exitCode: number | null }> => {
  const child = spawn(process.execPath, [entry], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: compileCache,
      PORT: '0',
      RATE_LIMIT_PER_MINUTE: '1000000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const ready = new Promise<string>((resolve) => {
    const listen = (chunk: unknown): void => {
      output += String(chunk);
      // A process that only reads leases has no address.
      const [line, url = ''] = /is ready (?:at (http\S+)|to read leases)/.exec(output) ?? [];
      if (line) {
        resolve(url);
      }
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
  });
  const url = await Promise.race([ready, ended.then(() => '')]);
  return {
    child,
    pid: child.pid ?? 0,
    url,
    exitCode: child.exitCode,
    output: () => output,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
};

/** What a page of the process's own site would send. */
export const sendJson = (
  { url }: Pick<ApiProcess, 'url'>,
  path: string,
  { method = 'POST', body, cookie }: { method?: string; body?: object; cookie?: string } = {},
): Promise<Response> =>
  fetch(`${url}${path}`, {
    method,
    headers: {
      origin: url,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(cookie === undefined ? {} : { cookie }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

/** Signs somebody up over the wire; gives the Cookie header. */
export const signUpAt = async (api: Pick<ApiProcess, 'url'>, email: string): Promise<string> => {
  const answer = await sendJson(api, '/api/auth/sign-up/email', {
    body: { email, password: 'correct horse battery', name: 'Somebody' },
  });
  if (!answer.ok) {
    throw new Error(`Signing up answered ${answer.status}: ${await answer.text()}`);
  }
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
};
