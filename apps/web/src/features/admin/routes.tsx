import { RequireAdmin } from '@keyclause/session/guards';
import type { RouteObject } from 'react-router-dom';
import { loadScreen } from '#app/load-screen.ts';

export const adminRoutes: RouteObject[] = [
  {
    path: 'admin',
    lazy: async () => {
      const { AdminPage } = await loadScreen(() => import('./admin-page.tsx'));
      return {
        element: (
          <RequireAdmin>
            <AdminPage />
          </RequireAdmin>
        ),
      };
    },
  },
];
