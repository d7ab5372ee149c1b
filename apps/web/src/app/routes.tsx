import { PageSpinner } from '@keyclause/ui';
import { Outlet, type RouteObject } from 'react-router-dom';
import { adminRoutes } from '#features/admin/routes.tsx';
import { analysisRoutes } from '#features/analysis/routes.tsx';
import { dashboardRoutes } from '#features/dashboard/routes.tsx';
import { localReadingRoutes, publicAnalysis } from '#features/local-reading/routes.tsx';
import { notFoundRoutes } from '#features/not-found/routes.tsx';
import { profileRoutes } from '#features/profile/routes.tsx';
import { signInRoutes } from '#features/sign-in/routes.tsx';
import { RootLayout } from './root-layout.tsx';
import { RouteError } from './route-error.tsx';

/** All screens. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    children: [
      {
        // The layout stands while the first screen is still loading.
        element: <Outlet />,
        HydrateFallback: () => <PageSpinner />,
        ErrorBoundary: RouteError,
        children: [
          ...signInRoutes,
          ...dashboardRoutes,
          ...profileRoutes,
          ...adminRoutes,
          ...localReadingRoutes,
          ...analysisRoutes({ signedOut: publicAnalysis }),
          ...notFoundRoutes,
        ],
      },
    ],
  },
];
