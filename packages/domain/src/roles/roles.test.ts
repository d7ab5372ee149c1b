import { expect, it } from 'vitest';
import { isAdmin } from './roles.ts';

it('lets only the configured and verified e-mail administer', () => {
  expect(isAdmin({ email: 'Owner@example.com', emailVerified: true }, 'owner@example.com')).toBe(true);
  expect(isAdmin({ email: 'owner@example.com', emailVerified: false }, 'owner@example.com')).toBe(false);
  expect(isAdmin({ email: 'other@example.com', emailVerified: true }, 'owner@example.com')).toBe(false);
  expect(isAdmin({ email: 'other@example.com', emailVerified: true }, undefined)).toBe(false);
});
