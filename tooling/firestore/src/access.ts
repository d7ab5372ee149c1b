import { z } from 'zod';
import { FirestoreError } from './status.ts';

/** Who asks: the server with its service account, a signed-in user, or nobody. */
export type Caller =
  | { readonly kind: 'server' }
  | { readonly kind: 'user'; readonly uid: string }
  | { readonly kind: 'nobody' };

const headerSchema = z.object({ alg: z.string() });
const claimsSchema = z.object({ sub: z.string().min(1), aud: z.string(), iss: z.string(), exp: z.number() });

/**
 * Reads an Authorization header. ID tokens are those of the Auth emulator, unsigned; the server says `owner`, or signs with an account
 * of its own making (`iss` is then an e-mail of a service account). Anything else is refused.
 */
export const callerOf = (authorization: string | undefined, projectId: string): Caller => {
  if (authorization === undefined) return { kind: 'nobody' };
  const token = /^Bearer (\S+)$/i.exec(authorization)?.[1] ?? '';
  if (token === 'owner') return { kind: 'server' };
  const [header, claims] = token.split('.').map(decoded);
  const { alg } = headerSchema.safeParse(header).data ?? {};
  const { iss } = z.object({ iss: z.string() }).safeParse(claims).data ?? {};
  if (alg === 'RS256' && iss?.endsWith(`@${projectId}.iam.gserviceaccount.com`)) return { kind: 'server' };

  const user = claimsSchema.safeParse(claims);
  const isOfProject =
    user.data?.aud === projectId && user.data.iss === `https://securetoken.google.com/${projectId}` && alg === 'none';
  if (!user.success || !isOfProject || user.data.exp < Date.now() / 1000) {
    throw new FirestoreError('UNAUTHENTICATED', 'The token is not one of this project, or it has expired.');
  }
  return { kind: 'user', uid: user.data.sub };
};

const decoded = (part: string): unknown => {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
};

/** The rules of `firebase/firestore.rules`: everybody reads their own profile, and only the server writes. */
export const mayRead = (caller: Caller, documentPath: string): boolean =>
  caller.kind === 'server' || (caller.kind === 'user' && documentPath === `users/${caller.uid}`);

export const mayWrite = (caller: Caller): boolean => caller.kind === 'server';

export const denied = (): FirestoreError =>
  new FirestoreError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
