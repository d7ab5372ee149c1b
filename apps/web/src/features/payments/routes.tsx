import type { RouteObject } from 'react-router-dom';
import { loadScreen } from '#app/load-screen.ts';
import { paths } from '#paths.ts';

export const paymentRoutes: RouteObject[] = [
  {
    path: paths.paymentSuccess,
    lazy: async () => ({
      Component: (await loadScreen(() => import('./payment-success-page.tsx'))).PaymentSuccessPage,
    }),
  },
  {
    path: paths.paymentCancel,
    lazy: async () => ({ Component: (await loadScreen(() => import('./payment-cancel-page.tsx'))).PaymentCancelPage }),
  },
];
