import { deleteMe, getMe, updateMe } from '@keyclause/contracts';
import { UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testAdminEmail } from '#test/api-test.ts';
import { type FirebaseApi, startFirebaseApi } from '#test/firebase-api.ts';

let test: FirebaseApi;
beforeAll(async () => {
  test = await startFirebaseApi();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.firebase.setDown(false);
  await test.api.dependencies.database.deleteFrom('firebaseAccounts').execute();
});

const now = () => Math.floor(Date.now() / 1000);
const longAgo = new Date(Date.now() - 11 * 60_000);
const rows = () => test.api.dependencies.database.selectFrom('firebaseSessions').selectAll().execute();
/** As if ten minutes had gone by since Firebase was asked. */
const makeDue = (confirmedAt = longAgo) =>
  test.api.dependencies.database
    .updateTable('firebaseSessions')
    .set({ checkedAt: longAgo, confirmedAt, userAgent: 'aged' })
    .execute();
/** Forgets what this process remembers of sessions, as it would after half a minute. */
const forgetMemory = (uid: string) => test.api.dependencies.events.publish({ topic: 'account.changed', uid, id: uid });
const statusOf = async (person: { inject: (options: { url: string }) => Promise<{ statusCode: number }> }) =>
  (await person.inject({ url: '/api/me' })).statusCode;

describe('signing in', () => {
  it('trades an ID token for a cookie that scripts cannot read', async () => {
    test.firebase.addUser('ann', { displayName: 'Ann' });

    const answer = await test.begin({ sub: 'ann', email: 'ann@keyclause.test' });

    expect(answer.statusCode).toBe(200);
    expect(answer.cookies).toEqual([expect.objectContaining({ httpOnly: true, sameSite: 'Lax', path: '/' })]);
    const [session] = await rows();
    expect(JSON.stringify(session)).not.toContain(answer.cookies[0]?.value);
  });

  it.for([
    ['unsigned', () => new UnsecuredJWT(test.google.claimsOf({ sub: 'ann' })).encode()],
    ['of another project', () => test.google.sign(test.google.claimsOf({ sub: 'ann', aud: 'another' }))],
    ['expired', () => test.google.sign(test.google.claimsOf({ sub: 'ann', exp: now() - 1 }))],
    ['from the future', () => test.google.sign(test.google.claimsOf({ sub: 'ann', iat: now() + 310 }))],
    [
      'of a sign-in six minutes ago',
      () => test.google.sign(test.google.claimsOf({ sub: 'ann', auth_time: now() - 360 })),
    ],
    ['of a user who is gone', () => test.google.sign(test.google.claimsOf({ sub: 'nobody' }))],
  ] as const)('refuses a token that is %s, and keeps nothing', async ([, make]) => {
    test.firebase.addUser('ann');

    const answer = await test.inject({ method: 'POST', url: '/api/auth/session', payload: { idToken: await make() } });

    expect([answer.statusCode, answer.json().code, answer.cookies]).toEqual([401, 'not_signed_in', []]);
    expect(await rows()).toEqual([]);
    expect(await test.api.dependencies.database.selectFrom('firebaseAccounts').selectAll().execute()).toEqual([]);
  });

  it('refuses whom Firebase has disabled, or signed out everywhere since', async () => {
    test.firebase.addUser('ann', { isDisabled: true });
    expect((await test.begin({ sub: 'ann' })).statusCode).toBe(401);

    test.firebase.addUser('ann', { validSince: new Date(Date.now() + 2_000) });
    expect((await test.begin({ sub: 'ann' })).statusCode).toBe(401);
  });

  it('is not possible while Firebase is out of reach, and says so', async () => {
    test.firebase.addUser('ann');
    test.firebase.setDown(true);

    const answer = await test.begin({ sub: 'ann' });

    expect([answer.statusCode, answer.json().code]).toEqual([503, 'identity_unavailable']);
    expect(answer.headers['retry-after']).toBe('5');
  });

  it('is refused from a page of another site', async () => {
    test.firebase.addUser('ann');

    const answer = await test.begin({ sub: 'ann' }, { origin: 'https://evil.test' });

    expect([answer.statusCode, answer.json().code]).toEqual([403, 'cross_site']);
  });

  it('takes no token in place of the cookie', async () => {
    test.firebase.addUser('ann');
    const token = await test.google.sign(test.google.claimsOf({ sub: 'ann' }));

    const answer = await test.inject({ url: '/api/me', headers: { authorization: `Bearer ${token}` } });

    expect(answer.statusCode).toBe(401);
  });
});

describe('an account', () => {
  it('is the same at every sign-in, by an id of ours', async () => {
    const first = await test.signIn('ann');
    const again = await test.signIn('ann');

    expect(again.uid).toBe(first.uid);
    expect(first.uid).not.toBe('ann');
  });

  it('is not taken over by the same e-mail of another sign-in', async () => {
    const { database } = test.api.dependencies;
    await database
      .insertInto('users')
      .values({
        id: 'embedded',
        name: 'Ann',
        email: 'ann@keyclause.test',
        emailVerified: true,
        image: null,
        updatedAt: new Date(),
      })
      .execute();
    const ann = await test.signIn('ann', { email: 'ann@keyclause.test', emailVerified: true });
    const other = await test.signIn('ann-by-google', { email: 'ann@keyclause.test', emailVerified: true });

    expect(new Set([ann.uid, other.uid, 'embedded']).size).toBe(3);
    await database.deleteFrom('users').execute();
  });

  it('of the admin needs the confirmed e-mail', async () => {
    const unverified = await test.signIn('chief', { email: testAdminEmail, emailVerified: false });
    expect((await unverified.inject({ url: '/api/admin/outbox' })).statusCode).toBe(403);
    expect((await unverified.request(getMe)).data.account.isAdmin).toBe(false);

    const verified = await test.signIn('chief', { email: testAdminEmail, emailVerified: true });
    expect((await verified.inject({ url: '/api/admin/outbox' })).statusCode).toBe(200);
  });

  it('is not the admin’s by a token that says more than Firebase', async () => {
    test.firebase.addUser('chief', { email: 'somebody@keyclause.test', emailVerified: true });

    const answer = await test.begin({ sub: 'chief', email: testAdminEmail, email_verified: true });
    const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

    expect((await test.inject({ url: '/api/admin/outbox', headers: { cookie } })).statusCode).toBe(403);
  });

  it('tells Firebase its new name, and keeps its picture here', async () => {
    const ann = await test.signIn('ann');

    await ann.request(updateMe, { body: { displayName: 'Ann Ek', photoURL: 'data:image/png;base64,AAAA' } });

    expect(test.firebase.users.get('ann')?.displayName).toBe('Ann Ek');
    expect((await ann.request(getMe)).data.account).toMatchObject({
      displayName: 'Ann Ek',
      photoURL: 'data:image/png;base64,AAAA',
    });
  });

  it('refuses a profile that names its own tier, credits, role or uid', async () => {
    const ann = await test.signIn('ann');

    const answer = await ann.inject({
      method: 'PATCH',
      url: '/api/me',
      payload: { subscriptionTier: 'pro', analysisCredits: 999, role: 'admin', uid: 'bo' },
    });

    expect(answer.statusCode).toBe(400);
    expect(
      answer
        .json()
        .fields.map(({ path }: { path: string }) => path)
        .sort(),
    ).toEqual(['analysisCredits', 'role', 'subscriptionTier', 'uid']);
    expect((await ann.request(getMe)).data.profile).toMatchObject({ subscriptionTier: 'free', analysisCredits: 0 });
  });
});

describe('a session', () => {
  it('ends with the sign-out', async () => {
    const ann = await test.signIn('ann');

    const answer = await ann.inject({ method: 'POST', url: '/api/auth/sign-out', payload: {} });

    expect(answer.headers['set-cookie']).toContain('Max-Age=0');
    expect(await statusOf(ann)).toBe(401);
    expect(await rows()).toEqual([]);
  });

  it('can be seen and ended from another browser, never by somebody else', async () => {
    const ann = await test.signIn('ann');
    const phone = await test.signIn('ann');
    const bo = await test.signIn('bo');
    const sessions = (await ann.inject({ url: '/api/auth/sessions' })).json<{ id: string; isCurrent: boolean }[]>();
    const id = sessions.find(({ isCurrent }) => !isCurrent)?.id;
    expect(sessions).toHaveLength(2);

    await bo.inject({ method: 'POST', url: '/api/auth/revoke-session', payload: { id } });
    expect(await statusOf(phone)).toBe(200);
    await ann.inject({ method: 'POST', url: '/api/auth/revoke-session', payload: { id } });
    expect([await statusOf(phone), await statusOf(ann), await statusOf(bo)]).toEqual([401, 200, 200]);
  });

  it.for([
    ['removed', () => test.firebase.users.delete('ann')],
    ['disabled', () => test.firebase.addUser('ann', { isDisabled: true })],
    ['signed out everywhere', () => test.firebase.addUser('ann', { validSince: new Date(Date.now() + 1_000) })],
  ] as const)('ends within ten minutes when the user is %s', async ([, change]) => {
    const ann = await test.signIn('ann');
    change();
    expect(await statusOf(ann)).toBe(200);

    await makeDue();
    await forgetMemory(ann.uid);

    await expect.poll(() => statusOf(ann)).toBe(401);
    expect(await rows()).toEqual([]);
  });

  it('takes over an e-mail that was confirmed meanwhile, at once when asked to', async () => {
    const ann = await test.signIn('ann');
    test.firebase.addUser('ann', { emailVerified: true });

    await ann.inject({ method: 'POST', url: '/api/auth/refresh', payload: {} });

    expect((await ann.request(getMe)).data.account.emailVerified).toBe(true);
  });

  it('outlives an hour without Firebase, and no longer', async () => {
    const ann = await test.signIn('ann');
    test.firebase.setDown(true);
    await makeDue();
    await forgetMemory(ann.uid);
    expect(await statusOf(ann)).toBe(200);

    await makeDue(new Date(Date.now() - 61 * 60_000));
    await forgetMemory(ann.uid);

    await expect.poll(() => statusOf(ann)).toBe(503);
  });

  it('asks Firebase once, however many requests come together', async () => {
    const ann = await test.signIn('ann');
    await makeDue();
    await forgetMemory(ann.uid);
    test.firebase.asked.length = 0;

    await Promise.all(Array.from({ length: 10 }, () => statusOf(ann)));

    expect(test.firebase.asked.filter((what) => what === 'find ann').length).toBeLessThanOrEqual(1);
  });
});

describe('an account that is deleted', () => {
  const remove = (person: Awaited<ReturnType<FirebaseApi['signIn']>>) =>
    person.request(deleteMe, { body: { confirmEmail: person.email } });

  it('is gone here, in Auth and in Firestore, and its token opens nothing', async () => {
    const ann = await test.signIn('ann');
    await expect.poll(() => test.firebase.documents.has('ann')).toBe(true);

    await remove(ann);

    expect(await statusOf(ann)).toBe(401);
    await expect
      .poll(() => [test.firebase.users.has('ann'), test.firebase.documents.has('ann')])
      .toEqual([false, false]);
    await expect
      .poll(() => test.api.dependencies.database.selectFrom('firebaseAccounts').selectAll().execute())
      .toEqual([]);
    expect((await test.begin({ sub: 'ann' })).statusCode).toBe(401);
  });

  it('is closed at once while Firebase is out of reach, and removed there later', async () => {
    const ann = await test.signIn('ann');
    test.firebase.setDown(true);

    await remove(ann);
    expect(await statusOf(ann)).toBe(401);
    await expect.poll(() => test.firebase.asked.includes('remove profile ann')).toBe(true);
    expect(test.firebase.users.has('ann')).toBe(true);
    test.firebase.setDown(false);
    expect((await test.begin({ sub: 'ann' })).statusCode).toBe(401);
  });
});

describe('pages', () => {
  it('may talk to Firebase and to nobody else', async () => {
    const policy = String((await test.inject({ url: '/api/ping' })).headers['content-security-policy']);

    expect(policy).toContain(
      "connect-src 'self' blob: https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://firestore.googleapis.com",
    );
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
  });
});
