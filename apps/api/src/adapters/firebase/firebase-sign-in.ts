import { randomBytes } from 'node:crypto';
import type { Database } from '#database/database.ts';
import { AppError } from '#errors.ts';
import { createFirebaseAccountRepository } from './firebase-accounts.repository.ts';
import type { FirebaseProject, FirebaseUser } from './firebase-project.ts';
import { createFirebaseSessionRepository, type FoundSession } from './firebase-sessions.repository.ts';
import type { VerifyIdToken } from './id-token.ts';

/** A token that was taken from a browser must not become a month of access later. */
const freshSeconds = 300;
/** How long sessions outlive a Firebase that cannot be asked. */
const unconfirmedSecondsMax = 3_600;

export type FirebaseSignIn = ReturnType<typeof createFirebaseSignIn>;

/**
 * Turns an ID token into a session of our own, and keeps sessions in step with Firebase: asked anew every ten minutes, it ends those
 * of users that were removed, disabled or signed out everywhere.
 */
export const createFirebaseSignIn = ({
  database,
  project,
  verifyIdToken,
  onAccount,
  onError,
}: {
  database: Database;
  project: Pick<FirebaseProject, 'findUser'>;
  verifyIdToken: VerifyIdToken;
  onAccount: (uid: string) => Promise<void>;
  onError: (error: unknown) => void;
}) => {
  const accounts = createFirebaseAccountRepository(database);
  const sessions = createFirebaseSessionRepository(database);

  /** Ends what Firebase no longer stands behind; gives whether this session lives on. */
  const apply = async (session: FoundSession, user: FirebaseUser | null): Promise<boolean> => {
    if (!user || user.isDisabled) {
      await sessions.endAll(session.id);
      return false;
    }
    await sessions.endBefore(session.id, user.validSince);
    if (session.signedInAt < user.validSince) {
      return false;
    }
    const email = user.email ?? session.email;
    if (email !== session.email || user.emailVerified !== session.emailVerified) {
      await accounts.update(session.id, { email, emailVerified: user.emailVerified });
    }
    await sessions.confirm(session.sessionId);
    return true;
  };

  return {
    /** Gives the new session's token. Raises `not_signed_in` for whatever does not prove a sign-in of a moment ago. */
    begin: async (
      idToken: string,
      browser: { userAgent: string | null; ipAddress: string | null },
    ): Promise<{ token: string }> => {
      const claims = await verifyIdToken(idToken);
      if (claims.signedInAt.getTime() < Date.now() - freshSeconds * 1000) {
        throw signInAgain();
      }
      const user = await project.findUser(claims.firebaseUid).catch(explainUnanswered);
      if (!user || user.isDisabled || claims.signedInAt < user.validSince) {
        throw signInAgain();
      }
      const accountId = await accounts.sight({
        ...claims,
        email: user.email ?? claims.email,
        emailVerified: user.emailVerified,
        displayName: user.displayName ?? claims.displayName,
      });
      if (accountId === null) {
        throw signInAgain();
      }
      await onAccount(accountId);
      await sessions.endBefore(accountId, user.validSince);
      const token = randomBytes(32).toString('base64url');
      await sessions.begin({ accountId, token, signedInAt: claims.signedInAt, ...browser });
      return { token };
    },

    /** Whether the session holds, asking Firebase when that is due. */
    check: async (session: FoundSession, { isForced = false } = {}): Promise<boolean> => {
      if (await sessions.claimCheck(session.sessionId, { isForced })) {
        try {
          return await apply(session, await project.findUser(session.firebaseUid));
        } catch (error) {
          onError(error);
        }
      }
      if (session.confirmedAt.getTime() < Date.now() - unconfirmedSecondsMax * 1000) {
        throw explainUnanswered(undefined);
      }
      return true;
    },
  };
};

const signInAgain = (): AppError => new AppError('not_signed_in', 'Sign in again.');

const explainUnanswered = (cause: unknown): never => {
  throw new AppError('identity_unavailable', 'Signing in is not possible right now. Try again in a moment.', {
    retryAfterSeconds: 5,
    cause,
  });
};
