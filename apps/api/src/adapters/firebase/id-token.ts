import { createRemoteJWKSet, errors, jwtVerify, UnsecuredJWT } from 'jose';
import { z } from 'zod';
import { AppError } from '#errors.ts';
import type { FirebaseSettings } from './firebase-settings.ts';

/** What an ID token says of who signed in, and when. */
export interface IdToken {
  firebaseUid: string;
  email: string;
  emailVerified: boolean;
  displayName: string | null;
  photoURL: string | null;
  signedInAt: Date;
}

export type VerifyIdToken = (token: string) => Promise<IdToken>;

/** A clock of another machine may be ahead of ours by this much. */
const skewSeconds = 300;

const claimsSchema = z.object({
  sub: z.string().min(1).max(128),
  iat: z.number(),
  exp: z.number(),
  auth_time: z.number(),
  email: z.string().min(3).max(320),
  email_verified: z.boolean(),
  name: z.string().max(200).optional().catch(undefined),
  picture: z
    .url({ protocol: /^https$/ })
    .max(2_000)
    .optional()
    .catch(undefined),
});

/**
 * Verifies ID tokens by the rules of firebase.google.com/docs/auth/admin/verify-id-tokens: RS256 by a key of Google's, `aud` the project,
 * `iss` its issuer, not expired, not from the future, and with an e-mail. Whatever fails is `not_signed_in`.
 */
export const createIdTokenVerifier = ({
  projectId,
  keysUrl,
  emulators,
}: Pick<FirebaseSettings, 'projectId' | 'keysUrl' | 'emulators'>): VerifyIdToken => {
  const rules = { audience: projectId, issuer: `https://securetoken.google.com/${projectId}` };
  const keys = createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: 5_000, cooldownDuration: 10_000 });
  // The emulator signs nothing. A process that has one is not in production (see the settings), and takes no other tokens.
  const payloadOf = async (token: string): Promise<unknown> =>
    emulators
      ? UnsecuredJWT.decode(token, rules).payload
      : (await jwtVerify(token, keys, { ...rules, algorithms: ['RS256'] })).payload;

  return async (token) => {
    const payload = await payloadOf(token).catch(explain);
    const claims = claimsSchema.safeParse(payload);
    const nowSeconds = Date.now() / 1000;
    if (
      !claims.success ||
      claims.data.iat > nowSeconds + skewSeconds ||
      claims.data.auth_time > nowSeconds + skewSeconds
    ) {
      throw refused();
    }
    const { sub, email, email_verified, name, picture, auth_time } = claims.data;
    return {
      firebaseUid: sub,
      email,
      emailVerified: email_verified,
      displayName: name?.trim() || null,
      photoURL: picture ?? null,
      signedInAt: new Date(auth_time * 1000),
    };
  };
};

const refused = (cause?: unknown): AppError => new AppError('not_signed_in', 'Sign in again.', { cause });

// A key that cannot be fetched says nothing about the token.
const explain = (cause: unknown): never => {
  const isOurTrouble =
    cause instanceof errors.JWKSTimeout || !(cause instanceof errors.JOSEError) || cause.code === 'ERR_JOSE_GENERIC';
  throw isOurTrouble
    ? new AppError('identity_unavailable', 'Signing in is not possible right now. Try again in a moment.', {
        retryAfterSeconds: 5,
        cause,
      })
    : refused(cause);
};
