import { endpoints } from '@keyclause/contracts/endpoints';
import { expect } from 'vitest';
import { it } from './api-test.ts';
import { addressOf, collectRoutes } from './routes.ts';

/** What the API serves beside the contracts: the sign-in library, the reference, metrics, the front ends with the page of a share link. */
const infrastructure = [/^\/api\/auth\/\*$/, /^\/api\/docs(\/|$)/, /^\/api\/metrics$/, /^\/\*$/, /^\/shared\/:token$/];

const someUuid = '00000000-0000-4000-8000-000000000000';

it('serves exactly the endpoints of the contracts, besides its infrastructure', async ({ api }) => {
  const routes = await collectRoutes(api.dependencies);

  const served = routes.filter(({ path }) => !infrastructure.some((pattern) => pattern.test(path)));

  const promised = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`);
  expect(served.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(promised.sort());
});

it('serves each endpoint under the contract that says who may call it', async ({ api }) => {
  const routes = await collectRoutes(api.dependencies);

  for (const { method, path, endpoint } of routes.filter((route) => route.endpoint)) {
    expect(`${method} ${path}`).toBe(`${endpoint?.method} ${endpoint?.path}`);
  }
});

it('refuses every endpoint that is not public without a session', async ({ inject }) => {
  const guarded = Object.values(endpoints).filter(({ access }) => access !== 'public');

  for (const { method, path } of guarded) {
    const url = addressOf(path, new Proxy({}, { get: () => someUuid }));
    const answer = await inject({ method, url });
    expect([method, path, answer.statusCode, answer.json().code]).toEqual([method, path, 401, 'not_signed_in']);
  }
});
