import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { leaseReportSchema } from '@keyclause/contracts';
import { expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { type ApiProcess, sendJson, signUpAt } from './api-process.ts';
import { readStages, type Stage } from './container-file.ts';
import { aForm } from './leases.ts';
import { freePort, startServerOnLoopback } from './loopback-server.ts';
import { s3Account, startS3Server } from './stores/s3-server.ts';

const workspace = join(import.meta.dirname, '../../..');
const stages = readStages(join(workspace, 'Containerfile'));

const composeSchema = z.object({
  services: z.record(
    z.string(),
    z.object({
      command: z.array(z.string()).optional(),
      environment: z.record(z.string(), z.string()).default({}),
    }),
  ),
});
const { services } = composeSchema.parse(parse(readFileSync(join(workspace, 'compose.yaml'), 'utf8'), { merge: true }));

it('builds what the Containerfile says in a clean folder, and reads a lease with an API and a worker of it', {
  timeout: 600_000,
}, async () => {
  const root = mkdtempSync(join(tmpdir(), 'keyclause-container-'));
  chmodSync(root, 0o755);
  // Tens of thousands of small files: nobody waits for that.
  onTestFinished(() => spawn('rm', ['-rf', root], { detached: true, stdio: 'ignore' }).unref());
  for (const stage of stages) build(stage, root);
  const image = stages.at(-1);
  if (!image) throw new Error('The Containerfile has no stage');

  const database = await startServerOnLoopback();
  onTestFinished(database.stop);
  const store = await startS3Server('leases');
  onTestFinished(store.close);
  const port = await freePort();
  const run = (service: 'api' | 'worker') => {
    const environment = {
      ...image.environment,
      ...settingsOf(service, { databaseUrl: database.url, storeUrl: store.url, origin: `http://localhost:${port}` }),
      // Where the container has a machine of its own: its port, its folder and its address.
      PORT: String(port),
      DATA_DIR: join(root, 'data', service),
      HOST: '127.0.0.1',
    };
    expect(services[service]?.command).toEqual(image.command);
    return startInside({ root, command: services[service]?.command ?? [], environment, user: image.user });
  };
  const api = await run('api');
  const worker = await run('worker');

  expect(runHealth(image, root, port)).toBe(0);
  const at: Pick<ApiProcess, 'url'> = { url: `http://localhost:${port}` };
  for (const path of ['/', '/login', '/api/health/ready'])
    expect([path, (await fetch(at.url + path)).status]).toEqual([path, 200]);
  const cookie = await signUpAt(at, 'ann@keyclause.test');
  const bytes = new Uint8Array(
    readFileSync(join(workspace, 'packages/lease-reader/fixtures/us-leases/09_voucher_ma.pdf')),
  );
  const form = aForm([{ name: 'lease.pdf', bytes }]);
  const uploaded = await fetch(`${at.url}/api/leases`, {
    method: 'POST',
    body: form,
    headers: { cookie, origin: at.url },
  });
  const { lease } = z.object({ lease: z.object({ id: z.string() }) }).parse(await uploaded.json());
  const get = (path: string) => fetch(`${at.url}/api/leases/${lease.id}${path}`, { headers: { cookie } });
  await expect
    .poll(async () => z.object({ status: z.string() }).parse(await (await get('')).json()).status, { timeout: 90_000 })
    .toBe('ready');
  const { facts } = leaseReportSchema.parse(await (await get('/report')).json());
  expect(Object.values(facts).filter(({ method }) => method === 'stated').length).toBeGreaterThan(5);
  expect(store.objects.size).toBe(1);
  expect((await sendJson(at, '/api/leases', { cookie, body: {} })).status).toBeLessThan(500);

  expect(await worker.end()).toBe(0);
  expect(await api.end()).toBe(0);
  expect(runHealth(image, root, port)).toBe(1);
});

/** Performs the steps of a stage below `root`, which stands for the root of its file system: only relative commands can do that. */
const build = (stage: Stage, root: string): void => {
  let folder = root;
  for (const step of stage.steps) {
    if (step.kind === 'folder') {
      folder = join(root, step.path);
      mkdirSync(folder, { recursive: true });
    } else if (step.kind === 'copy') {
      const target = resolve(folder, step.target);
      if (step.from === undefined) copyContext(target);
      else {
        mkdirSync(dirname(target), { recursive: true });
        cpSync(join(root, step.source), target, { recursive: true, verbatimSymlinks: true });
      }
    } else if (step.command !== `npm install --global ${pnpmInUse()}`) {
      const { status, stdout, stderr } = spawnSync('sh', ['-c', step.command], {
        cwd: folder,
        encoding: 'utf8',
        env: { ...toolsOfBuild(), ...stage.environment },
      });
      expect(status, `${step.command}\n${stdout}${stderr}`).toBe(0);
    }
  }
};

/** The one step that is not repeated: it brings the pnpm that runs this test. */
const pnpmInUse = (): string =>
  z.object({ packageManager: z.string() }).parse(JSON.parse(readFileSync(join(workspace, 'package.json'), 'utf8')))
    .packageManager;

const toolsOfBuild = (): Record<string, string | undefined> => {
  const { PATH, HOME } = process.env;
  return { PATH: `${dirname(process.execPath)}:${PATH}`, HOME, NODE_ENV: undefined };
};

/** What a builder is given: the files of the repository, as .dockerignore leaves them. */
const copyContext = (target: string): void => {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: workspace,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  });
  for (const file of listed.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    cpSync(join(workspace, file), join(target, file), { force: true, errorOnExist: false });
  }
};

type Addresses = { readonly databaseUrl: string; readonly storeUrl: string; readonly origin: string };

/** The settings of a service of compose.yaml, with what an operator sets and the other services at their places here. */
const settingsOf = (service: 'api' | 'worker', { databaseUrl, storeUrl, origin }: Addresses) => {
  const { username, password } = new URL(databaseUrl);
  const set: Record<string, string> = {
    PUBLIC_URL: origin,
    ADMIN_EMAIL: 'admin@keyclause.test',
    AUTH_SECRET: 'thirty-two characters or some more',
    DATABASE_PASSWORD: password,
    FILES_SECRET: s3Account.secretAccessKey,
  };
  const filled = Object.entries(services[service]?.environment ?? {}).map(([name, value]) => [
    name,
    value.replace(/\$\{(\w+):\?[^}]*\}/g, (_, variable: string) => set[variable] ?? `${variable} is not set`),
  ]);
  const settings: Record<string, string> = Object.fromEntries(filled);
  expect(settings.DATABASE_URL).toBe(`postgresql://keyclause:${password}@database:5432/keyclause`);
  expect([settings.FILE_STORE, settings.S3_ENDPOINT]).toEqual(['s3', 'http://files:7070']);
  return {
    ...settings,
    DATABASE_URL: databaseUrl.replace(`${username}:${password}`, `${username}:${password}`),
    S3_ENDPOINT: storeUrl,
    S3_REGION: s3Account.region,
    S3_ACCESS_KEY_ID: s3Account.accessKeyId,
  };
};

type Inside = {
  readonly root: string;
  readonly command: readonly string[];
  readonly environment: Record<string, string>;
  readonly user: string | undefined;
};

/** Starts the command of a container as its user, and waits until it is ready. */
const startInside = async ({ root, command, environment, user = '' }: Inside) => {
  const [uid = Number.NaN, gid = Number.NaN] = user.split(':').map(Number);
  expect(uid).toBeGreaterThan(0);
  const isRoot = process.getuid?.() === 0;
  const folder = environment.DATA_DIR ?? '';
  mkdirSync(folder, { recursive: true });
  if (isRoot) chownSync(folder, uid, gid);
  const [, ...args] = command;
  const child: ChildProcess = spawn(process.execPath, args, {
    cwd: join(root, 'app'),
    env: environment,
    ...(isRoot ? { uid, gid } : {}),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<number | null>((done) => child.once('close', done));
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const isReady = new Promise<boolean>((done) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += String(chunk);
        if (/is ready (at|to read)/.test(output)) done(true);
      });
    }
    void ended.then(() => done(false));
  });
  expect(await isReady, output).toBe(true);
  return {
    end: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
};

const runHealth = ({ health }: Stage, root: string, port: number): number | null => {
  const [program, ...args] = health;
  expect(program).toBe('node');
  return spawnSync(process.execPath, args, { cwd: join(root, 'app'), env: { PORT: String(port) } }).status;
};
