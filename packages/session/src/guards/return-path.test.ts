import { expect, it } from 'vitest';
import { safeReturnPath, signInHref } from './return-path.ts';

it.each(['/dashboard', '/analysis/0b6c?tab=dates#rent', '/analysis?search=a%2Fb'])(
  'returns to the own path %s',
  (next) => {
    expect(safeReturnPath(next, '/home')).toBe(next);
  },
);

it.each([
  null,
  '',
  'dashboard',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/..//evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\u0000',
  '/login',
  '/register?next=/dashboard',
  '/api/me/export',
])('refuses %j', (next) => {
  expect(safeReturnPath(next, '/home')).toBe('/home');
});

it('passes the whole location, but none of the doors', () => {
  expect(signInHref({ pathname: '/profile', search: '?a=1', hash: '#b' })).toBe('/login?next=%2Fprofile%3Fa%3D1%23b');
  expect(signInHref({ pathname: '/register', search: '', hash: '' })).toBe('/login');
  expect(signInHref({ pathname: '/', search: '', hash: '' })).toBe('/login');
});
