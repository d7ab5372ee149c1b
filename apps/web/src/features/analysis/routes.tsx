import { RequireAuth } from '@keyclause/session/guards';
import { PageSpinner } from '@keyclause/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';
import { loadScreen } from '#app/load-screen.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { paths } from '#paths.ts';

const desk: RouteHandle = { frame: 'desk' };

const AnalysisPage = lazy(async () => ({
  default: (await loadScreen(() => import('./analysis-page.tsx'))).AnalysisPage,
}));

const LeasePage = lazy(async () => ({
  default: (await loadScreen(() => import('./lease-page.tsx'))).LeasePage,
}));

const ComparePage = lazy(async () => ({
  default: (await loadScreen(() => import('./comparison/compare-page.tsx'))).ComparePage,
}));

/** `signedOut` is what a visitor sees in place of the list: the tool's public page. */
export const analysisRoutes = ({ signedOut }: { readonly signedOut: ReactNode }): RouteObject[] => {
  const list = (
    <RequireAuth fallback={signedOut}>
      <Suspense fallback={<PageSpinner />}>
        <AnalysisPage />
      </Suspense>
    </RequireAuth>
  );
  const lease = (
    <RequireAuth>
      <Suspense fallback={<PageSpinner />}>
        <LeasePage />
      </Suspense>
    </RequireAuth>
  );
  const compare = (
    <RequireAuth>
      <Suspense fallback={<PageSpinner />}>
        <ComparePage />
      </Suspense>
    </RequireAuth>
  );
  return [
    { path: '/analysis/compare', element: compare },
    { path: paths.analysis, element: list },
    { path: '/document-analyzer', element: list },
    { path: paths.lease(':leaseId'), element: lease, handle: desk },
    { path: '/document-analyzer/:leaseId', element: lease, handle: desk },
  ];
};
