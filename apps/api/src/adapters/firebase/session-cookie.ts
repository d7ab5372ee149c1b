import type { IncomingHttpHeaders } from 'node:http';
import { brand } from '@keyclause/domain';
import { sessionSeconds } from './firebase-sessions.repository.ts';

const name = `${brand.slug}.firebase_session`;

// Both names: the prefix stands where the installation is reached over https.
const pattern = new RegExp(
  String.raw`(?:^|;\s*)(?:__Secure-)?${name.replace('.', String.raw`\.`)}=([A-Za-z0-9_-]{43})(?:;|$)`,
);

/** The session token of a request. */
export const sessionTokenOf = ({ cookie }: IncomingHttpHeaders): string | undefined =>
  cookie === undefined ? undefined : pattern.exec(cookie)?.[1];

/** The Set-Cookie header of a new session, or of none. Scripts cannot read it and other sites do not send it. */
export const sessionCookie = (token: string | null, { isSecure }: { isSecure: boolean }): string =>
  [
    `${isSecure ? '__Secure-' : ''}${name}=${token ?? ''}`,
    `Max-Age=${token === null ? 0 : sessionSeconds}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
