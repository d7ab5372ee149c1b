import { PageSpinner } from '@keyclause/ui';
import type { ReactNode } from 'react';
import { useAuth } from '../auth/auth-provider.tsx';
import { LoginPrompt } from './login-prompt.tsx';

interface RequireAuthProps {
  /** Shown to a signed-out visitor in place of the login prompt: the tool's public page. */
  readonly fallback?: ReactNode;
  /** Shown in place of the spinner until it is known who is signed in. */
  readonly loading?: ReactNode;
  readonly children: ReactNode;
}

export const RequireAuth = ({
  fallback = <LoginPrompt />,
  loading = <PageSpinner label="Checking whether you are signed in" />,
  children,
}: RequireAuthProps) => {
  const { user, isLoading } = useAuth();
  if (isLoading) return loading;
  return user ? children : fallback;
};
