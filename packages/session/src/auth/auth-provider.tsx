import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import type { IdentityAdapter, SessionUser } from './identity-adapter.ts';
import { markSignedIn } from './signed-in-mark.ts';

export interface Auth {
  readonly user: SessionUser | null;
  /** True until the first word of the identity provider. */
  readonly isLoading: boolean;
  /** Why it could not be told who is signed in. */
  readonly error: Error | null;
  readonly identity: IdentityAdapter;
}

interface AuthProviderProps {
  readonly identity: IdentityAdapter;
  /** The page came from a server that saw no session: nothing has to be asked. */
  readonly startsSignedOut?: boolean | undefined;
  readonly children: ReactNode;
}

type AuthState = Omit<Auth, 'identity'>;

/** Loading until the first auth event, then a user or none. A listener error is stored and loading ends. */
export const AuthProvider = ({ identity, startsSignedOut = false, children }: AuthProviderProps) => {
  const [state, setState] = useState<AuthState>(startsSignedOut ? signedOut : beforeFirstEvent);
  useEffect(
    () =>
      identity.onAuthChange(
        (user) =>
          setState((state) => (user === null && state === signedOut ? state : { user, isLoading: false, error: null })),
        (error) => setState(({ user }) => ({ user, isLoading: false, error })),
      ),
    [identity],
  );
  const { user, isLoading, error } = state;
  useEffect(() => {
    if (!isLoading && !error) markSignedIn(user !== null);
  }, [user, isLoading, error]);
  const auth = useMemo(() => ({ ...state, identity }), [state, identity]);
  return <AuthContext value={auth}>{children}</AuthContext>;
};

/** Throws outside of its provider. */
export const useAuth = (): Auth => {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
};

const beforeFirstEvent: AuthState = { user: null, isLoading: true, error: null };

const signedOut: AuthState = { user: null, isLoading: false, error: null };

const AuthContext = createContext<Auth | null>(null);
