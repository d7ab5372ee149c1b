import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '#database/database.ts';
import { startEmbeddedServer } from '#database/embedded-server.ts';
import { migrate } from '#database/migrate.ts';
import { createDataFolder, runApi } from './api-process.ts';
import { acceptedBy, faultsIn, inspectDatabase, signUpOwners, uploadUntilCut } from './upload-load.ts';

const rounds = 20;
const acceptedPerRound = 1_000;
/** Milliseconds. The database writes what twenty thousand uploads left in its memory when it ends, and a slow disk takes its time. */
const writingAllOut = 300_000;

it(`loses none of ${acceptedPerRound} accepted uploads over a kill -9, ${rounds} times, the database killed every other time`, {
  timeout: 1_800_000,
}, async () => {
  const [data, files] = [createDataFolder(), createDataFolder()];
  const server = await startEmbeddedServer(data.path);
  onTestFinished(async () => {
    await server.stop();
    data.remove();
    files.remove();
  }, writingAllOut);
  const url = server.urlOf('postgres');
  const { database, close } = openDatabase(url, { poolSize: 1 });
  await migrate(database);
  await close();
  const start = () => runApi({ DATABASE_URL: url, DATA_DIR: files.path, KEYCLAUSE_ROLE: 'api', LOG_LEVEL: 'error' });
  let api = await start();
  const owners = await signUpOwners(api, url, 8);
  let unanswered = 0;

  for (let round = 0; round < rounds; round += 1) {
    const wanted = acceptedBy(owners) + acceptedPerRound;
    const cut = uploadUntilCut(api, owners);
    await expect.poll(() => acceptedBy(owners), { timeout: 120_000, interval: 1 }).toBeGreaterThanOrEqual(wanted);
    await sleep(Math.random() * 50);
    if (round % 2 === 1) process.kill(server.pid(), 'SIGKILL');
    await api.end('SIGKILL');
    unanswered += await cut;
    if (round % 2 === 1) await untilAnswering(url);
    api = await start();
  }

  expect(await faultsIn(api, owners)).toEqual([]);
  await api.end('SIGTERM');
  const { faults, indexes, leases = 0, jobs, reserved, credits } = await inspectDatabase(url);
  expect([faults, indexes > 50]).toEqual([[], true]);
  // What nobody was told of may be there, but never in part.
  expect([jobs, reserved, credits]).toEqual([leases, leases, leases]);
  expect(acceptedBy(owners)).toBeGreaterThanOrEqual(rounds * acceptedPerRound);
  expect(leases - acceptedBy(owners)).toBeGreaterThanOrEqual(0);
  expect(leases - acceptedBy(owners)).toBeLessThanOrEqual(unanswered);
});

const untilAnswering = (url: string): Promise<void> =>
  expect
    .poll(
      async () => {
        const { pool, close } = openDatabase(url, { poolSize: 1 });
        const answer = await pool.query('SELECT 1').catch(() => undefined);
        await close();
        return answer?.rowCount;
      },
      { timeout: 60_000 },
    )
    .toBe(1);
