import { useAuth } from '@keyclause/session';
import { returnParameter, safeReturnPath } from '@keyclause/session/guards';
import { PageSpinner } from '@keyclause/ui';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { isOwnPath, paths } from '#paths.ts';

/** The page to show after signing in: where the visitor came from, if it is ours. */
export const useReturnPath = (): string => {
  const [search] = useSearchParams();
  return safeReturnPath(search.get(returnParameter), paths.dashboard);
};

/** Keeps the way back when a visitor goes from one door to the other. */
export const useDoorHref = (path: string): string => {
  const [search] = useSearchParams();
  const next = search.get(returnParameter);
  return next === null ? path : `${path}?${new URLSearchParams({ [returnParameter]: next })}`;
};

/** Shows a door to visitors; somebody who is signed in goes on to where they wanted to be. */
export const SignedOutOnly = ({ children }: { readonly children: ReactNode }) => {
  const { user, isLoading } = useAuth();
  const returnPath = useReturnPath();
  // Whoever the server knows to be signed out does not wait here.
  if (isLoading) return <PageSpinner label="Checking whether you are signed in" />;
  if (!user) return children;
  return isOwnPath(returnPath) ? <Navigate to={returnPath} replace /> : <LeaveFor href={returnPath} />;
};

const LeaveFor = ({ href }: { readonly href: string }) => {
  useEffect(() => window.location.replace(href), [href]);
  return <PageSpinner label="Opening the page" />;
};
