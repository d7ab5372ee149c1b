import type { RouteObject } from 'react-router-dom';
import { loadScreen } from '#app/load-screen.ts';
import { paths } from '#paths.ts';

export const signInRoutes: RouteObject[] = [
  {
    path: paths.login,
    lazy: { Component: async () => (await loadScreen(() => import('./login-page.tsx'))).LoginPage },
  },
  {
    path: paths.register,
    lazy: { Component: async () => (await loadScreen(() => import('./register-page.tsx'))).RegisterPage },
  },
  {
    path: paths.forgotPassword,
    lazy: { Component: async () => (await loadScreen(() => import('./forgot-password-page.tsx'))).ForgotPasswordPage },
  },
  {
    path: paths.resetPassword,
    lazy: { Component: async () => (await loadScreen(() => import('./reset-password-page.tsx'))).ResetPasswordPage },
  },
  {
    path: paths.verifyEmail,
    lazy: { Component: async () => (await loadScreen(() => import('./verify-email-page.tsx'))).VerifyEmailPage },
  },
];
