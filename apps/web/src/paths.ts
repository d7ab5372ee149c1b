/** Every link of this app. Pages of the other front ends of the origin are links too, and leave this router. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  authAction: '/auth-action',
  dashboard: '/dashboard',
  profile: '/profile',
  trial: '/trial',
  paymentSuccess: '/payment/success',
  paymentCancel: '/payment/cancel',
  admin: '/admin',
  calculator: '/calculator',
  calculation: (calculator: string) => `/calculator/${calculator}`,
  analysis: '/analysis',
  sampleLease: '/analysis/sample',
  localLease: '/analysis/local',
  compareLeases: (first: string) => `/analysis/compare?a=${first}`,
  sharedLease: (token: string) => `/shared/${token}`,
  lease: (leaseId: string) => `/analysis/${leaseId}`,
} as const;

const ownRoots: ReadonlySet<string> = new Set([
  'login',
  'register',
  'forgot-password',
  'reset-password',
  'verify-email',
  'auth-action',
  'dashboard',
  'dashboard2',
  'agent',
  'trial',
  'payment',
  'profile',
  'admin',
  'analysis',
  'document-analyzer',
  'calculator',
  'shared',
]);

/** Whether this router shows the page, or the browser has to load another app of the origin. */
export const isOwnPath = (href: string): boolean => {
  if (!href.startsWith('/') || href.startsWith('//')) return false;
  const [root = ''] = href.slice(1).split(/[/?#]/, 1);
  return ownRoots.has(root);
};
