/** Pages of the app shell, which draws them in the browser. Everything below an entry with a star belongs to it too. */
const appPaths = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/dashboard',
  '/analysis',
  '/analysis/*',
  '/document-analyzer',
  '/document-analyzer/*',
  '/profile',
  '/admin',
  '/admin/*',
];

/** True for a page that the app shell answers, signed in or not. */
export const isAppPath = (path: string): boolean =>
  appPaths.some((entry) => (entry.endsWith('/*') ? path.startsWith(entry.slice(0, -1)) : path === entry));
