import { PageSpinner } from '@keyclause/ui';
import type { RouteObject } from 'react-router-dom';
import { adminRoutes } from '#features/admin/routes.tsx';
import { analysisRoutes } from '#features/analysis/routes.tsx';
import { calculatorRoutes } from '#features/calculator/routes.tsx';
import { dashboardRoutes } from '#features/dashboard/routes.tsx';
import { localReadingRoutes, publicAnalysis } from '#features/local-reading/routes.tsx';
import { notFoundRoutes } from '#features/not-found/routes.tsx';
import { paymentRoutes } from '#features/payments/routes.tsx';
import { profileRoutes } from '#features/profile/routes.tsx';
import { sharedLeaseRoutes } from '#features/shared-leases/routes.tsx';
import { signInRoutes } from '#features/sign-in/routes.tsx';
import { trialRoutes } from '#features/trial/routes.tsx';
import { RootLayout } from './root-layout.tsx';
import { LayoutError, RouteError } from './route-error.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';

/** All screens. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    ErrorBoundary: LayoutError,
    children: [
      {
        // The layout stands while the first screen is still loading.
        element: <ScreenBoundary />,
        HydrateFallback: () => <PageSpinner />,
        ErrorBoundary: RouteError,
        children: [
          ...signInRoutes,
          ...dashboardRoutes,
          ...calculatorRoutes,
          ...profileRoutes,
          ...trialRoutes,
          ...paymentRoutes,
          ...adminRoutes,
          ...sharedLeaseRoutes,
          ...localReadingRoutes,
          ...analysisRoutes({ signedOut: publicAnalysis }),
          ...notFoundRoutes,
        ],
      },
    ],
  },
];
