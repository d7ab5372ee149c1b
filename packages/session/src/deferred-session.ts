import type { IdentityAdapter } from './auth/identity-adapter.ts';
import type { ProfileAdapter } from './profile/profile-adapter.ts';

export interface SessionAdapters {
  readonly identity: IdentityAdapter;
  readonly profiles: ProfileAdapter;
}

/** Adapters whose code is loaded at the first call. A load that failed is told to who called, and tried again by the next. */
export const deferSession = (load: () => Promise<SessionAdapters>): SessionAdapters => {
  let loading: Promise<SessionAdapters> | undefined;
  const loaded = (): Promise<SessionAdapters> => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  const identity = async (): Promise<IdentityAdapter> => (await loaded()).identity;

  /** What `begin` starts is stopped by the function that this gives, also when the code arrives later. */
  const follow = (begin: (adapters: SessionAdapters) => () => void, onError: (error: Error) => void): (() => void) => {
    let isStopped = false;
    let stop: (() => void) | undefined;
    loaded().then(
      (adapters) => {
        if (!isStopped) stop = begin(adapters);
      },
      (error: unknown) => {
        if (!isStopped) onError(error instanceof Error ? error : new Error(String(error)));
      },
    );
    return () => {
      isStopped = true;
      stop?.();
    };
  };

  return {
    identity: {
      onAuthChange: (onUser, onError) => follow((adapters) => adapters.identity.onAuthChange(onUser, onError), onError),
      signIn: async (credentials) => (await identity()).signIn(credentials),
      signUp: async (registration) => (await identity()).signUp(registration),
      signInWithGoogle: async (returnTo) => (await identity()).signInWithGoogle(returnTo),
      signOut: async () => (await identity()).signOut(),
      updateProfile: async (change) => (await identity()).updateProfile(change),
      hasPassword: async () => (await identity()).hasPassword(),
      changePassword: async (change) => (await identity()).changePassword(change),
      sendVerification: async () => (await identity()).sendVerification(),
      verifyEmail: async (token) => (await identity()).verifyEmail(token),
      requestPasswordReset: async (email) => (await identity()).requestPasswordReset(email),
      resetPassword: async (reset) => (await identity()).resetPassword(reset),
      listSessions: async () => (await identity()).listSessions(),
      revokeSession: async (id) => (await identity()).revokeSession(id),
      revokeOtherSessions: async () => (await identity()).revokeOtherSessions(),
      refresh: async () => (await identity()).refresh(),
    },
    profiles: {
      subscribe: (uid, onProfile, onError) =>
        follow(({ profiles }) => profiles.subscribe(uid, onProfile, onError), onError),
    },
  };
};
