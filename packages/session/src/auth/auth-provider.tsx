import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import type { IdentityAdapter, SessionUser } from './identity-adapter.ts';

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
  readonly children: ReactNode;
}

type AuthState = Omit<Auth, 'identity'>;

/** Loading until the first auth event, then a user or none. A listener error is stored and loading ends. */
export const AuthProvider = ({ identity, children }: AuthProviderProps) => {
  const [state, setState] = useState<AuthState>(beforeFirstEvent);
  useEffect(
    () =>
      identity.onAuthChange(
        (user) => setState({ user, isLoading: false, error: null }),
        (error) => setState(({ user }) => ({ user, isLoading: false, error })),
      ),
    [identity],
  );
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

const AuthContext = createContext<Auth | null>(null);
