import { z } from 'zod';
import { endpoint } from '../endpoint/endpoint.ts';

/** The calls of an installation that signs in with Firebase. Others have those of the accounts library in their place. */
const shared = { tag: 'auth', access: 'public' } as const;

const done = z.object({});

export const beginSession = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/auth/session',
  summary: 'Takes an ID token of a sign-in a moment ago and sets the session cookie of this browser.',
  body: z.strictObject({ idToken: z.string().min(1).max(8_000) }),
  response: done,
});

export const getFirebaseSession = endpoint({
  ...shared,
  method: 'GET',
  path: '/api/auth/session',
  summary: 'The session of this browser, or null. Unlike /api/me it is no failure to have none.',
  response: z.object({ id: z.string(), firebaseUid: z.string() }).nullable(),
});

export const endSession = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/auth/sign-out',
  summary: 'Ends the session of this browser.',
  body: z.strictObject({}),
  response: done,
});

export const refreshSession = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/auth/refresh',
  summary: 'Asks Firebase anew whether the session holds and whether the e-mail is confirmed.',
  body: z.strictObject({}),
  response: done,
});

export const listFirebaseSessions = endpoint({
  ...shared,
  method: 'GET',
  path: '/api/auth/sessions',
  summary: 'The browsers that are signed in.',
  response: z.array(
    z.object({
      id: z.string(),
      isCurrent: z.boolean(),
      createdAt: z.iso.datetime(),
      lastUsedAt: z.iso.datetime(),
      userAgent: z.string().nullable(),
      ipAddress: z.string().nullable(),
    }),
  ),
});

export const revokeFirebaseSession = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/auth/revoke-session',
  summary: 'Signs out one browser of the same account.',
  body: z.strictObject({ id: z.uuid() }),
  response: done,
});

export const revokeOtherFirebaseSessions = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/auth/revoke-other-sessions',
  summary: 'Signs out all browsers of the account but this one.',
  body: z.strictObject({}),
  response: done,
});
