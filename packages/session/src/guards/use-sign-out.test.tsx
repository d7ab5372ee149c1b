import { aUser, fakeIdentity } from '@keyclause/session/testing';
import { KeyclauseThemeProvider } from '@keyclause/theme';
import { NoticeHost } from '@keyclause/ui';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { AuthProvider } from '../auth/auth-provider.tsx';
import type { IdentityAdapter } from '../index.ts';
import { useSignOut } from './use-sign-out.ts';

const SignOut = () => {
  const signOut = useSignOut();
  return (
    <button type="button" onClick={() => void signOut()}>
      Sign Out
    </button>
  );
};

const renderSignOut = (identity: IdentityAdapter) => {
  const router = createMemoryRouter(
    [
      { path: '/', element: <SignOut /> },
      { path: '/login', element: 'the door' },
    ],
    { initialEntries: ['/'] },
  );
  render(
    <KeyclauseThemeProvider>
      <AuthProvider identity={identity}>
        <RouterProvider router={router} />
        <NoticeHost />
      </AuthProvider>
    </KeyclauseThemeProvider>,
  );
  return router;
};

it('says that it failed and stays', async () => {
  const router = renderSignOut({
    ...fakeIdentity(aUser()),
    signOut: async () => {
      throw new Error('offline');
    },
  });

  await act(async () => screen.getByRole('button').click());

  expect(await screen.findByText('Error signing out')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/');
  await act(async () => screen.getByRole('button', { name: 'Close' }).click());
});

it('says that it worked and goes to the sign-in page', async () => {
  const router = renderSignOut(fakeIdentity(aUser()));

  await act(async () => screen.getByRole('button').click());

  expect(await screen.findByText('Successfully signed out')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/login');
});
