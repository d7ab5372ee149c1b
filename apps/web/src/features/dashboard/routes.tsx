import { RequireAuth } from '@keyclause/session/guards';
import { PageSpinner } from '@keyclause/ui';
import { lazy, Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';
import { loadScreen } from '#app/load-screen.ts';
import { Redirect } from '#app/redirect.tsx';
import { paths } from '#paths.ts';

const PublicDashboard = lazy(async () => ({
  default: (await loadScreen(() => import('./public-dashboard.tsx'))).PublicDashboard,
}));

const dashboard = async () => ({ Component: (await loadScreen(() => import('./dashboard-page.tsx'))).DashboardPage });

export const dashboardRoutes: RouteObject[] = [
  { path: paths.dashboard, lazy: dashboard },
  { path: '/dashboard2', lazy: dashboard },
  {
    // Its tool is the tenant matcher. Until there is one, people who are signed in land where their tools are: docs/decisions/0014.
    path: '/agent',
    element: (
      <Suspense fallback={<PageSpinner />}>
        <RequireAuth fallback={<PublicDashboard />}>
          <Redirect to={paths.dashboard} />
        </RequireAuth>
      </Suspense>
    ),
  },
];
