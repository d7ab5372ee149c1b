import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createFirestoreServer } from '@keyclause/firestore';
import { z } from 'zod';
import { freePort } from './free-port.ts';

export type Firebase = {
  readonly projectId: string;
  /** `host:port` of the stand-ins. */
  readonly auth: string;
  readonly firestore: string;
  /** Settings that make the product use it. */
  readonly settings: Readonly<Record<string, string>>;
  /** The code of the last link that was mailed to an address. */
  readonly mailedCode: (email: string, kind: 'VERIFY_EMAIL' | 'PASSWORD_RESET') => Promise<string>;
  readonly stop: () => Promise<void>;
};

const projectId = 'demo-keyclause';
const emulatorFolder = fileURLToPath(new URL('../auth-emulator', import.meta.url));
const program = join(emulatorFolder, 'node_modules', '.bin', 'firebase');
const readyWithinMs = 120_000;

const codesSchema = z.object({
  oobCodes: z.array(z.object({ email: z.string(), requestType: z.string(), oobCode: z.string() })),
});

/** Starts the Auth emulator and the stand-in for Firestore on free ports of loopback. */
export const startFirebase = async (): Promise<Firebase> => {
  const firestoreServer = createFirestoreServer({ projectId });
  const firestorePort = await freePort();
  await new Promise<void>((resolve) => firestoreServer.listen(firestorePort, '127.0.0.1', resolve));
  const { port: authPort, stop: stopAuth } = await startAuthEmulator();
  const auth = `127.0.0.1:${authPort}`;
  const firestore = `127.0.0.1:${firestorePort}`;
  return {
    projectId,
    auth,
    firestore,
    settings: {
      NODE_ENV: 'test',
      FIREBASE_PROJECT_ID: projectId,
      FIREBASE_API_KEY: 'any-key-will-do',
      FIREBASE_GOOGLE_SIGN_IN: 'on',
      FIREBASE_AUTH_EMULATOR_HOST: auth,
      FIRESTORE_EMULATOR_HOST: firestore,
    },
    mailedCode: async (email, kind) => {
      const answer = await fetch(`http://${auth}/emulator/v1/projects/${projectId}/oobCodes`);
      const { oobCodes } = codesSchema.parse(await answer.json());
      const code = oobCodes.findLast((one) => one.email === email && one.requestType === kind);
      if (!code) throw new Error(`Nothing was mailed to ${email}`);
      return code.oobCode;
    },
    stop: async () => {
      firestoreServer.closeAllConnections();
      firestoreServer.close();
      await stopAuth();
    },
  };
};

const startAuthEmulator = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'keyclause-firebase-'));
  const [port, hub, logging] = [await freePort(), await freePort(), await freePort()];
  const host = '127.0.0.1';
  const emulators = {
    auth: { host, port },
    hub: { host, port: hub },
    logging: { host, port: logging },
    ui: { enabled: false },
    singleProjectMode: true,
  };
  await writeFile(join(folder, 'firebase.json'), JSON.stringify({ emulators }));
  const child = spawn(program, ['emulators:start', '--only', 'auth', '--project', projectId], {
    cwd: folder,
    // Its own settings and its news about itself stay out of the home folder.
    env: { ...process.env, CI: 'true', XDG_CONFIG_HOME: folder, HOME: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const deadline = Date.now() + readyWithinMs;
  while (!(await answers(`http://${host}:${port}/`))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The Auth emulator did not start. Was it installed by pnpm e2e:firebase?\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    port,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
};

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
