import {
  type Auth,
  applyActionCode,
  browserPopupRedirectResolver,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
  updatePassword,
  updateProfile,
} from '@firebase/auth';
import { getMe, updateMe } from '@keyclause/contracts';
import {
  beginSession,
  endSession,
  getFirebaseSession,
  listFirebaseSessions,
  refreshSession,
  revokeFirebaseSession,
  revokeOtherFirebaseSessions,
} from '@keyclause/contracts/firebase';
import type { RequestClient } from '@keyclause/request';
import { createAuthState } from '../auth/auth-state.ts';
import { type IdentityAdapter, userOf } from '../auth/identity-adapter.ts';
import { codeOf, inWords } from './firebase-words.ts';
import { oneTabAtATime } from './one-tab.ts';

/** Statuses that a form shows beside its fields. */
const shownByForm = { expectedStatuses: [400, 401, 403, 409, 422, 429, 503] } as const;

/**
 * Firebase proves who it is, once; from there on the server's own session cookie says so. Somebody is signed in while both agree:
 * the cookie opens the API, Firebase's user the live profile.
 */
export const createFirebaseIdentity = ({
  auth,
  request,
  openUrl = (url) => window.location.replace(url),
}: {
  readonly auth: Auth;
  readonly request: RequestClient['request'];
  readonly openUrl?: (url: string) => void;
}): IdentityAdapter => {
  const { onAuthChange, changed, settle, currentUser } = createAuthState(() =>
    oneTabAtATime(async () => {
      const [{ data: session }] = await Promise.all([request(getFirebaseSession), auth.authStateReady()]);
      if (session && session.firebaseUid === auth.currentUser?.uid) {
        return userOf((await request(getMe, {}, { expectedStatuses: [401] })).data.account);
      }
      if (session) await request(endSession, { body: {} });
      if (auth.currentUser) await signOut(auth);
      return null;
    }),
  );

  /** Trades a sign-in for the session cookie; a sign-in that the server does not take is none. */
  const begin = (signIn: () => Promise<User>): Promise<void> =>
    oneTabAtATime(async () => {
      const user = await inWords(signIn);
      try {
        await request(beginSession, { body: { idToken: await user.getIdToken() } }, shownByForm);
      } catch (error) {
        await signOut(auth);
        throw error;
      }
    });

  const enter = async (signIn: () => Promise<User>): Promise<void> => {
    await begin(signIn);
    await changed();
  };

  const firebaseUser = (): User => {
    if (!auth.currentUser) throw new Error('Sign in again.');
    return auth.currentUser;
  };

  return {
    onAuthChange,
    signIn: ({ email, password }) => enter(async () => (await signInWithEmailAndPassword(auth, email, password)).user),
    signUp: ({ displayName, email, password }) =>
      enter(async () => {
        const { user } = await createUserWithEmailAndPassword(auth, email, password);
        await updateProfile(user, { displayName });
        // Nobody is kept from signing up because a mail could not be sent: it can be asked for again.
        await sendEmailVerification(user).catch(() => undefined);
        return user;
      }),
    // The page is left, and with it the script of Google's that the popup needs: none of it runs where a lease is shown.
    signInWithGoogle: async (returnTo) => {
      await begin(
        async () => (await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver)).user,
      );
      openUrl(returnTo);
    },
    signOut: async () => {
      await request(endSession, { body: {} });
      await signOut(auth);
      settle(null);
    },
    // The server tells Firebase the name; pictures are the server's alone.
    updateProfile: async (change) => {
      const { data } = await request(updateMe, { body: change }, shownByForm);
      settle(userOf(data));
    },
    hasPassword: async () => {
      await auth.authStateReady();
      return firebaseUser().providerData.some(({ providerId }) => providerId === EmailAuthProvider.PROVIDER_ID);
    },
    changePassword: async ({ currentPassword, newPassword }) => {
      const { email } = currentUser();
      await enter(async () => {
        const user = firebaseUser();
        await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, currentPassword)).catch(
          (error: unknown) => {
            throw codeOf(error) === 'auth/invalid-credential' || codeOf(error) === 'auth/wrong-password'
              ? new Error('The current password is not right.', { cause: error })
              : error;
          },
        );
        await updatePassword(user, newPassword);
        // Firebase has just ended every sign-in before this moment, and so does the server with the next.
        return (await signInWithEmailAndPassword(auth, email, newPassword)).user;
      });
    },
    sendVerification: () => inWords(() => sendEmailVerification(firebaseUser())),
    verifyEmail: async (token) => {
      await inWords(() => applyActionCode(auth, token));
      await auth.currentUser?.reload();
      await request(refreshSession, { body: {} }, shownByForm).catch(() => undefined);
      await changed();
    },
    requestPasswordReset: (email) =>
      inWords(() =>
        sendPasswordResetEmail(auth, email).catch((error: unknown) => {
          // Whether there is such an account is nobody's business.
          if (codeOf(error) !== 'auth/user-not-found') throw error;
        }),
      ),
    resetPassword: ({ token, newPassword }) => inWords(() => confirmPasswordReset(auth, token, newPassword)),
    listSessions: async () => (await request(listFirebaseSessions)).data,
    revokeSession: async (id) => {
      await request(revokeFirebaseSession, { body: { id } });
    },
    revokeOtherSessions: async () => {
      await request(revokeOtherFirebaseSessions, { body: {} });
    },
    refresh: changed,
  };
};
