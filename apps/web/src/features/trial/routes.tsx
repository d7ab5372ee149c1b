import type { RouteObject } from 'react-router-dom';
import { loadScreen } from '#app/load-screen.ts';
import { paths } from '#paths.ts';

export const trialRoutes: RouteObject[] = [
  {
    path: paths.trial,
    lazy: async () => ({ Component: (await loadScreen(() => import('./trial-page.tsx'))).TrialPage }),
  },
];
