import type { Profile } from '@keyclause/contracts';
import type { IdentityAdapter, ProfileAdapter, SessionUser } from '../src/index.ts';

export const aUser = (change: Partial<SessionUser> = {}): SessionUser => ({
  uid: 'u1',
  email: 'ada@example.com',
  emailVerified: true,
  displayName: 'Ada Lindqvist',
  photoURL: null,
  isAdmin: false,
  ...change,
});

/** An identity provider in memory: `tell` and `fail` are what the real one would say of itself. */
export const fakeIdentity = (initial?: SessionUser | null) => {
  const listeners = new Set<{ onUser: (user: SessionUser | null) => void; onError: (error: Error) => void }>();
  const tell = (user: SessionUser | null) => {
    for (const { onUser } of listeners) onUser(user);
  };
  const refuse = async () => {
    throw new Error('This fake does not do that');
  };
  const identity: IdentityAdapter = {
    onAuthChange: (onUser, onError) => {
      const listener = { onUser, onError };
      listeners.add(listener);
      if (initial !== undefined) onUser(initial);
      return () => listeners.delete(listener);
    },
    signIn: async ({ email }) => tell(aUser({ email })),
    signUp: async ({ email, displayName }) => tell(aUser({ email, displayName, emailVerified: false })),
    signInWithGoogle: refuse,
    signOut: async () => tell(null),
    updateProfile: async (change) => tell(aUser(change)),
    hasPassword: async () => true,
    changePassword: refuse,
    sendVerification: refuse,
    verifyEmail: async () => undefined,
    requestPasswordReset: async () => undefined,
    resetPassword: async () => undefined,
    listSessions: async () => [],
    revokeSession: refuse,
    revokeOtherSessions: refuse,
    refresh: async () => undefined,
  };
  return {
    ...identity,
    tell,
    fail: (error: Error) => {
      for (const { onError } of listeners) onError(error);
    },
    listenerCount: () => listeners.size,
  };
};

/** Live profiles in memory. */
export const fakeProfiles = (initial?: Profile | null) => {
  const open: { uid: string; onProfile: (profile: Profile | null) => void; onError: (error: Error) => void }[] = [];
  const profiles: ProfileAdapter = {
    subscribe: (uid, onProfile, onError) => {
      const subscription = { uid, onProfile, onError };
      open.push(subscription);
      if (initial !== undefined) onProfile(initial);
      return () => open.splice(open.indexOf(subscription), 1);
    },
  };
  return {
    ...profiles,
    tell: (profile: Profile | null) => {
      for (const { onProfile } of open) onProfile(profile);
    },
    fail: (error: Error) => {
      for (const { onError } of open) onError(error);
    },
    openFor: () => open.map(({ uid }) => uid),
  };
};
