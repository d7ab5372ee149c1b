import type { ReactNode } from 'react';
import { AuthProvider } from './auth/auth-provider.tsx';
import type { IdentityAdapter } from './auth/identity-adapter.ts';
import type { ProfileAdapter } from './profile/profile-adapter.ts';
import { ProfileProvider } from './profile/profile-provider.tsx';

interface SessionProviderProps {
  readonly identity: IdentityAdapter;
  readonly profiles: ProfileAdapter;
  readonly startsSignedOut?: boolean;
  readonly onProfileError?: (error: Error) => void;
  readonly children: ReactNode;
}

export const SessionProvider = ({
  identity,
  profiles,
  startsSignedOut,
  onProfileError,
  children,
}: SessionProviderProps) => (
  <AuthProvider identity={identity} startsSignedOut={startsSignedOut}>
    <ProfileProvider profiles={profiles} {...(onProfileError ? { onError: onProfileError } : {})}>
      {children}
    </ProfileProvider>
  </AuthProvider>
);
