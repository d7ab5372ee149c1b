import type { IncomingHttpHeaders } from 'node:http';
import type { Database } from '#database/database.ts';
import type { Identity, IdentityProvider } from '../identity/identity.ts';
import type { SessionMemory } from '../identity/session-memory.ts';
import { accountRecordOf, createFirebaseAccountRepository } from './firebase-accounts.repository.ts';
import { pageNeedsOf } from './firebase-pages.ts';
import type { FirebaseProject } from './firebase-project.ts';
import { registerFirebaseRoutes } from './firebase-routes.ts';
import { createFirebaseSessionRepository } from './firebase-sessions.repository.ts';
import type { FirebaseSettings } from './firebase-settings.ts';
import { createFirebaseSignIn } from './firebase-sign-in.ts';
import type { VerifyIdToken } from './id-token.ts';
import { sessionTokenOf } from './session-cookie.ts';

/**
 * Accounts whose sign-in is Firebase's. An ID token is taken once, for a session cookie of ours: from there on requests, files and
 * streams are guarded as with embedded accounts.
 */
export const createFirebaseIdentity = ({
  settings,
  database,
  memory,
  project,
  verifyIdToken,
  publicUrl,
  onAccount,
  onError,
}: {
  settings: FirebaseSettings;
  database: Database;
  memory: SessionMemory;
  project: FirebaseProject;
  verifyIdToken: VerifyIdToken;
  publicUrl: string;
  onAccount: (uid: string) => Promise<void>;
  onError: (error: unknown) => void;
}): IdentityProvider => {
  const accounts = createFirebaseAccountRepository(database);
  const sessions = createFirebaseSessionRepository(database);
  const signIn = createFirebaseSignIn({ database, project, verifyIdToken, onAccount, onError });

  const verify = async (headers: IncomingHttpHeaders): Promise<Identity | null> => {
    const token = sessionTokenOf(headers);
    if (token === undefined) {
      return null;
    }
    const remembered = memory.get(token);
    if (remembered) {
      return remembered;
    }
    const begunAt = memory.mark();
    const session = await sessions.find(token);
    if (!session || !(await signIn.check(session))) {
      return null;
    }
    const identity: Identity = { ...accountRecordOf(session), sessionId: session.sessionId };
    memory.remember(token, identity, begunAt);
    return identity;
  };

  return {
    kind: 'firebase',
    mayBeSignedIn: (headers) => sessionTokenOf(headers) !== undefined,
    hasGoogleSignIn: settings.hasGoogleSignIn,
    pages: pageNeedsOf(settings),
    verify,
    find: async (uid) => {
      const account = await accounts.find(uid);
      return account ? accountRecordOf(account) : null;
    },
    search: async (text, limit) => (await accounts.search(text, limit)).map(accountRecordOf),
    update: async (uid, { displayName, photoURL }) => {
      const account = await accounts.find(uid);
      if (account && displayName !== undefined) {
        await project.renameUser(account.firebaseUid, displayName);
      }
      await accounts.update(uid, {
        ...(displayName === undefined ? {} : { displayName }),
        // Ours alone: Firebase keeps addresses of pictures, and ours are data.
        ...(photoURL === undefined ? {} : { photoUrl: photoURL }),
      });
    },
    remove: async (uid) => {
      await accounts.end(uid);
      memory.forget(uid);
    },
    erase: (uid) =>
      database.transaction().execute(async (transaction) => {
        const ended = createFirebaseAccountRepository(transaction);
        const account = await ended.lockEnded(uid);
        if (account) {
          await project.removeProfile(account.firebaseUid);
          await project.removeUser(account.firebaseUid);
          await ended.forget(uid);
        }
      }),
    routes: (app) =>
      registerFirebaseRoutes(app, { database, memory, signIn, isSecure: publicUrl.startsWith('https:') }),
  };
};
