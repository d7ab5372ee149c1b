import type { RouteObject } from 'react-router-dom';
import { loadScreen } from '#app/load-screen.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { paths } from '#paths.ts';

const desk: RouteHandle = { frame: 'desk' };

export const sharedLeaseRoutes: RouteObject[] = [
  {
    path: paths.sharedLease(':token'),
    handle: desk,
    lazy: async () => ({ Component: (await loadScreen(() => import('./shared-lease-page.tsx'))).SharedLeasePage }),
  },
];
