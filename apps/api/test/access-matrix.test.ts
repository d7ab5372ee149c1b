import { endpoints } from '@keyclause/contracts/endpoints';
import { describe, expect } from 'vitest';
import { apiTest, type Person, testAdminEmail } from './api-test.ts';
import { matrixRows } from './matrix-rows.ts';
import { addressOf } from './routes.ts';
import { storedState } from './stored-state.ts';

const it = apiTest();
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const missingUuid = '00000000-0000-4000-8000-000000000000';
const missingIds = { leaseId: missingUuid, calculationId: missingUuid, shareLinkId: missingUuid };
const all = Object.values(endpoints);
const keyOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

describe('what belongs to somebody else', () => {
  const owned = all.filter(({ access, params }) => access === 'user' && params !== undefined);

  it('has a row in the matrix for each route with an id', () => {
    expect(owned.map(keyOf).filter((key) => !(key in matrixRows))).toEqual([]);
  });

  for (const { path } of owned.filter(
    (endpoint, index) => owned.findIndex(({ path }) => path === endpoint.path) === index,
  )) {
    it(`is missing for all others and stays as it was: ${path}`, async ({ api, inject, signedInAs }) => {
      const owner = await signedInAs({ credits: 5 });
      const others: Person[] = [await signedInAs(), await signedInAs({ tier: 'pro', isVerified: true, credits: 9 })];
      const row = owned.filter((endpoint) => endpoint.path === path).map((endpoint) => matrixRows[keyOf(endpoint)])[0];
      const thing = await row?.make(owner, api);
      expect(thing).toBeDefined();
      const before = await thing?.snapshot();
      const address = addressOf(path, thing?.params ?? {}) + (row?.query ?? '');
      const nowhere = addressOf(path, { ...thing?.params, ...missingIds }) + (row?.query ?? '');

      for (const method of methods) {
        const endpoint = owned.find((one) => one.path === path && one.method === method);
        const payload = endpoint?.body === undefined ? {} : { payload: matrixRows[keyOf(endpoint)]?.body ?? {} };
        const anonymous = await inject({ method, url: address, ...payload });
        expect([method, anonymous.statusCode]).toEqual([method, endpoint ? 401 : 404]);
        for (const other of others) {
          const answer = await other.inject({ method, url: address, ...payload });
          const missing = await other.inject({ method, url: nowhere, ...payload });
          expect([method, answer.statusCode]).toEqual([method, 404]);
          expect(withoutRequestId(answer.json())).toEqual(withoutRequestId(missing.json()));
        }
      }
      expect(await thing?.snapshot()).toBe(before);
    });
  }
});

describe('what only the admin may do', () => {
  for (const endpoint of all.filter(({ access }) => access === 'admin')) {
    it(`is refused to everybody else: ${keyOf(endpoint)}`, async ({ inject, signedInAs, database }) => {
      const { method, path } = endpoint;
      const free = await signedInAs();
      const paid = await signedInAs({ tier: 'commercial', isVerified: true });
      const unverified = await signedInAs({ email: testAdminEmail });
      const url = addressOf(path, { uid: free.uid });
      const payload = endpoint.body === undefined ? {} : { payload: adminBodies[keyOf(endpoint)] ?? {} };
      const before = await storedState(database);

      expect((await inject({ method, url, ...payload })).statusCode).toBe(401);
      for (const person of [free, paid, unverified]) {
        const answer = await person.inject({ method, url, ...payload });
        expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden']);
      }
      expect(await storedState(database)).toEqual(before);
    });

    it(`works for the admin with a verified e-mail: ${keyOf(endpoint)}`, async ({ signedInAs }) => {
      const { method, path } = endpoint;
      const someone = await signedInAs();
      const admin = await signedInAs({ email: testAdminEmail, isVerified: true });
      const payload = endpoint.body === undefined ? {} : { payload: adminBodies[keyOf(endpoint)] ?? {} };

      const answer = await admin.inject({ method, url: addressOf(path, { uid: someone.uid }), ...payload });

      expect([keyOf(endpoint), answer.statusCode]).toEqual([keyOf(endpoint), endpoint?.status ?? 200]);
    });
  }
});

describe('the address of the admin', () => {
  const everything = all.filter(({ access }) => access === 'admin');
  const outcomesFor = async (person: Person): Promise<number[]> => {
    const answers = await Promise.all(
      everything.map((endpoint) => {
        const payload = endpoint.body === undefined ? {} : { payload: adminBodies[keyOf(endpoint)] ?? {} };
        return person.inject({
          method: endpoint.method,
          url: addressOf(endpoint.path, { uid: person.uid }),
          ...payload,
        });
      }),
    );
    return [...new Set(answers.map(({ statusCode }) => statusCode))];
  };

  it('is worth nothing until its owner has followed the link that was mailed to it', async ({
    inject,
    signedInAs,
    database,
  }) => {
    const person = await signedInAs({ email: testAdminEmail });
    const before = await storedState(database);

    expect(await outcomesFor(person)).toEqual([403]);
    expect(await storedState(database)).toEqual(before);
    const mail = await database.selectFrom('mails').select('text').where('recipient', '=', testAdminEmail).execute();
    const [, token = ''] = /verify-email\?token=(\S+)/.exec(mail[0]?.text ?? '') ?? [];
    expect((await inject({ url: `/api/auth/verify-email?token=${token}` })).statusCode).toBe(200);
    await expect.poll(() => outcomesFor(person)).not.toContain(403);
  });

  it('cannot be taken on by somebody whose own address is verified', async ({ signedInAs, database }) => {
    const person = await signedInAs({ isVerified: true });
    const before = await storedState(database);
    const attempts = [
      ['change-email', { newEmail: testAdminEmail }, 400, 'change_email_disabled'],
      ['update-user', { email: testAdminEmail }, 404, 'not_found'],
      ['update-user', { name: 'Test Person', email: testAdminEmail, emailVerified: true }, 404, 'not_found'],
    ] as const;

    for (const [path, payload, status, code] of attempts) {
      const answer = await person.inject({ method: 'POST', url: `/api/auth/${path}`, payload });
      expect([path, answer.statusCode, answer.json().code]).toEqual([path, status, code]);
    }
    expect(await storedState(database)).toEqual(before);
    expect(await outcomesFor(person)).toEqual([403]);
  });

  it('is not one that only looks like it', async ({ signedInAs }) => {
    const [name, host] = testAdminEmail.split('@');
    const alike = [`${name}+1@${host}`, `x${name}@${host}`, `${name}@${host}.test`, `${name}@sub.${host}`];

    for (const email of alike) {
      expect([email, await outcomesFor(await signedInAs({ email, isVerified: true }))]).toEqual([email, [403]]);
    }
  });
});

const adminBodies: Readonly<Record<string, object>> = {
  'PUT /api/admin/accounts/:uid/plan': { subscriptionTier: 'pro' },
  'POST /api/admin/visitors/forget': { email: 'somebody@keyclause.test' },
  'POST /api/admin/accounts/:uid/credits': { credits: 3, reason: 'a gift', key: missingUuid },
};

const withoutRequestId = ({ requestId: _, ...rest }: Record<string, unknown>): Record<string, unknown> => rest;
