import { expect, it } from 'vitest';
import { z } from 'zod';
import { endpoints } from '../endpoints.ts';

it('gives each endpoint a method and path of its own', () => {
  const routes = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`);
  expect(new Set(routes).size).toBe(routes.length);
  expect(routes.length).toBeGreaterThan(20);
});

it('names every parameter of a path in its params', () => {
  for (const { path, params } of Object.values(endpoints)) {
    const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(Object.keys(params?.shape ?? {}), path).toEqual(named);
  }
});

it('refuses unknown fields of a body rather than dropping them', () => {
  for (const { path, body } of Object.values(endpoints)) {
    if (!(body instanceof z.ZodObject)) continue;
    const refused = body.safeParse({ surprise: true });
    expect(
      refused.error?.issues.some(({ code }) => code === 'unrecognized_keys'),
      path,
    ).toBe(true);
  }
});

it('puts no lease, account or scan endpoint outside a session', () => {
  for (const { path, access } of Object.values(endpoints)) {
    if (/^\/api\/(?:leases|me|saved-calculations|scans|dashboard)/.test(path)) expect(access, path).toBe('user');
    if (path.startsWith('/api/admin')) expect(access, path).toBe('admin');
  }
});
