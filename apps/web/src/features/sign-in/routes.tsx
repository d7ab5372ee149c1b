import type { RouteObject } from 'react-router-dom';
import { loadScreen } from '#app/load-screen.ts';
import { paths } from '#paths.ts';

export const signInRoutes: RouteObject[] = [
  {
    path: paths.login,
    lazy: async () => ({ Component: (await loadScreen(() => import('./login-page.tsx'))).LoginPage }),
  },
  {
    path: paths.register,
    lazy: async () => ({ Component: (await loadScreen(() => import('./register-page.tsx'))).RegisterPage }),
  },
  {
    path: paths.forgotPassword,
    lazy: async () => ({
      Component: (await loadScreen(() => import('./forgot-password-page.tsx'))).ForgotPasswordPage,
    }),
  },
  {
    path: paths.resetPassword,
    lazy: async () => ({ Component: (await loadScreen(() => import('./reset-password-page.tsx'))).ResetPasswordPage }),
  },
  {
    path: paths.verifyEmail,
    lazy: async () => ({ Component: (await loadScreen(() => import('./verify-email-page.tsx'))).VerifyEmailPage }),
  },
  {
    path: paths.authAction,
    lazy: async () => ({ Component: (await loadScreen(() => import('./auth-action-page.tsx'))).AuthActionPage }),
  },
];
