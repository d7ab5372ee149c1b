import type { RouteObject } from 'react-router-dom';
import { loadScreen } from '#app/load-screen.ts';
import { paths } from '#paths.ts';

export const dashboardRoutes: RouteObject[] = [
  {
    path: paths.dashboard,
    lazy: { Component: async () => (await loadScreen(() => import('./dashboard-page.tsx'))).DashboardPage },
  },
];
