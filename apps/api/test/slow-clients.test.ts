import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openDatabase } from '#database/database.ts';
import { type ApiProcess, createDataFolder, runApi, signUpAt } from './api-process.ts';
import { storedState } from './stored-state.ts';
import { createTestDatabase } from './test-database.ts';

/** Two processes on one database: one has the slow clients, the other shows how fast this machine answers just now. */
const it = test.extend('installation', async ({ task: _ }, { onCleanup }) => {
  const { url, drop } = await createTestDatabase();
  const folders = [createDataFolder(), createDataFolder()] as const;
  const start = (path: string) =>
    runApi({
      DATABASE_URL: url,
      DATA_DIR: path,
      AUTH_SECRET: 'one secret for the processes of a test',
      KEYCLAUSE_ROLE: 'api',
    });
  const [besieged, calm] = await Promise.all([start(folders[0].path), start(folders[1].path)]);
  const { database, close } = openDatabase(url, { poolSize: 1 });
  onCleanup(async () => {
    await Promise.all([besieged.end('SIGTERM'), calm.end('SIGTERM'), close()]);
    for (const folder of folders) folder.remove();
    await drop();
  });
  return { besieged, calm, database };
});

const slowHeaders = 200;
const slowBodies = 50;
const slowUploads = 10;
const lateHeaders = 20;
/** Later than the limit of the first ones: whoever looks only at times would find these too young and let them stay. */
const lateAfterMs = 16_000;

it(`cuts ${slowHeaders} clients that trickle headers and ${slowBodies} whose body never ends within 30 s, while others are served as before`, {
  timeout: 120_000,
}, async ({ installation: { besieged, calm, database } }) => {
  const cookie = await signUpAt(besieged, 'other@keyclause.test');
  const headers = 'GET /api/me HTTP/1.1\r\nHost: localhost\r\nX-Slow: ';
  const body =
    'POST /api/auth/sign-in/email HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n' +
    'Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{';
  const upload =
    `POST /api/leases HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nCookie: ${cookie}\r\n` +
    'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 100000\r\n\r\n--x\r\n';
  const before = await storedState(database);
  const attacks = [
    ...Array.from({ length: slowHeaders }, () => trickle(besieged, headers)),
    ...Array.from({ length: slowBodies }, () => trickle(besieged, body)),
    ...Array.from({ length: slowUploads }, () => trickle(besieged, upload)),
    ...Array.from({ length: lateHeaders }, () => sleep(lateAfterMs).then(() => trickle(besieged, headers))),
  ];
  let areCut = false;
  const ends = Promise.all(attacks).finally(() => {
    areCut = true;
  });

  const waits: { besieged: number[]; calm: number[] } = { besieged: [], calm: [] };
  while (!areCut) {
    waits.besieged.push(await askWhoIAm(besieged, cookie));
    waits.calm.push(await askWhoIAm(calm, cookie));
    await sleep(10);
  }

  for (const { seconds, answer } of await ends) {
    expect(answer).toMatch(/^(HTTP\/1\.1 408 |$)/);
    expect(seconds).toBeLessThan(cutWithinSeconds);
  }
  expect(waits.besieged.length).toBeGreaterThan(100);
  expect(p99(waits.besieged)).toBeLessThan(2 * p99(waits.calm));
  expect(await storedState(database)).toEqual(before);
});

const cutWithinSeconds = 30;

/** Sends a beginning and then a byte every five seconds, until it is cut. */
const trickle = ({ url }: ApiProcess, beginning: string): Promise<{ seconds: number; answer: string }> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const begun = performance.now();
    let answer = '';
    const socket = connect({ host: hostname, port: Number(port) });
    const timer = setInterval(() => socket.write('a'), 5_000);
    socket.write(beginning);
    socket.on('data', (chunk) => {
      answer += String(chunk);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve({ seconds: (performance.now() - begun) / 1000, answer });
    });
  });

const askWhoIAm = async ({ url }: ApiProcess, cookie: string): Promise<number> => {
  const begun = performance.now();
  const answer = await fetch(`${url}/api/me`, { headers: { cookie } });
  await answer.arrayBuffer();
  expect(answer.status).toBe(200);
  return performance.now() - begun;
};

const p99 = (durations: number[]): number =>
  durations.sort((a, b) => a - b)[Math.floor(durations.length * 0.99)] ?? Number.NaN;
