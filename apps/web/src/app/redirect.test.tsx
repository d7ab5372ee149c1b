import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Redirect } from './redirect.tsx';

it.each([
  ['/old', '/new', '/new'],
  ['/old?from=mail&a=1#rent', '/new', '/new?from=mail&a=1#rent'],
  ['/old?from=mail', '/new?tab=approvals', '/new?from=mail&tab=approvals'],
  ['/old?tab=other', '/new?tab=approvals', '/new?tab=approvals'],
])('leads from %s to %s with the query string kept: %s', (from, to, reached) => {
  const router = createMemoryRouter(
    [
      { path: '/old', element: <Redirect to={to} /> },
      { path: '/new', element: null },
    ],
    { initialEntries: [from] },
  );
  render(<RouterProvider router={router} />);

  const { pathname, search, hash } = router.state.location;
  expect(`${pathname}${search}${hash}`).toBe(reached);
});
