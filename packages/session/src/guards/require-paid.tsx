import { isPaidTier } from '@keyclause/domain';
import { PageSpinner } from '@keyclause/ui';
import { type ReactNode, useEffect } from 'react';
import { useProfile } from '../profile/profile-provider.tsx';
import { RequireAuth } from './require-auth.tsx';

interface RequirePaidProps {
  readonly redirectTo?: string;
  /** The prices are a page of another front end of the origin, so the browser loads it; no router here knows it. */
  readonly leaveFor?: (href: string) => void;
  readonly children: ReactNode;
}

/** A tier that is not paid is sent to the prices. */
export const RequirePaid = ({
  redirectTo = '/pricing',
  leaveFor = (href) => window.location.replace(href),
  children,
}: RequirePaidProps) => (
  <RequireAuth>
    <PaidOnly redirectTo={redirectTo} leaveFor={leaveFor}>
      {children}
    </PaidOnly>
  </RequireAuth>
);

const PaidOnly = ({ redirectTo, leaveFor, children }: Required<RequirePaidProps>) => {
  const { profile, isLoading } = useProfile();
  const mustLeave = !isLoading && !isPaidTier(profile?.subscriptionTier ?? 'free');
  useEffect(() => {
    if (mustLeave) leaveFor(redirectTo);
  }, [mustLeave, leaveFor, redirectTo]);
  if (isLoading) return <PageSpinner label="Loading your plan" />;
  return mustLeave ? <PageSpinner label="Opening the prices" /> : children;
};
