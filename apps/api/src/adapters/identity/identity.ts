import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Who is signed in, as the identity provider says. */
export interface Identity {
  uid: string;
  email: string;
  emailVerified: boolean;
  displayName: string | null;
  photoURL: string | null;
  createdAt: Date;
  /** Ends with this session: streams and caches are let go when it is revoked. */
  sessionId: string;
}

/** The identity port. The embedded adapter keeps accounts in our database; another may ask a hosted provider. */
export interface IdentityProvider {
  kind: 'embedded' | 'firebase';
  hasGoogleSignIn: boolean;
  /** Who sent these headers, or null. May answer from memory for up to 30 seconds, except after a revocation. */
  verify: (headers: IncomingHttpHeaders) => Promise<Identity | null>;
  /** The account as stored now, not as remembered. */
  find: (uid: string) => Promise<AccountRecord | null>;
  search: (text: string, limit: number) => Promise<AccountRecord[]>;
  /** Changes name or photo; an absent key leaves the value, null clears it. */
  update: (uid: string, changes: { displayName?: string | null; photoURL?: string | null }) => Promise<void>;
  /** Ends all sessions and forgets the account. */
  remove: (uid: string) => Promise<void>;
  /** Serves the routes of the provider itself, such as sign-in; a provider without routes serves none. */
  routes: (app: FastifyInstance) => void;
}

export type AccountRecord = Omit<Identity, 'sessionId'>;
