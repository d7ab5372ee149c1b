import { endpoints } from '@keyclause/contracts';
import { describe, expect } from 'vitest';
import { apiTest, type Person, testAdminEmail } from './api-test.ts';
import { matrixRows } from './matrix-rows.ts';
import { addressOf } from './routes.ts';

const it = apiTest();
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const missingUuid = '00000000-0000-4000-8000-000000000000';
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
      const nowhere = addressOf(path, { ...thing?.params, leaseId: missingUuid }) + (row?.query ?? '');

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
      const profiles = () => database.selectFrom('profiles').selectAll().orderBy('uid').execute();
      const before = await profiles();

      expect((await inject({ method, url, ...payload })).statusCode).toBe(401);
      for (const person of [free, paid, unverified]) {
        const answer = await person.inject({ method, url, ...payload });
        expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden']);
      }
      expect(await profiles()).toEqual(before);
    });

    it(`works for the admin with a verified e-mail: ${keyOf(endpoint)}`, async ({ signedInAs }) => {
      const { method, path } = endpoint;
      const someone = await signedInAs();
      const admin = await signedInAs({ email: testAdminEmail, isVerified: true });
      const payload = endpoint.body === undefined ? {} : { payload: adminBodies[keyOf(endpoint)] ?? {} };

      const answer = await admin.inject({ method, url: addressOf(path, { uid: someone.uid }), ...payload });

      expect([keyOf(endpoint), answer.statusCode]).toEqual([keyOf(endpoint), 200]);
    });
  }
});

const adminBodies: Readonly<Record<string, object>> = {
  'PUT /api/admin/accounts/:uid/plan': { subscriptionTier: 'pro' },
  'POST /api/admin/accounts/:uid/credits': { credits: 3, reason: 'a gift', key: missingUuid },
};

const withoutRequestId = ({ requestId: _, ...rest }: Record<string, unknown>): Record<string, unknown> => rest;
