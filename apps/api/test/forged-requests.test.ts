import type { Endpoint } from '@keyclause/contracts';
import { endpoints } from '@keyclause/contracts/endpoints';
import { describe, expect } from 'vitest';
import { it, type Person, type RawRequest, testAdminEmail, testOrigin } from './api-test.ts';
import { addressOf } from './routes.ts';
import { storedState } from './stored-state.ts';

/** Every endpoint of the contracts, and what the sign-in library serves beside them. */
const all: readonly Pick<Endpoint, 'method' | 'path' | 'body'>[] = [
  ...Object.values(endpoints),
  ...['sign-in/email', 'sign-up/email', 'sign-out', 'change-password', 'revoke-sessions', 'request-password-reset'].map(
    (path) => ({ method: 'POST' as const, path: `/api/auth/${path}` as const }),
  ),
];
const changing = all.filter(({ method }) => method !== 'GET');
const reading = all.filter(({ method }) => method === 'GET');

const urlOf = (path: string, { uid }: Person): string =>
  addressOf(path, {
    uid,
    leaseId: '00000000-0000-4000-8000-000000000000',
    calculationId: '00000000-0000-4000-8000-000000000000',
    documentIndex: '0',
  });

const json = { 'content-type': 'application/json' };

it('refuses a body that is nested a hundred thousand deep, on every route, and changes nothing', {
  timeout: 180_000,
}, async ({ signedInAs, database }) => {
  const admin = await signedInAs({ email: testAdminEmail, isVerified: true });
  const nested = (depth: number): string[] => [
    '['.repeat(depth) + ']'.repeat(depth),
    `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
    `{"displayName":${'['.repeat(depth)}`,
  ];
  const before = await storedState(database);

  for (const { method, path } of changing.filter(({ body }) => body !== 'multipart')) {
    const outcomes = async (bodies: string[]): Promise<Set<string>> => {
      const answers = await Promise.all(
        bodies.map((payload) => admin.inject({ method, url: urlOf(path, admin), payload, headers: json })),
      );
      return new Set(answers.map((answer) => `${method} ${path}: ${answer.statusCode} ${answer.json().code}`));
    };
    expect(await outcomes(nested(5_000))).toEqual(new Set([`${method} ${path}: 400 invalid_json`]));
    // Some routes take no body that is so long in the first place.
    const deep = [...(await outcomes(nested(100_000)))].map((outcome) =>
      outcome.replace('413 too_large', '400 invalid_json'),
    );
    expect(new Set(deep)).toEqual(new Set([`${method} ${path}: 400 invalid_json`]));
  }

  expect(await storedState(database)).toEqual(before);
  expect((await admin.inject({ url: '/api/me' })).statusCode).toBe(200);
});

describe('another site', () => {
  const foreign: readonly Record<string, string>[] = [
    { origin: 'https://evil.test' },
    { origin: 'null' },
    { origin: `${testOrigin}.evil.test` },
    { origin: testOrigin, 'sec-fetch-site': 'cross-site' },
    { origin: testOrigin, 'sec-fetch-site': 'same-site' },
  ];

  it('is given no leave to read anything, asked for or not', async ({ signedInAs }) => {
    const admin = await signedInAs({ email: testAdminEmail, isVerified: true });
    // A stream stays open, and is refused or not like the rest.
    const plain = reading.filter(({ path }) => !path.endsWith('/events'));

    for (const { path } of plain) {
      for (const origin of ['https://evil.test', 'null']) {
        const asked: RawRequest[] = [
          { method: 'GET', url: urlOf(path, admin), headers: { origin } },
          {
            method: 'OPTIONS',
            url: urlOf(path, admin),
            headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'x-any' },
          },
        ];
        for (const request of asked) {
          const { headers } = await admin.inject(request);
          const leave = Object.keys(headers).filter((name) => name.startsWith('access-control-'));
          expect([request.method, path, leave]).toEqual([request.method, path, []]);
          expect(headers['cross-origin-resource-policy']).toBe('same-origin');
        }
      }
    }
  });

  it('changes nothing, on any route', { timeout: 180_000 }, async ({ signedInAs, database }) => {
    const admin = await signedInAs({ email: testAdminEmail, isVerified: true });
    const forgeries = [
      ...foreign.map((headers) => ({ ...json, ...headers })),
      { 'content-type': 'text/plain', origin: 'https://evil.test' },
      { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.test' },
      { 'content-type': 'multipart/form-data; boundary=x', origin: 'https://evil.test' },
      // What a form of any site can send: JSON in disguise.
      { 'content-type': 'text/plain', origin: testOrigin },
    ];
    const before = await storedState(database);

    for (const { method, path } of changing) {
      for (const headers of forgeries) {
        const forged = { method, url: urlOf(path, admin), payload: '{"displayName":"Forged"}', headers };
        const answer = await admin.inject(forged);
        expect([method, path, headers, answer.statusCode, answer.json().code]).toEqual([
          method,
          path,
          headers,
          403,
          'cross_site',
        ]);
        expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
      }
    }

    expect(await storedState(database)).toEqual(before);
  });
});
