import { brand, siteFooter, siteMenu } from '@keyclause/domain';
import { useAuth } from '@keyclause/session';
import { signInHref, useSignOut } from '@keyclause/session/guards';
import { AppLayout, contentId, type LayoutAccount, loadPart, type NavigationLink, NoticeHost } from '@keyclause/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { paths } from '#paths.ts';
import { apiEvents, quietRequest } from './api-client.ts';
import { isDrawnForSignedIn } from './drawn-page.ts';
import { Newsletter } from './newsletter.tsx';
import { useFrame } from './route-handle.ts';
import { useApiNotices } from './use-api-notices.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { useKeepAlive } from './use-keep-alive.ts';
import { useSessionEnd } from './use-session-end.ts';

export const RootLayout = () => {
  const { pathname } = useLocation();
  const { user, identity } = useAuth();
  useApiNotices(apiEvents);
  useSessionEnd(apiEvents, identity);
  useKeepAlive(quietRequest);
  useForgetOnUserChange();
  useFocusOnNavigation(contentId);
  const isOpening = useNavigation().location !== undefined;
  return (
    <>
      <AppLayout
        brand={brand}
        pathname={pathname}
        account={useLayoutAccount()}
        menu={siteMenu}
        loadDrawer={async () =>
          (await loadPart(() => import('./drawer-groups.tsx'))).drawerGroups({ isAdmin: user?.isAdmin ?? false })
        }
        footer={siteFooter}
        newsletter={<Newsletter />}
        frame={useFrame()}
        isOpening={isOpening}
      >
        <Outlet />
      </AppLayout>
      <NoticeHost />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
};

const accountLinks: readonly NavigationLink[] = [
  { label: 'Profile', href: paths.profile },
  { label: 'Dashboard', href: paths.dashboard },
];

const useLayoutAccount = (): LayoutAccount => {
  const { user, isLoading } = useAuth();
  const location = useLocation();
  const signOut = useSignOut(paths.login);
  if (isLoading) return { status: 'loading', isLikelySignedIn: isDrawnForSignedIn };
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

/** The first page of every visit has the same key, and would scroll to where another one was left. */
const scrollKey = ({ key, pathname }: Location): string => `${key} ${pathname}`;

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
