import { isPaidTier } from '@keyclause/domain';
import { PageSpinner } from '@keyclause/ui';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useProfile } from '../profile/profile-provider.tsx';
import { RequireAuth } from './require-auth.tsx';

interface RequirePaidProps {
  readonly redirectTo?: string;
  readonly children: ReactNode;
}

/** A tier that is not paid is sent to the prices. */
export const RequirePaid = ({ redirectTo = '/pricing', children }: RequirePaidProps) => (
  <RequireAuth>
    <PaidOnly redirectTo={redirectTo}>{children}</PaidOnly>
  </RequireAuth>
);

const PaidOnly = ({ redirectTo, children }: Required<RequirePaidProps>) => {
  const { profile, isLoading } = useProfile();
  if (isLoading) return <PageSpinner label="Loading your plan" />;
  return isPaidTier(profile?.subscriptionTier ?? 'free') ? children : <Navigate to={redirectTo} replace />;
};
