import { sql } from 'kysely';
import { expect, onTestFinished } from 'vitest';
import { apiTest } from '#test/api-test.ts';
import { aFirebaseProject } from '#test/firebase.ts';
import { createFirebaseAccountRepository } from './firebase-accounts.repository.ts';
import { startProfileProjection } from './profile-projection.ts';

const base = apiTest();

const it = base
  .extend('firebase', async () => aFirebaseProject())
  .extend('sight', async ({ database }) => async (firebaseUid: string) => {
    const uid = await createFirebaseAccountRepository(database).sight({
      firebaseUid,
      email: `${firebaseUid}@keyclause.test`,
      emailVerified: true,
      displayName: null,
      photoURL: null,
      signedInAt: new Date(),
    });
    await database
      .insertInto('profiles')
      .values({ uid: uid ?? '' })
      .execute();
    return uid ?? '';
  })
  .extend('start', async ({ api, database, firebase }) => () => {
    const errors: unknown[] = [];
    const projection = startProfileProjection({
      database,
      events: api.dependencies.events,
      project: firebase.project,
      onError: (error) => errors.push(error),
    });
    onTestFinished(projection.stop);
    return { ...projection, errors };
  });

const free = { subscriptionTier: 'free', freeScansUsed: 0, analysisCredits: 0 };

it('writes what it finds at the start, and each change at once', async ({ database, firebase, sight, start }) => {
  const uid = await sight('ann');
  start();
  await expect.poll(() => firebase.documents.get('ann')).toEqual(free);

  await database
    .updateTable('profiles')
    .set({ subscriptionTier: 'pro', analysisCredits: 7 })
    .where('uid', '=', uid)
    .execute();

  await expect
    .poll(() => firebase.documents.get('ann'))
    .toEqual({ subscriptionTier: 'pro', freeScansUsed: 0, analysisCredits: 7 });
});

it('writes a change that comes while the account is being signed in', async ({ database, firebase, sight, start }) => {
  const uid = await sight('ann');
  start();
  await expect.poll(() => firebase.documents.get('ann')).toEqual(free);
  const locked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const signIn = database.transaction().execute(async (transaction) => {
    await transaction.updateTable('firebaseAccounts').set({ emailVerified: true }).where('id', '=', uid).execute();
    locked.resolve();
    await released.promise;
  });
  await locked.promise;

  await database.updateTable('profiles').set({ analysisCredits: 5 }).where('uid', '=', uid).execute();
  await expect
    .poll(async () => {
      const { rows } = await sql`
        select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        database,
      );
      return rows.length;
    })
    .toBe(1);
  released.resolve();
  await signIn;

  await expect.poll(() => firebase.documents.get('ann')?.analysisCredits).toBe(5);
});

it('tries once more by itself soon after a failure', async ({ firebase, sight, start }) => {
  firebase.setDown(true);
  await sight('ann');
  const { errors } = start();
  await expect.poll(() => errors.length).toBeGreaterThanOrEqual(1);

  firebase.setDown(false);

  await expect.poll(() => firebase.documents.get('ann'), { timeout: 10_000 }).toEqual(free);
});

it('writes nothing that is there already', async ({ firebase, sight, start }) => {
  await sight('ann');
  const { sweep } = start();
  await expect.poll(() => firebase.documents.get('ann')).toEqual(free);
  firebase.asked.length = 0;

  await sweep();

  expect(firebase.asked).toEqual([]);
});

it('tries again later what Firestore did not take, and forgets none', async ({ database, firebase, sight, start }) => {
  firebase.setDown(true);
  await sight('ann');
  await sight('bo');
  const { sweep, errors } = start();
  await sweep();
  expect(firebase.documents.size).toBe(0);
  expect(errors.length).toBeGreaterThanOrEqual(2);
  const waiting = await database
    .selectFrom('firebaseAccounts')
    .select(['projectionFailures', 'projectAfter'])
    .execute();
  expect(waiting.every(({ projectAfter }) => projectAfter.getTime() > Date.now())).toBe(true);

  firebase.setDown(false);
  await database
    .updateTable('firebaseAccounts')
    .set({ projectAfter: new Date(0) })
    .execute();
  await sweep();

  expect([...firebase.documents.keys()].sort()).toEqual(['ann', 'bo']);
  const settled = await database.selectFrom('firebaseAccounts').select('projectionFailures').execute();
  expect(settled.map(({ projectionFailures }) => projectionFailures)).toEqual([0, 0]);
});

it('writes no document of an account that has ended', async ({ database, firebase, sight, start }) => {
  const uid = await sight('ann');
  await createFirebaseAccountRepository(database).end(uid);
  const { sweep } = start();

  await database.updateTable('profiles').set({ analysisCredits: 3 }).where('uid', '=', uid).execute();
  await sweep();

  expect(firebase.documents.size).toBe(0);
});

it('ends with the newest state when many processes write', async ({ database, firebase, sight, start }) => {
  const uid = await sight('ann');
  const processes = [start(), start(), start()];

  for (let credits = 1; credits <= 30; credits++) {
    await database.updateTable('profiles').set({ analysisCredits: credits }).where('uid', '=', uid).execute();
  }

  await expect.poll(() => firebase.documents.get('ann')?.analysisCredits).toBe(30);
  await Promise.all(processes.map(({ sweep }) => sweep()));
  expect(firebase.documents.get('ann')?.analysisCredits).toBe(30);
});
