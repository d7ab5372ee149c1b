import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createShareLink, revokeShareLink } from '@keyclause/contracts';
import { describe, expect } from 'vitest';
import { apiTest, testOrigin } from './api-test.ts';
import { aReadyLease } from './leases.ts';

const inlineScript = 'window.ready = true;';
const workspace = mkdtempSync(join(tmpdir(), 'keyclause-workspace-'));
mkdirSync(join(workspace, 'apps/marketing/build/client/pricing'), { recursive: true });
mkdirSync(join(workspace, 'apps/web/dist/assets'), { recursive: true });
writeFileSync(
  join(workspace, 'apps/marketing/build/client/index.html'),
  `<h1>Home</h1><script>${inlineScript}</script>`,
);
writeFileSync(join(workspace, 'apps/marketing/build/client/404.html'), '<h1>Not found</h1>');
writeFileSync(join(workspace, 'apps/marketing/build/client/pricing/index.html'), '<h1>Pricing</h1>');
writeFileSync(join(workspace, 'apps/web/dist/index.html'), '<div id="root"></div>');
writeFileSync(join(workspace, 'apps/web/dist/assets/main-AbCdEf12.js'), `export const x = '${'x'.repeat(2_000)}';`);
mkdirSync(join(workspace, 'apps/web/dist/visitor'));
writeFileSync(join(workspace, 'apps/web/dist/visitor/dashboard.html'), '<h1>For visitors</h1>');
writeFileSync(join(workspace, 'apps/web/dist/visitor/profile.html'), '<h1>For visitors</h1>');
mkdirSync(join(workspace, 'apps/web/dist/signed-in'));
writeFileSync(join(workspace, 'apps/web/dist/signed-in/dashboard.html'), '<h1>For people with a session</h1>');

const it = apiTest({ workspace, trustProxy: false });

describe('a first screen drawn for visitors', () => {
  it('is shown to whoever has no session, and never kept', async ({ inject }) => {
    const { body, headers } = await inject({ url: '/dashboard?from=mail' });

    expect(body).toBe('<h1>For visitors</h1>');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers.vary).toContain('cookie');
  });

  it('is never shown to somebody who is signed in', async ({ signedInAs }) => {
    const person = await signedInAs();

    const { body, headers } = await person.inject({ url: '/profile' });
    expect(body).toBe('<div id="root"></div>');
    expect(headers.vary).toContain('cookie');
  });

  it('has no address of its own', async ({ inject }) => {
    expect((await inject({ url: '/visitor/dashboard.html' })).statusCode).toBe(404);
  });
});

describe('a first screen drawn for people who are signed in', () => {
  it('is shown to them, and never kept', async ({ signedInAs }) => {
    const person = await signedInAs();

    const { body, headers } = await person.inject({ url: '/dashboard?from=mail' });
    expect(body).toBe('<h1>For people with a session</h1>');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers.vary).toContain('cookie');
  });

  it('is not shown once the session has ended, though its cookie still comes', async ({ signedInAs }) => {
    const person = await signedInAs();
    expect((await person.inject({ url: '/dashboard' })).body).toBe('<h1>For people with a session</h1>');

    await person.inject({ method: 'POST', url: '/api/auth/sign-out', payload: {} });

    expect((await person.inject({ url: '/dashboard' })).body).toBe('<div id="root"></div>');
  });

  it('is not shown for a made-up session', async ({ inject }) => {
    const { body } = await inject({ url: '/dashboard', headers: { cookie: 'keyclause.session_token=made.up' } });

    expect(body).toBe('<div id="root"></div>');
  });

  it('has no address of its own', async ({ signedInAs }) => {
    const person = await signedInAs();

    expect((await person.inject({ url: '/signed-in/dashboard.html' })).statusCode).toBe(404);
  });
});

describe('the page of a share link', () => {
  const secret = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' };

  it('is found while the link holds, and not found once it was revoked', async ({ api, inject, signedInAs }) => {
    const owner = await signedInAs();
    const { id: leaseId } = await aReadyLease(owner, api);
    const body = { days: 7, withDocument: false } as const;
    const { link, token } = (await owner.request(createShareLink, { params: { leaseId }, body })).data;
    const open = () => inject({ url: `/shared/${token}` });

    const held = await open();
    expect([held.statusCode, held.body]).toEqual([200, '<div id="root"></div>']);
    expect(held.headers).toMatchObject(secret);
    await owner.request(revokeShareLink, { params: { leaseId, shareLinkId: link.id } });

    const ended = await open();
    expect([ended.statusCode, ended.body]).toEqual([404, '<div id="root"></div>']);
    expect(ended.headers).toMatchObject(secret);
    expect((await inject({ method: 'HEAD', url: `/shared/${token}` })).statusCode).toBe(404);
  });

  it.for(['short', 'A'.repeat(43), `${'A'.repeat(42)}%2F`])('is not found for %s', async (token, { inject }) => {
    const answer = await inject({ url: `/shared/${token}` });

    expect([answer.statusCode, answer.body]).toEqual([404, '<div id="root"></div>']);
    expect(answer.headers).toMatchObject(secret);
  });
});

describe('headers', () => {
  it('come with every kind of answer', async ({ api, inject, signedInAs }) => {
    const person = await signedInAs();
    api.app.ready();
    const answers = {
      page: await inject({ url: '/' }),
      shell: await inject({ url: '/dashboard' }),
      asset: await inject({ url: '/assets/main-AbCdEf12.js' }),
      json: await inject({ url: '/api/ping' }),
      personal: await person.inject({ url: '/api/me' }),
      file: await person.inject({ url: '/api/me/export' }),
      refused: await inject({ url: '/api/me' }),
      missing: await inject({ url: '/api/nothing' }),
      missingPage: await inject({ url: '/nothing' }),
      badAddress: await inject({ url: '/%E0%A4%A' }),
      badRequest: await inject({ method: 'PATCH', url: '/api/me', payload: '{', headers: json }),
      signIn: await inject({ method: 'POST', url: '/api/auth/sign-in/email', payload: { email: 'x', password: 'y' } }),
      docs: await inject({ url: '/api/docs' }),
    };

    for (const [name, { headers }] of Object.entries(answers)) {
      const policy = String(headers['content-security-policy']);
      expect([name, String(headers['strict-transport-security'])]).toEqual([
        name,
        expect.stringMatching(/^max-age=(\d{8,}); includeSubDomains/),
      ]);
      expect([name, headers['x-content-type-options']]).toEqual([name, 'nosniff']);
      expect([name, policy]).toEqual([name, expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'/)]);
      expect([name, policy.split(';').find((part) => part.includes('script-src'))]).toEqual([
        name,
        expect.not.stringContaining('unsafe-inline'),
      ]);
      expect([name, headers['referrer-policy']]).toEqual([name, 'strict-origin-when-cross-origin']);
      expect([name, headers['x-request-id']]).toEqual([name, expect.stringMatching(/^[\w-]{36}$/)]);
    }
    expect(answers.personal.headers['cache-control']).toBe('no-store');
    expect(answers.file.headers['cache-control']).toBe('no-store');
    expect(answers.asset.headers['cache-control']).toContain('immutable');
    expect(answers.missingPage.statusCode).toBe(404);
    expect(answers.missingPage.body).toContain('Not found');
  });

  it('answer HEAD as GET, without the body', async ({ inject }) => {
    const [head, get] = await Promise.all([inject({ method: 'HEAD', url: '/' }), inject({ url: '/' })]);

    expect([head.statusCode, head.headers['content-type'], head.body]).toEqual([200, get.headers['content-type'], '']);
    expect((await inject({ method: 'HEAD', url: '/no/such/page' })).statusCode).toBe(404);
  });

  it('allow an inline script of a page by its hash only', async ({ inject }) => {
    const { headers } = await inject({ url: '/' });

    const hash = createHash('sha256').update(inlineScript).digest('base64');
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  });
});

const json = { 'content-type': 'application/json' };

describe('request ids', () => {
  it('are echoed when sane, replaced otherwise, and stand in the log', async ({ api, inject }) => {
    const sane = await inject({ url: '/api/me', headers: { 'x-request-id': 'client-1.A_b' } });
    const long = await inject({ url: '/api/me', headers: { 'x-request-id': 'x'.repeat(65) } });
    const odd = await inject({ url: '/api/me', headers: { 'x-request-id': 'a b"\\' } });

    expect(sane.headers['x-request-id']).toBe('client-1.A_b');
    expect(sane.json().requestId).toBe('client-1.A_b');
    expect(long.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(odd.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(api.logLines.some((line) => JSON.parse(line).requestId === 'client-1.A_b')).toBe(true);
  });
});

describe('failures', () => {
  it('that nobody foresaw show an id and nothing else', async ({ api, signedInAs, database }) => {
    const person = await signedInAs();
    await database.schema.alterTable('profiles').renameTo('profiles_away').execute();

    const answer = await person.inject({ url: '/api/me', headers: { 'x-request-id': 'failing-1' } });

    await database.schema.alterTable('profiles_away').renameTo('profiles').execute();
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      error: 'Something went wrong on our side.',
      code: 'internal',
      requestId: 'failing-1',
    });
    const logged = api.logLines
      .map((line) => JSON.parse(line))
      .find((line) => line.requestId === 'failing-1' && line.err);
    expect(logged.err.code).toBe('42P01');
  });

  it('leave no e-mail, token, password or name in the log', async ({ api, inject, signedInAs }) => {
    api.logLines.length = 0;
    const person = await signedInAs({ email: 'canary-mail@keyclause.test' });
    await person.inject({ method: 'PATCH', url: '/api/me', payload: { displayName: 'Canary Name' } });
    await person.inject({ method: 'PATCH', url: '/api/me', payload: '{"displayName":"Canary Name', headers: json });
    await inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      payload: { email: person.email, password: 'canary-secret' },
    });
    await inject({ url: '/api/nothing?search=canary-search' });
    await person.inject({ url: '/api/leases?search=canary-search' });

    const log = api.logLines.join('\n');
    const token = decodeURIComponent(person.cookie.split('=')[1] ?? '').split('.')[0] ?? 'none';
    expect(log).toContain('"route":"/api/me"');
    for (const secret of ['canary', 'Canary', person.email, person.password, token]) {
      expect(log).not.toContain(secret);
    }
  });
});

describe('bodies', () => {
  it('that try to set what only the server sets are refused by name, and change nothing', async ({
    signedInAs,
    database,
  }) => {
    const person = await signedInAs();
    const rows = () =>
      database.selectFrom('profiles').innerJoin('users', 'users.id', 'profiles.uid').selectAll().execute();
    const before = await rows();

    const answer = await person.inject({
      method: 'PATCH',
      url: '/api/me',
      payload: {
        displayName: 'B',
        subscriptionTier: 'pro',
        analysisCredits: 999,
        role: 'admin',
        uid: 'B',
        emailVerified: true,
      },
    });

    expect(answer.statusCode).toBe(400);
    expect(
      answer
        .json()
        .fields.map(({ path }: { path: string }) => path)
        .sort(),
    ).toEqual(['analysisCredits', 'emailVerified', 'role', 'subscriptionTier', 'uid']);
    expect(await rows()).toEqual(before);
  });

  it('cannot set extra fields through the sign-in library either', async ({ inject, database }) => {
    await inject({
      method: 'POST',
      url: '/api/auth/sign-up/email',
      payload: {
        email: 'sly@keyclause.test',
        password: 'correct horse battery',
        name: 'S',
        emailVerified: true,
        id: 'x',
      },
    });

    const users = await database.selectFrom('users').selectAll().execute();
    expect(users.every(({ id, emailVerified }) => !emailVerified && id !== 'x')).toBe(true);
  });

  it('with prototype keys, deep nesting or odd types are refused with 400', async ({ signedInAs }) => {
    const person = await signedInAs();
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const bodies = [
      '{"__proto__":{"x":1}}',
      '{"displayName":"a","constructor":{"prototype":{"x":1}}}',
      deep,
      `{"displayName":${deep}}`,
      '{"displayName":5}',
      '{"displayName":["a"]}',
      '{"displayName":{"a":1}}',
      '{"displayName":1e400}',
      `{"displayName":"${'a'.repeat(900_000)}"}`,
      '[]',
      '"text"',
      'null x',
      '{"displayName":"a"',
    ];

    for (const payload of bodies) {
      const answer = await person.inject({ method: 'PATCH', url: '/api/me', payload, headers: json });
      expect([payload.slice(0, 40), answer.statusCode]).toEqual([payload.slice(0, 40), 400]);
    }
    expect('x' in {}).toBe(false);
    const tooLarge = await person.inject({
      method: 'PATCH',
      url: '/api/me',
      payload: `"${'a'.repeat(1_100_000)}"`,
      headers: json,
    });
    expect(tooLarge.statusCode).toBe(413);
  });
});

describe('addresses', () => {
  it('that are not ids, climb or cannot be decoded are missing', async ({ signedInAs }) => {
    const person = await signedInAs();
    const names = ['..%2f..%2fetc%2fpasswd', '%00', '%E0%A4%A', '%C0%AF', 'a'.repeat(5_000), '-1', '%2e%2e'];

    for (const name of names) {
      const answer = await person.inject({ url: `/api/leases/${name}` });
      expect([name.slice(0, 30), answer.statusCode]).toEqual([name.slice(0, 30), 404]);
      expect(answer.json().code).toBe('not_found');
    }
    for (const path of ['/..%2f..%2fetc%2fpasswd', '/assets/..%2f..%2findex.html', '//evil.test/']) {
      const answer = await person.inject({ url: path });
      expect([path, answer.statusCode]).toEqual([path, 404]);
    }
  });
});

describe('requests from other sites', () => {
  it('are refused wherever they would change something', async ({ signedInAs, database }) => {
    const person = await signedInAs();
    const change = { method: 'PATCH' as const, url: '/api/me', payload: '{"displayName":"Forged"}' };
    const forgeries: Record<string, string>[] = [
      { ...json, origin: 'https://evil.test' },
      { ...json, origin: 'null' },
      { ...json, origin: '' },
      { ...json, origin: testOrigin, 'sec-fetch-site': 'cross-site' },
      { ...json, origin: `${testOrigin}.evil.test` },
      { 'content-type': 'text/plain', origin: testOrigin },
      { 'content-type': 'application/x-www-form-urlencoded', origin: testOrigin },
    ];

    for (const headers of forgeries) {
      const answer = await person.inject({ ...change, headers });
      expect([headers, answer.statusCode, answer.json().code]).toEqual([headers, 403, 'cross_site']);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    }
    const user = await database
      .selectFrom('users')
      .select('name')
      .where('id', '=', person.uid)
      .executeTakeFirstOrThrow();
    expect(user.name).toBe('Test Person');
    const own = await person.inject({ ...change, headers: { ...json, 'sec-fetch-site': 'same-origin' } });
    expect(own.statusCode).toBe(200);
  });
});
