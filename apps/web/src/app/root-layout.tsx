import { brand } from '@keyclause/domain';
import { useAuth } from '@keyclause/session';
import { signInHref, useSignOut } from '@keyclause/session/guards';
import { AppLayout, contentId, ErrorBoundary, ErrorScreen, type LayoutAccount, NoticeHost } from '@keyclause/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { paths } from '#paths.ts';
import { apiEvents, quietRequest } from './api-client.ts';
import { accountLinks, adminGroup, drawerGroups, footerGroups } from './navigation.tsx';
import { useFrame } from './route-handle.ts';
import { useApiNotices } from './use-api-notices.ts';
import { useKeepAlive } from './use-keep-alive.ts';
import { useSessionEnd } from './use-session-end.ts';

export const RootLayout = () => {
  const { pathname, search, hash } = useLocation();
  const { user, identity } = useAuth();
  useApiNotices(apiEvents);
  useSessionEnd(apiEvents, identity);
  useKeepAlive(quietRequest);
  useForgetOnUserChange();
  useFocusOnNavigation(pathname);
  return (
    <>
      <AppLayout
        brand={brand}
        pathname={pathname}
        account={useLayoutAccount()}
        menu={[]}
        drawer={user?.isAdmin ? [...drawerGroups, adminGroup] : drawerGroups}
        footer={footerGroups}
        frame={useFrame()}
      >
        <ErrorBoundary
          resetKeys={[pathname, search, hash]}
          fallback={(error, retry) => (
            <ErrorScreen message={error instanceof Error ? error.message : undefined} onRetry={retry} />
          )}
        >
          <Outlet />
        </ErrorBoundary>
      </AppLayout>
      <NoticeHost />
      <ScrollRestoration />
    </>
  );
};

const useLayoutAccount = (): LayoutAccount => {
  const { user, isLoading } = useAuth();
  const location = useLocation();
  const signOut = useSignOut(paths.login);
  if (isLoading) return { status: 'loading' };
  if (!user)
    return { status: 'signed-out', signInHref: signInHref(location, paths.login), registerHref: paths.register };
  const { displayName, email, photoURL } = user;
  return {
    status: 'signed-in',
    name: displayName ?? email,
    email,
    photoURL,
    links: accountLinks,
    onSignOut: () => void signOut(),
  };
};

/** What one user's queries brought must never be shown to the next. */
const useForgetOnUserChange = (): void => {
  const queryClient = useQueryClient();
  const uid = useAuth().user?.uid;
  const lastUid = useRef(uid);
  useEffect(() => {
    if (lastUid.current !== undefined && lastUid.current !== uid) queryClient.clear();
    lastUid.current = uid;
  }, [queryClient, uid]);
};

/** A screen reader starts at the new page, not at the link that led there. */
const useFocusOnNavigation = (pathname: string): void => {
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    document.getElementById(contentId)?.focus({ preventScroll: true });
  }, [pathname]);
};
