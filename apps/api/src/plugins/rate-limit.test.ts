import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { type ApiUnderTest, signIn, startApi, startApiAt, testOrigin } from '#test/api-test.ts';

const settings = { requestsPerMinute: 20, loginsPerMinute: 5 };

// Each test has processes of its own, because they remember what they counted.
// biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures are used from this pattern.
const it = test.extend('processes', async ({}, { onCleanup }): Promise<[ApiUnderTest, ApiUnderTest]> => {
  const first = await startApi(settings);
  const second = await startApiAt(first.databaseUrl, settings);
  onCleanup(async () => {
    await second.close();
    await first.close();
  });
  await untilMinuteHasRoom();
  return [first.api, second.api];
});

/** Counts are by minutes of the clock: a test that would run over the end of one waits for the next. */
const untilMinuteHasRoom = async (): Promise<void> => {
  const left = 60_000 - (Date.now() % 60_000);
  await sleep(left < 20_000 ? left + 50 : 0);
};

describe('the limit of requests', { timeout: 60_000 }, () => {
  it('is met exactly, says when to come back, and is each user’s own', async ({ processes: [api] }) => {
    const [first, second] = [await signIn(api), await signIn(api)];

    expect(await ask(api.app, first.cookie, 22)).toEqual([...Array(20).fill(200), 429, 429]);
    const refused = await first.inject({ url: '/api/me' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json().code).toBe('too_many_requests');
    expect(await ask(api.app, second.cookie, 1)).toEqual([200]);
  });

  it('is not lifted by a made-up address', async ({ processes: [api] }) => {
    const statuses: number[] = [];
    for (let index = 0; index < 22; index++) {
      const headers = { 'x-forwarded-for': `9.9.9.${index}`, forwarded: `for=9.9.9.${index}` };
      statuses.push((await api.app.inject({ url: '/api/ping', headers })).statusCode);
    }

    expect(statuses).toEqual([...Array(20).fill(200), 429, 429]);
  });

  it('counts over all processes', async ({ processes: [here, there] }) => {
    const { cookie } = await signIn(here);
    await ask(here.app, cookie, 15);
    await ask(there.app, cookie, 1);

    // Processes tell each other about once a second.
    await sleep(2_500);
    const statuses = await ask(there.app, cookie, 6);

    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  });
});

describe('the limit of sign-in attempts', { timeout: 60_000 }, () => {
  it('closes an account to an address in all processes, and leaves the next account alone', async ({
    processes: [here, there],
  }) => {
    const [person, other] = [await signIn(here), await signIn(here)];
    await here.dependencies.database.deleteFrom('rateCounters').execute();

    const statuses: number[] = [];
    for (let index = 0; index < 5; index++) {
      statuses.push((await attempt(here.app, person.email, 'wrong password')).statusCode);
    }

    expect(statuses).toEqual(Array(5).fill(401));
    expect((await attempt(there.app, person.email, person.password)).statusCode).toBe(429);
    expect((await attempt(there.app, other.email, other.password)).statusCode).toBe(200);
  });

  it('keeps the door closed, and reading open, while it cannot count', async ({ processes: [api] }) => {
    const person = await signIn(api);
    const { database } = api.dependencies;
    await database.schema.alterTable('rate_counters').renameTo('rate_counters_away').execute();

    const answer = await attempt(api.app, person.email, person.password);
    const reading = await person.inject({ url: '/api/me' });

    await database.schema.alterTable('rate_counters_away').renameTo('rate_counters').execute();
    expect(answer.statusCode).toBeGreaterThanOrEqual(500);
    expect(answer.cookies).toEqual([]);
    expect(reading.statusCode).toBe(200);
  });
});

const ask = async (app: FastifyInstance, cookie: string, count: number): Promise<number[]> => {
  const statuses: number[] = [];
  for (let index = 0; index < count; index++) {
    statuses.push((await app.inject({ url: '/api/me', headers: { cookie } })).statusCode);
  }
  return statuses;
};

const attempt = (app: FastifyInstance, email: string, password: string) =>
  app.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    headers: { origin: testOrigin, host: new URL(testOrigin).host },
    payload: { email, password },
  });
