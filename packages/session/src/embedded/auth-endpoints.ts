import { endpoint } from '@keyclause/contracts';
import { z } from 'zod';

/** The calls of the accounts library behind `/api/auth`, as far as this adapter makes them. */
const shared = { tag: 'auth', access: 'public' } as const;

const done = z.object({});

export const getSession = endpoint({
  ...shared,
  method: 'GET',
  path: '/api/auth/get-session',
  summary: 'The session of this browser, or null. Unlike /api/me it is no failure to have none.',
  response: z.object({ session: z.object({ id: z.string() }), user: z.object({ id: z.string() }) }).nullable(),
});

export const signInEmail = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/auth/sign-in/email',
  summary: 'Signs in with e-mail and password.',
  body: z.object({ email: z.string(), password: z.string() }),
  response: done,
});

export const signUpEmail = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/auth/sign-up/email',
  summary: 'Creates an account and signs it in.',
  body: z.object({ name: z.string(), email: z.string(), password: z.string(), callbackURL: z.string() }),
  response: done,
});

export const signInSocial = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/auth/sign-in/social',
  summary: 'Gives the address at which the provider asks for consent.',
  body: z.object({ provider: z.literal('google'), callbackURL: z.string(), errorCallbackURL: z.string() }),
  response: z.object({ url: z.url() }),
});

export const signOut = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/auth/sign-out',
  summary: 'Ends the session of this browser.',
  body: z.object({}),
  response: done,
});

export const changePassword = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/auth/change-password',
  summary: 'Changes the password and ends the other sessions.',
  body: z.object({ currentPassword: z.string(), newPassword: z.string(), revokeOtherSessions: z.literal(true) }),
  response: done,
});

export const listAccounts = endpoint({
  ...shared,
  method: 'GET',
  path: '/api/auth/list-accounts',
  summary: 'The ways in which the signed-in account may sign in.',
  response: z.array(z.object({ providerId: z.string() })),
});

export const sendVerificationEmail = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/auth/send-verification-email',
  summary: 'Mails the link that proves an address.',
  body: z.object({ email: z.string(), callbackURL: z.string() }),
  response: done,
});

export const verifyEmail = endpoint({
  ...shared,
  method: 'GET',
  path: '/api/auth/verify-email',
  summary: 'Proves an address with the token of its mail.',
  query: z.object({ token: z.string() }),
  response: done,
});

export const requestPasswordReset = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/auth/request-password-reset',
  summary: 'Mails a link for a new password, if there is such an account.',
  body: z.object({ email: z.string(), redirectTo: z.string() }),
  response: done,
});

export const resetPassword = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Sets a new password with the token of the mail.',
  body: z.object({ token: z.string(), newPassword: z.string() }),
  response: done,
});

export const listSessions = endpoint({
  ...shared,
  method: 'GET',
  path: '/api/auth/list-sessions',
  summary: 'The browsers that are signed in.',
  response: z.array(
    z.object({
      id: z.string(),
      token: z.string(),
      createdAt: z.string(),
      updatedAt: z.string(),
      userAgent: z.string().nullish(),
      ipAddress: z.string().nullish(),
    }),
  ),
});

export const revokeSession = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/auth/revoke-session',
  summary: 'Signs out one browser.',
  body: z.object({ token: z.string() }),
  response: done,
});

export const revokeOtherSessions = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/auth/revoke-other-sessions',
  summary: 'Signs out all browsers but this one.',
  body: z.object({}),
  response: done,
});
