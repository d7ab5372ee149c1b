import { createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { type ApiProcess, createDataFolder, runApi, sendJson, signUpAt } from './api-process.ts';

const it = test
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures are used from this pattern.
  .extend('folder', async ({}, { onCleanup }) => {
    const { path, remove } = createDataFolder();
    onCleanup(remove);
    return path;
  })
  .extend('run', async ({ folder }, { onCleanup }) => {
    const processes: ApiProcess[] = [];
    onCleanup(async () => {
      await Promise.all(processes.map((api) => api.end('SIGTERM')));
    });
    return async (environment: Record<string, string> = {}) => {
      const api = await runApi({ DATA_DIR: folder, ...environment });
      processes.push(api);
      return api;
    };
  });

describe('starting', { timeout: 60_000 }, () => {
  it('says one line when ready, and ends with 0 and nothing left running', async ({ run, folder }) => {
    const api = await run();
    expect(await (await fetch(`${api.url}/api/health/ready`)).json()).toMatchObject({ status: 'ready' });

    expect(await api.end('SIGTERM')).toBe(0);

    expect(api.output().match(/Keyclause is ready at http:\/\/localhost:\d+\n/g)).toHaveLength(1);
    const next = await run();
    expect(next.url, `${folder} can be opened again`).toMatch(/^http/);
  });

  // Tried again on a busy machine: two seconds are then a matter of luck.
  it('refuses a second process on the same folder within 2 s, naming the first, which loses nothing', {
    retry: 2,
  }, async ({ run }) => {
    const first = await run();
    const cookie = await signUpAt(first, 'ann@keyclause.test');

    const startedAt = Date.now();
    const second = await run();

    expect(second.exitCode).not.toBe(0);
    expect(Date.now() - startedAt).toBeLessThan(2_000);
    expect(second.output()).toContain(`process ${first.pid}`);
    const me = await fetch(`${first.url}/api/me`, { headers: { cookie } });
    expect(me.status).toBe(200);
  });

  it('keeps every acknowledged account over kill -9, and lets go of what its killed self held', async ({ run }) => {
    const cookies: string[] = [];
    let api = await run();
    for (let round = 0; round < 3; round++) {
      const acked: string[] = [];
      const writing = Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          signUpAt(api, `p${round}-${index}@keyclause.test`).then(
            (cookie) => acked.push(cookie),
            () => undefined,
          ),
        ),
      );
      await expect.poll(() => acked.length, { timeout: 15_000, interval: 5 }).toBeGreaterThan(3);
      await api.end('SIGKILL');
      await writing;
      cookies.push(...acked);
      api = await run();
    }

    for (const cookie of cookies) {
      expect((await fetch(`${api.url}/api/me`, { headers: { cookie } })).status).toBe(200);
    }
    expect(cookies.length).toBeGreaterThan(9);
  });

  it('says what is wrong with each setting, a line for each, and nothing else', async ({ run }) => {
    const api = await run({ PORT: 'eighty', ADMIN_EMAIL: 'nobody', GOOGLE_CLIENT_ID: 'x' });

    expect(api.exitCode).toBe(1);
    const lines = api.output().trim().split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^Configuration: PORT/);
    expect(lines[1]).toMatch(/^Configuration: ADMIN_EMAIL/);
  });

  it.for([
    ['FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1:9099'],
    ['FIRESTORE_EMULATOR_HOST', '127.0.0.1:8080'],
    ['FIREBASE_KEYS_URL', 'http://127.0.0.1:9000/keys'],
  ] as const)(
    'does not start in production with %s, which would let made-up people in',
    async ([name, value], { run }) => {
      const api = await run({ NODE_ENV: 'production', [name]: value });

      expect(api.exitCode).toBe(1);
      expect(api.output()).toMatch(new RegExp(`^Configuration: ${name} is for tests: [^\n]+\n$`));
    },
  );

  it('says which port is taken and what to do', async ({ run }) => {
    const blocker = createServer();
    const port = await new Promise<number>((resolve) => {
      blocker.listen(0, '127.0.0.1', () => {
        const address = blocker.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });

    const api = await run({ PORT: String(port) });
    blocker.close();

    expect(api.exitCode).toBe(1);
    expect(api.output()).toContain(`Port ${port} is taken.`);
    expect(api.output()).not.toContain('    at ');
  });

  it('says when the server of DATABASE_URL does not answer', async ({ run }) => {
    const api = await run({ DATABASE_URL: 'postgresql://nobody:secret-word@127.0.0.1:9/none' });

    expect(api.exitCode).toBe(1);
    expect(api.output()).toMatch(/^The database at DATABASE_URL does not answer/);
    expect(api.output()).not.toContain('secret-word');
    expect(api.output().trim().split('\n')).toHaveLength(1);
  });
});

describe('stopping', { timeout: 60_000 }, () => {
  it('under load answers every request that reached it, ends streams and exits with 0', async ({ run }) => {
    const api = await run({ LOG_LEVEL: 'debug' });
    const cookie = await signUpAt(api, 'ann@keyclause.test');
    const stream = await fetch(`${api.url}/api/me/events`, { headers: { cookie } });
    const streamEnded = stream.text();
    const statuses: number[] = [];
    let isStopping = false;
    const callers = Array.from({ length: 20 }, async () => {
      for (;;) {
        try {
          const answer = await fetch(`${api.url}/api/me`, { headers: { cookie } });
          await answer.arrayBuffer();
          statuses.push(answer.status);
        } catch (error) {
          if (!isStopping) {
            throw error;
          }
          // A connection that nobody had accepted yet is gone with the socket; whoever was heard got an answer.
          return;
        }
      }
    });
    await expect.poll(() => statuses.length, { timeout: 15_000 }).toBeGreaterThan(200);

    isStopping = true;
    const exitCode = await api.end('SIGTERM');
    await Promise.all(callers);

    expect(exitCode).toBe(0);
    expect([...new Set(statuses)]).toEqual([200]);
    const heard = api.output().match(/"method":"GET","route":"\/api\/me",/g);
    expect(statuses.length).toBe(heard?.length);
    expect(await streamEnded).toContain('"subscriptionTier":"free"');
  });

  it('waits for a slow request that was accepted', async ({ run }) => {
    const api = await run();
    // Password hashing takes its time: twenty sign-ups are under way when the signal comes.
    const signUps = Array.from({ length: 20 }, (_, index) =>
      sendJson(api, '/api/auth/sign-up/email', {
        body: { email: `p${index}@keyclause.test`, password: 'correct horse battery', name: 'P' },
      }),
    );
    await Promise.race(signUps);

    const exitCode = await api.end('SIGTERM');
    const answers = await Promise.all(signUps);

    expect(exitCode).toBe(0);
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  });
});
