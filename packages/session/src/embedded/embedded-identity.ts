import { getMe, updateMe } from '@keyclause/contracts';
import type { RequestClient } from '@keyclause/request';
import { createAuthState } from '../auth/auth-state.ts';
import { type IdentityAdapter, userOf } from '../auth/identity-adapter.ts';
import * as auth from './auth-endpoints.ts';

interface EmbeddedIdentityOptions {
  readonly request: RequestClient['request'];
  /** Where the links of mails lead, as own paths. */
  readonly verifiedPath: string;
  readonly resetPath: string;
  readonly signInPath: string;
  /** The page came from a server that saw no session cookie: nobody is signed in until somebody signs in. */
  readonly startsSignedOut?: boolean;
  readonly openUrl?: (url: string) => void;
}

/** Statuses that a form shows beside its fields. */
const shownByForm = { expectedStatuses: [400, 401, 403, 409, 422, 429] } as const;

/** Accounts in our own database: cookies of the same origin, set by the server alone. */
export const createEmbeddedIdentity = ({
  request,
  verifiedPath,
  resetPath,
  signInPath,
  startsSignedOut = false,
  openUrl = (url) => window.location.assign(url),
}: EmbeddedIdentityOptions): IdentityAdapter => {
  const { onAuthChange, changed, settle, currentUser } = createAuthState(async () => {
    const { data: session } = await request(auth.getSession);
    return session ? userOf((await request(getMe, {}, { expectedStatuses: [401] })).data.account) : null;
  }, startsSignedOut);

  return {
    onAuthChange,
    signIn: async ({ email, password }) => {
      await request(auth.signInEmail, { body: { email, password } }, shownByForm);
      await changed();
    },
    signUp: async ({ displayName, email, password }) => {
      await request(
        auth.signUpEmail,
        { body: { name: displayName, email, password, callbackURL: verifiedPath } },
        shownByForm,
      );
      await changed();
    },
    signInWithGoogle: async (returnTo) => {
      const { data } = await request(
        auth.signInSocial,
        { body: { provider: 'google', callbackURL: returnTo, errorCallbackURL: signInPath } },
        shownByForm,
      );
      openUrl(data.url);
    },
    signOut: async () => {
      await request(auth.signOut, { body: {} });
      settle(null);
    },
    updateProfile: async (change) => {
      const { data } = await request(updateMe, { body: change }, shownByForm);
      settle(userOf(data));
    },
    hasPassword: async () => {
      const { data: methods } = await request(auth.listAccounts);
      return methods.some(({ providerId }) => providerId === 'credential');
    },
    changePassword: async ({ currentPassword, newPassword }) => {
      await request(
        auth.changePassword,
        { body: { currentPassword, newPassword, revokeOtherSessions: true } },
        shownByForm,
      );
    },
    sendVerification: async () => {
      const { email } = currentUser();
      await request(auth.sendVerificationEmail, { body: { email, callbackURL: verifiedPath } }, shownByForm);
    },
    verifyEmail: async (token) => {
      await request(auth.verifyEmail, { query: { token } }, shownByForm);
      await changed();
    },
    requestPasswordReset: async (email) => {
      await request(auth.requestPasswordReset, { body: { email, redirectTo: resetPath } }, shownByForm);
    },
    resetPassword: async (reset) => {
      await request(auth.resetPassword, { body: reset }, shownByForm);
    },
    listSessions: async () => {
      const [{ data: sessions }, { data: own }] = await Promise.all([
        request(auth.listSessions),
        request(auth.getSession),
      ]);
      return sessions.map(({ id, createdAt, updatedAt, userAgent, ipAddress }) => ({
        id,
        isCurrent: id === own?.session.id,
        createdAt,
        lastUsedAt: updatedAt,
        userAgent: userAgent || null,
        ipAddress: ipAddress || null,
      }));
    },
    revokeSession: async (id) => {
      const { data: sessions } = await request(auth.listSessions);
      const session = sessions.find((one) => one.id === id);
      if (session) await request(auth.revokeSession, { body: { token: session.token } });
    },
    revokeOtherSessions: async () => {
      await request(auth.revokeOtherSessions, { body: {} });
    },
    refresh: changed,
  };
};
