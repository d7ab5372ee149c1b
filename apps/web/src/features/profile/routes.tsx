import type { RouteObject } from 'react-router-dom';
import { loadScreen } from '#app/load-screen.ts';
import { paths } from '#paths.ts';

export const profileRoutes: RouteObject[] = [
  {
    path: paths.profile,
    lazy: async () => ({ Component: (await loadScreen(() => import('./profile-page.tsx'))).ProfilePage }),
  },
];
