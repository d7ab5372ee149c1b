/** Pages of the app shell, which draws them in the browser. A star stands for one segment; what is not listed is not found. */
const appPaths = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/auth-action',
  '/trial',
  '/payment/success',
  '/payment/cancel',
  '/dashboard',
  '/dashboard2',
  '/agent',
  '/analysis',
  '/analysis/*',
  '/document-analyzer',
  '/document-analyzer/*',
  '/shared/*',
  '/calculator',
  '/calculator/*',
  '/profile',
  '/admin',
];

/** True for a page that the app shell answers, signed in or not. */
export const isAppPath = (path: string): boolean => patterns.some((pattern) => pattern.test(path));

const patterns = appPaths.map((entry) => new RegExp(`^${entry.replace('*', '[^/]+')}$`));
