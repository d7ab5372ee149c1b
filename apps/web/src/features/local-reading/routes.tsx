import { PageSpinner } from '@keyclause/ui';
import { lazy, Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';
import { loadScreen } from '#app/load-screen.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { paths } from '#paths.ts';

const desk: RouteHandle = { frame: 'desk' };

export const localReadingRoutes: RouteObject[] = [
  {
    path: paths.sampleLease,
    handle: desk,
    lazy: async () => ({ Component: (await loadScreen(() => import('./sample-page.tsx'))).SamplePage }),
  },
  {
    path: paths.localLease,
    handle: desk,
    lazy: async () => ({ Component: (await loadScreen(() => import('./local-report-page.tsx'))).LocalReportPage }),
  },
];

const PublicAnalysisPage = lazy(async () => ({
  default: (await loadScreen(() => import('./public-analysis-page.tsx'))).PublicAnalysisPage,
}));

/** What signed-out visitors see in place of their leases. */
export const publicAnalysis = (
  <Suspense fallback={<PageSpinner />}>
    <PublicAnalysisPage />
  </Suspense>
);
