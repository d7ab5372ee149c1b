import { type Account, getMe, updateMe } from '@keyclause/contracts';
import type { RequestClient } from '@keyclause/request';
import type { IdentityAdapter, SessionUser } from '../auth/identity-adapter.ts';
import * as auth from './auth-endpoints.ts';

interface EmbeddedIdentityOptions {
  readonly request: RequestClient['request'];
  /** Where the links of mails lead, as own paths. */
  readonly verifiedPath: string;
  readonly resetPath: string;
  readonly signInPath: string;
  readonly openUrl?: (url: string) => void;
}

/** Statuses that a form shows beside its fields. */
const shownByForm = { expectedStatuses: [400, 401, 403, 409, 422, 429] } as const;

/** Tells the other tabs of this browser that who is signed in may have changed. */
const channelName = 'keyclause-auth';

/** Accounts in our own database: cookies of the same origin, set by the server alone. */
export const createEmbeddedIdentity = ({
  request,
  verifiedPath,
  resetPath,
  signInPath,
  openUrl = (url) => window.location.assign(url),
}: EmbeddedIdentityOptions): IdentityAdapter => {
  const listeners = new Set<Listener>();
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName);
  let known: { readonly user: SessionUser | null } | null = null;
  let asked = 0;

  const tell = (user: SessionUser | null): void => {
    known = { user };
    for (const { onUser } of listeners) onUser(user);
  };

  const ask = async (): Promise<void> => {
    asked += 1;
    const question = asked;
    try {
      const { data: session } = await request(auth.getSession);
      const user = session ? userOf((await request(getMe, {}, { expectedStatuses: [401] })).data.account) : null;
      // A later question has the say: its answer cannot be older.
      if (question === asked) tell(user);
    } catch (error) {
      if (question === asked) for (const { onError } of listeners) onError(asError(error));
    }
  };

  const changed = async (): Promise<void> => {
    channel?.postMessage('changed');
    await ask();
  };

  if (channel) channel.onmessage = () => void ask();

  const currentUser = (): SessionUser => {
    if (!known?.user) throw new Error('Sign in first');
    return known.user;
  };

  return {
    onAuthChange: (onUser, onError) => {
      const listener = { onUser, onError };
      listeners.add(listener);
      if (known) onUser(known.user);
      else if (listeners.size === 1) void ask();
      return () => listeners.delete(listener);
    },
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
      channel?.postMessage('changed');
      asked += 1;
      tell(null);
    },
    updateProfile: async (change) => {
      const { data } = await request(updateMe, { body: change }, shownByForm);
      tell(userOf(data));
      channel?.postMessage('changed');
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

interface Listener {
  readonly onUser: (user: SessionUser | null) => void;
  readonly onError: (error: Error) => void;
}

const userOf = ({ createdAt: _createdAt, ...user }: Account): SessionUser => user;

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
