import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { isOwnPath, paths } from '#paths.ts';
import { AppLink } from './app-link.tsx';
import { routes } from './routes.tsx';

it.each([
  [paths.login, true],
  ['/analysis/0b6c?tab=dates#rent', true],
  ['/document-analyzer', true],
  ['/', false],
  ['/pricing', false],
  ['/analysis-of-leases', false],
  ['//evil.example/login', false],
  ['https://evil.example/login', false],
  ['mailto:hello@keyclause.example', false],
  ['/api/me/export', false],
])('knows whether %s is a screen of this app: %s', (href, isOwn) => {
  expect(isOwnPath(href)).toBe(isOwn);
});

it('knows every screen of the route table', () => {
  const collect = (list: typeof routes): string[] =>
    list.flatMap(({ path, children }) => [...(path && path !== '*' ? [path] : []), ...collect(children ?? [])]);

  const screens = collect(routes);

  expect(screens).toContain(paths.login);
  for (const path of screens) expect(isOwnPath(`/${path.replace(/^\//, '')}`), path).toBe(true);
});

it('goes to own pages without loading the page anew', async () => {
  const router = createMemoryRouter([
    { path: '/', element: <AppLink href={paths.login}>Sign In</AppLink> },
    { path: paths.login, element: 'the door' },
  ]);
  render(<RouterProvider router={router} />);

  screen.getByRole('link').click();

  expect(await screen.findByText('the door')).toBeTruthy();
});
