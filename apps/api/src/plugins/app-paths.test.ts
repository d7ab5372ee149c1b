import { expect, it } from 'vitest';
import { isAppPath } from './app-paths.ts';

it.each(['/login', '/trial', '/payment/success', '/dashboard2', '/agent', '/analysis/sample', '/document-analyzer/17'])(
  'gives %s to the app shell',
  (path) => expect(isAppPath(path)).toBe(true),
);

it.each([
  '/',
  '/loginx',
  '/login/',
  '/payment',
  '/payment/refund',
  '/analysis/',
  '/analysis/17/extra',
  '/admin/outbox',
  '/tenant-matcher',
  '/analysis-of-leases',
])('does not know %s, which the server answers as not found', (path) => expect(isAppPath(path)).toBe(false));
