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
  pages: PageNeeds;
  /**
   * False only when nobody can be signed in who sends these headers with a request for a page: that page is then answered as
   * drawn for visitors. True where sessions do not travel with pages. Asks nobody, so it must be quick and may err towards true.
   */
  mayBeSignedIn: (headers: IncomingHttpHeaders) => boolean;
  /** Who sent these headers, or null. May answer from memory for up to 30 seconds, except after a revocation. */
  verify: (headers: IncomingHttpHeaders) => Promise<Identity | null>;
  /** The account as stored now, not as remembered. */
  find: (uid: string) => Promise<AccountRecord | null>;
  search: (text: string, limit: number) => Promise<AccountRecord[]>;
  /** Changes name or photo; an absent key leaves the value, null clears it. */
  update: (uid: string, changes: { displayName?: string | null; photoURL?: string | null }) => Promise<void>;
  /** Ends all sessions; from then on nobody finds the account. */
  remove: (uid: string) => Promise<void>;
  /** Removes what is left of a removed account outside of this database. May fail, and may be done twice. */
  erase: (uid: string) => Promise<void>;
  /** Serves the routes of the provider itself, such as sign-in; a provider without routes serves none. */
  routes: (app: FastifyInstance) => void;
}

/** What the app's pages need for this way of signing in. */
export interface PageNeeds {
  /** Told to the pages in their head. */
  meta: { name: string; content: string } | undefined;
  /** Hosts beside our own that the content security policy has to name. */
  sources: { connect: string[]; script: string[]; frame: string[]; image: string[] };
  /** A popup of another host has to be able to answer the page that opened it. */
  opensPopups: boolean;
}

/** For a way of signing in that stays on our own origin. */
export const ownPagesOnly: PageNeeds = {
  meta: undefined,
  sources: { connect: [], script: [], frame: [], image: [] },
  opensPopups: false,
};

export type AccountRecord = Omit<Identity, 'sessionId'>;
