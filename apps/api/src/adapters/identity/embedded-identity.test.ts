import { getMe, listOutbox } from '@keyclause/contracts';
import type { KyselyPlugin } from 'kysely';
import { describe, expect } from 'vitest';
import { it, testAdminEmail, testOrigin, testSecret } from '#test/api-test.ts';
import { createEmbeddedAuth } from './embedded-auth.ts';

const auth = (path: string) => `/api/auth/${path}`;

describe('signing up', () => {
  it('signs in at once and mails a link that proves the address', async ({ inject, signedInAs, database }) => {
    const person = await signedInAs();
    const mail = await database.selectFrom('mails').selectAll().executeTakeFirstOrThrow();
    const [, link = '', token = ''] = /((?:http.*)\/verify-email\?token=(\S+))/.exec(mail.text) ?? [];

    expect(mail.recipient).toBe(person.email);
    expect(link).toContain(`${testOrigin}/verify-email?token=`);
    expect((await inject({ url: auth(`verify-email?token=${token}`) })).statusCode).toBe(200);
    const { data } = await person.request(getMe);
    expect(data.account.emailVerified).toBe(true);
  });

  it('refuses a link that was changed', async ({ inject, signedInAs, database }) => {
    const person = await signedInAs();
    const mail = await database.selectFrom('mails').selectAll().executeTakeFirstOrThrow();
    const [, token = ''] = /token=(\S+)/.exec(mail.text) ?? [];

    const answer = await inject({ url: auth(`verify-email?token=${token.slice(0, -3)}abc`) });

    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ error: expect.any(String), requestId: expect.any(String) });
    const { data } = await person.request(getMe);
    expect(data.account.emailVerified).toBe(false);
  });

  it('keeps a second account off an address, whatever its case', async ({ inject, signedInAs, database }) => {
    const person = await signedInAs({ email: 'ann@keyclause.test' });

    const answer = await inject({
      method: 'POST',
      url: auth('sign-up/email'),
      payload: { email: 'ANN@keyclause.test', password: person.password, name: 'Other' },
    });

    expect(answer.statusCode).toBe(422);
    expect(answer.json().code).toBe('user_already_exists_use_another_email');
    expect(await database.selectFrom('users').selectAll().execute()).toHaveLength(1);
  });

  it('refuses a short password', async ({ inject, database }) => {
    const answer = await inject({
      method: 'POST',
      url: auth('sign-up/email'),
      payload: { email: 'ann@keyclause.test', password: 'too short', name: 'Ann' },
    });

    expect([answer.statusCode, answer.json().code]).toEqual([400, 'password_too_short']);
    expect(await database.selectFrom('users').selectAll().execute()).toEqual([]);
  });

  it('stores no password and no session token that could be used from a stolen backup alone', async ({
    signedInAs,
    database,
  }) => {
    const person = await signedInAs();

    const stored = JSON.stringify(
      await Promise.all([
        database.selectFrom('users').selectAll().execute(),
        database.selectFrom('sessions').selectAll().execute(),
      ]),
    );

    expect(stored).not.toContain(person.password);
    // The cookie carries a signature besides the token; the token alone is refused.
    const [name, value = ''] = person.cookie.split('=');
    const unsigned = `${name}=${decodeURIComponent(value).split('.')[0]}`;
    expect((await person.inject({ url: '/api/me', headers: { cookie: unsigned } })).statusCode).toBe(401);
  });
});

describe('signing in', () => {
  it('sets a cookie that scripts cannot read and other sites do not send', async ({ inject, signedInAs }) => {
    const { email, password } = await signedInAs();

    const answer = await inject({ method: 'POST', url: auth('sign-in/email'), payload: { email, password } });

    expect(answer.statusCode).toBe(200);
    expect(answer.cookies).toEqual([expect.objectContaining({ httpOnly: true, sameSite: 'Lax', path: '/' })]);
  });

  it('answers a wrong password and an unknown address alike', async ({ inject, signedInAs }) => {
    const { email } = await signedInAs();
    const attempt = (address: string) =>
      inject({ method: 'POST', url: auth('sign-in/email'), payload: { email: address, password: 'not the password' } });

    const [wrong, unknown] = [await attempt(email), await attempt('nobody@keyclause.test')];

    expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401]);
    const { requestId: _a, ...first } = wrong.json();
    const { requestId: _b, ...second } = unknown.json();
    expect(first).toEqual(second);
  });

  it('never leads to another site afterwards', async ({ inject, signedInAs }) => {
    const { email, password } = await signedInAs();

    for (const callbackURL of ['https://evil.test', '//evil.test', '/\\evil.test', 'javascript:alert(1)']) {
      const answer = await inject({
        method: 'POST',
        url: auth('sign-in/email'),
        payload: { email, password, callbackURL },
      });
      expect([callbackURL, answer.statusCode]).toEqual([callbackURL, 403]);
    }
  });
});

describe('a session', () => {
  it('is read together with its account, by one statement', async ({ signedInAs, api }) => {
    const person = await signedInAs();
    const { database, mail } = api.dependencies;
    const statements: string[] = [];
    const listener: KyselyPlugin = {
      transformQuery: ({ node }) => {
        statements.push(node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const { api: library } = createEmbeddedAuth({
      database: database.withPlugin(listener),
      mail,
      secret: testSecret,
      publicUrl: testOrigin,
      google: undefined,
      onError: () => undefined,
      onUserCreated: async () => undefined,
    });

    const headers = new Headers({ cookie: person.cookie });
    // Before its first answer the library looks at the tables.
    await library.getSession({ headers });
    statements.length = 0;

    const found = await library.getSession({ headers });

    const stored = await database.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    expect(found?.session.userId).toBe(person.uid);
    expect(found?.user).toMatchObject(stored);
    expect(statements).toEqual(['SelectQueryNode']);
  });

  it('ends at once when its owner signs out', async ({ signedInAs, database }) => {
    const person = await signedInAs();
    await person.request(getMe);

    await person.inject({ method: 'POST', url: auth('sign-out'), payload: {} });

    await expect.poll(async () => (await person.inject({ url: '/api/me' })).statusCode).toBe(401);
    expect(await database.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  it('can be seen and revoked from another browser', async ({ inject, signedInAs }) => {
    const person = await signedInAs();
    const { email, password } = person;
    const second = await inject({ method: 'POST', url: auth('sign-in/email'), payload: { email, password } });
    const cookie = second.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
    expect((await inject({ url: '/api/me', headers: { cookie } })).statusCode).toBe(200);

    const sessions = (await person.inject({ url: auth('list-sessions') })).json<{ token: string }[]>();
    await person.inject({ method: 'POST', url: auth('revoke-other-sessions'), payload: {} });

    expect(sessions).toHaveLength(2);
    await expect.poll(async () => (await inject({ url: '/api/me', headers: { cookie } })).statusCode).toBe(401);
    expect((await person.inject({ url: '/api/me' })).statusCode).toBe(200);
  });

  it('of everybody ends when the password is set anew by mail', async ({ inject, signedInAs, database }) => {
    const person = await signedInAs();
    await inject({
      method: 'POST',
      url: auth('request-password-reset'),
      payload: { email: person.email, redirectTo: '/reset-password' },
    });
    const mail = await database
      .selectFrom('mails')
      .selectAll()
      .where('subject', 'like', '%password%')
      .executeTakeFirstOrThrow();
    const [, token = ''] = /\/reset-password\?token=(\S+)/.exec(mail.text) ?? [];

    const reset = { newPassword: 'a new long password', token };
    const first = await inject({ method: 'POST', url: auth('reset-password'), payload: reset });
    const again = await inject({ method: 'POST', url: auth('reset-password'), payload: reset });

    expect([first.statusCode, again.statusCode]).toEqual([200, 400]);
    await expect.poll(async () => (await person.inject({ url: '/api/me' })).statusCode).toBe(401);
    const signIn = (password: string) =>
      inject({ method: 'POST', url: auth('sign-in/email'), payload: { email: person.email, password } });
    expect((await signIn(person.password)).statusCode).toBe(401);
    expect((await signIn('a new long password')).statusCode).toBe(200);
  });

  it('that expired is refused', async ({ signedInAs, database }) => {
    const person = await signedInAs();
    await database
      .updateTable('sessions')
      .set({ expiresAt: new Date(Date.now() - 1_000) })
      .execute();

    expect((await person.inject({ url: '/api/me' })).statusCode).toBe(401);
  });
});

describe('what the sign-in library does not serve', () => {
  it('is missing, like anything else that is not there', async ({ inject, signedInAs }) => {
    const person = await signedInAs();
    const answers = [
      await inject({ url: auth('nothing/of/this/name') }),
      await inject({ method: 'POST', url: auth('nothing'), payload: {} }),
      await person.inject({ method: 'POST', url: auth('delete-user'), payload: {} }),
    ];

    for (const answer of answers) {
      expect([answer.statusCode, answer.json()]).toEqual([404, expect.objectContaining({ code: 'not_found' })]);
      expect(answer.headers['content-type']).toContain('application/json');
    }
    expect((await person.inject({ url: '/api/me' })).statusCode).toBe(200);
  });
});

describe('a mail that cannot be handed over', () => {
  it('does not keep anybody from signing up', async ({ inject, database }) => {
    await database.schema.alterTable('mails').renameTo('mails_away').execute();

    const answer = await inject({
      method: 'POST',
      url: auth('sign-up/email'),
      payload: { email: 'ann@keyclause.test', password: 'correct horse battery', name: 'Ann' },
    });

    await database.schema.alterTable('mails_away').renameTo('mails').execute();
    expect(answer.statusCode).toBe(200);
  });
});

describe('the outbox', () => {
  it('shows the admin each mail that would have been sent', async ({ signedInAs }) => {
    const admin = await signedInAs({ email: testAdminEmail, isVerified: true });
    const person = await signedInAs();

    const { data } = await admin.request(listOutbox);

    expect(data.mails.map(({ to }) => to)).toEqual([person.email, admin.email]);
  });
});
