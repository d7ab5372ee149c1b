import { deleteMe, exportMe, getMe, watchProfile } from '@keyclause/contracts';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { apiTest, type Person, signIn, startApiAt } from '#test/api-test.ts';
import { inflateEntries } from '#test/zip.ts';

const it = apiTest();

describe('ending an account', () => {
  it('needs the account’s own e-mail typed, and changes nothing without it', async ({ signedInAs, database }) => {
    const person = await signedInAs();

    await expect(person.request(deleteMe, { body: { confirmEmail: 'other@keyclause.test' } })).rejects.toMatchObject({
      status: 400,
    });

    expect(await database.selectFrom('users').selectAll().execute()).toHaveLength(1);
  });

  it('refuses the old session at once and leaves no trace of the person in any table', async ({
    signedInAs,
    database,
  }) => {
    const canary = 'canary-4711@keyclause.test';
    const person = await signedInAs({ email: canary });
    await person.inject({ method: 'PATCH', url: '/api/me', payload: { displayName: 'Canary 4711' } });
    const other = await signedInAs();

    const { response } = await person.request(deleteMe, { body: { confirmEmail: canary.toUpperCase() } });

    expect(response.status).toBe(202);
    expect((await person.inject({ url: '/api/me' })).statusCode).toBe(401);
    await expect.poll(() => database.selectFrom('accountDeletions').selectAll().execute()).toEqual([]);
    for (const [table, rows] of Object.entries(await dumpAll(database))) {
      expect([table, rows]).toEqual([table, expect.not.stringMatching(/canary.4711/i)]);
      expect([table, rows.includes(person.uid)]).toEqual([table, false]);
    }
    expect((await other.inject({ url: '/api/me' })).statusCode).toBe(200);
  });

  it('is finished by the next process when this one dies in between', async ({ api, signedInAs, database }) => {
    const person = await signedInAs();
    await database.insertInto('accountDeletions').values({ uid: person.uid, email: person.email }).execute();

    const second = await startApiAt(api.dependencies.databaseUrl);
    await second.close();

    await expect
      .poll(() => database.selectFrom('profiles').select('uid').where('uid', '=', person.uid).execute())
      .toEqual([]);
    expect(await database.selectFrom('users').select('id').execute()).toEqual([]);
  });

  it('frees the address for a new account that has nothing of the old one', async ({ api, signedInAs, database }) => {
    const first = await signedInAs({ email: 'ann@keyclause.test', tier: 'pro', credits: 7 });
    await first.request(deleteMe, { body: { confirmEmail: first.email } });
    await expect.poll(() => database.selectFrom('accountDeletions').selectAll().execute()).toEqual([]);

    const second = await signIn(api, { email: 'ann@keyclause.test' });

    const { data } = await second.request(getMe);
    expect(data.account.uid).not.toBe(first.uid);
    expect(data.profile).toMatchObject({ subscriptionTier: 'free', analysisCredits: 0 });
  });
});

describe('the download of one’s data', () => {
  it('is a zip archive that holds the account and nobody else’s', async ({ signedInAs }) => {
    await signedInAs({ email: 'somebody-else@keyclause.test' });
    const person = await signedInAs();

    const { data, response } = await person.request(exportMe);

    const entries = inflateEntries(Buffer.from(await data.arrayBuffer()));
    const { account } = JSON.parse(String(entries.get('account.json')));
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="keyclause-export.zip"');
    expect(account.email).toBe(person.email);
    expect([...entries.values()].join('')).not.toContain('somebody-else');
  });
});

describe('the profile stream', () => {
  it('tells the profile at first and after each change, of its owner only', async ({ signedInAs, database }) => {
    const person = await signedInAs();
    const other = await signedInAs();
    const seen = watch(person);

    await expect.poll(() => seen.at(-1)).toMatchObject({ uid: person.uid, analysisCredits: 0 });
    await database.updateTable('profiles').set({ analysisCredits: 5 }).where('uid', '=', other.uid).execute();
    await database.updateTable('profiles').set({ analysisCredits: 3 }).where('uid', '=', person.uid).execute();

    await expect.poll(() => seen.at(-1)).toMatchObject({ uid: person.uid, analysisCredits: 3 });
    expect(seen.every(({ uid }) => uid === person.uid)).toBe(true);
  });

  it('carries changes that another process made', async ({ api, signedInAs }) => {
    const person = await signedInAs();
    const seen = watch(person);
    await expect.poll(() => seen.length).toBeGreaterThan(0);
    const second = await startApiAt(api.dependencies.databaseUrl);

    await second.api.dependencies.database
      .updateTable('profiles')
      .set({ subscriptionTier: 'pro' })
      .where('uid', '=', person.uid)
      .execute();

    await expect.poll(() => seen.at(-1)).toMatchObject({ subscriptionTier: 'pro' });
    await second.close();
  });

  it('ends when the session does', async ({ signedInAs }) => {
    const person = await signedInAs();
    const errors: number[] = [];
    person.subscribe(watchProfile, {}, { onEvent: () => undefined, onError: ({ status }) => errors.push(status) });
    await expect.poll(() => person.inject({ url: '/api/me' }).then(({ statusCode }) => statusCode)).toBe(200);

    await person.inject({ method: 'POST', url: '/api/auth/sign-out', payload: {} });

    // The client connects again after the end of the stream, and is told why it may not.
    await expect.poll(() => errors.includes(401)).toBe(true);
  });

  it('goes on after the connection to the database was lost', async ({ signedInAs, database }) => {
    const person = await signedInAs();
    const seen = watch(person);
    await expect.poll(() => seen.length).toBeGreaterThan(0);

    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'keyclause-events'
      AND datname = current_database()`.execute(database);
    await database.updateTable('profiles').set({ analysisCredits: 8 }).where('uid', '=', person.uid).execute();

    await expect.poll(() => seen.at(-1)).toMatchObject({ analysisCredits: 8 });
  });
});

const watch = (person: Person): { uid: string; analysisCredits: number; subscriptionTier: string }[] => {
  const seen: { uid: string; analysisCredits: number; subscriptionTier: string }[] = [];
  person.subscribe(watchProfile, {}, { onEvent: (profile) => seen.push(profile) });
  return seen;
};

// Without the counts of the last minute's requests, which are kept by uid and forgotten by the clock.
const dumpAll = async (database: Parameters<ReturnType<typeof sql>['execute']>[0]): Promise<Record<string, string>> => {
  const { rows } = await sql<{ name: string }>`
    SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
    WHERE schemaname NOT IN ('pg_catalog', 'information_schema') AND tablename <> 'rate_counters'`.execute(database);
  const dump: Record<string, string> = {};
  for (const { name } of rows) {
    const { rows: content } = await sql`SELECT * FROM ${sql.raw(name)}`.execute(database);
    dump[name] = JSON.stringify(content);
  }
  return dump;
};
