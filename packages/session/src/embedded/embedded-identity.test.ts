// @vitest-environment node
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequestClient } from '@keyclause/request';
import { aServer, json } from '@keyclause/request/testing';
import { expect, it, vi } from 'vitest';
import type { SessionUser } from '../index.ts';
import { createEmbeddedIdentity } from './embedded-identity.ts';

const account = {
  uid: 'u1',
  email: 'ada@example.com',
  emailVerified: true,
  displayName: 'Ada',
  photoURL: null,
  isAdmin: false,
  createdAt: '2026-11-20T12:00:00Z',
};
const profile = { uid: 'u1', subscriptionTier: 'free', freeScansUsed: 0, analysisCredits: 0 };

/** The accounts of one browser: signed in or not, as the calls make it. */
const accountsServer = (isSignedIn: boolean) => {
  let signedIn = isSignedIn;
  const answer = (reply: ServerResponse, { url, method }: IncomingMessage): void => {
    if (url === '/api/auth/get-session') {
      json(200, signedIn ? { session: { id: 's1' }, user: { id: 'u1' } } : 'null')(reply);
    } else if (url === '/api/me') {
      json(signedIn ? 200 : 401, signedIn ? { account, profile } : { error: 'Sign in first' })(reply);
    } else if (url === '/api/auth/sign-in/email') {
      signedIn = true;
      json(200, { token: 't', user: {} })(reply);
    } else if (url === '/api/auth/sign-up/email') {
      json(422, { message: 'User already exists', code: 'USER_ALREADY_EXISTS' })(reply);
    } else if (url === '/api/auth/sign-out' && method === 'POST') {
      signedIn = false;
      json(200, { success: true })(reply);
    } else {
      json(404, {})(reply);
    }
  };
  return aServer(answer);
};

const watching = (url: string) => {
  const identity = createEmbeddedIdentity({
    request: createRequestClient({ baseUrl: url }).request,
    verifiedPath: '/verify-email',
    resetPath: '/reset-password',
    signInPath: '/login',
  });
  const seen: (SessionUser | null)[] = [];
  const errors: Error[] = [];
  const stop = identity.onAuthChange(
    (user) => seen.push(user),
    (error) => errors.push(error),
  );
  return { identity, seen, errors, stop };
};

it('tells nobody without a failed call when there is no session', async () => {
  await using server = await accountsServer(false);
  const { seen, errors } = watching(server.url);

  await vi.waitFor(() => expect(seen).toEqual([null]));

  expect(errors).toEqual([]);
  expect(server.requests.map(({ url }) => url)).toEqual(['/api/auth/get-session']);
});

it('tells the account of a session', async () => {
  await using server = await accountsServer(true);
  const { seen } = watching(server.url);

  await vi.waitFor(() => expect(seen).toHaveLength(1));

  const { createdAt: _createdAt, ...user } = account;
  expect(seen).toEqual([user]);
});

it('has told the user before a sign-in resolves, and nobody before a sign-out does', async () => {
  await using server = await accountsServer(false);
  const { identity, seen } = watching(server.url);
  await vi.waitFor(() => expect(seen).toHaveLength(1));

  await identity.signIn({ email: 'ada@example.com', password: 'correct horse' });
  expect(seen.at(-1)?.email).toBe('ada@example.com');

  await identity.signOut();
  expect(seen.at(-1)).toBeNull();
});

it('tells a second listener at once what is known', async () => {
  await using server = await accountsServer(true);
  const { identity, seen } = watching(server.url);
  await vi.waitFor(() => expect(seen).toHaveLength(1));
  const second: (SessionUser | null)[] = [];

  identity.onAuthChange(
    (user) => second.push(user),
    () => undefined,
  );

  expect(second.map((user) => user?.uid)).toEqual(['u1']);
});

it('says nothing more to a listener that has stopped', async () => {
  await using server = await accountsServer(false);
  const { identity, seen, stop } = watching(server.url);
  await vi.waitFor(() => expect(seen).toHaveLength(1));

  stop();
  await identity.signIn({ email: 'ada@example.com', password: 'correct horse' });

  expect(seen).toEqual([null]);
});

it('gives the reason of a refusal to the form', async () => {
  await using server = await accountsServer(false);
  const { identity } = watching(server.url);

  await expect(
    identity.signUp({ email: 'ada@example.com', displayName: 'Ada', password: 'correct horse' }),
  ).rejects.toMatchObject({ code: 'USER_ALREADY_EXISTS', status: 422 });
});

it('tells the error when the server cannot be reached', async () => {
  const { errors, seen } = watching('http://127.0.0.1:9');

  await vi.waitFor(() => expect(errors).toMatchObject([{ isNetworkError: true }]), 10_000);

  expect(seen).toEqual([]);
});
