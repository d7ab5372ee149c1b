import type { Profile } from '@keyclause/contracts';
import { aUser, fakeIdentity, fakeProfiles } from '@keyclause/session/testing';
import { KeyclauseThemeProvider } from '@keyclause/theme';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { freeProfile } from '../profile/profile-adapter.ts';
import { SessionProvider } from '../session-provider.tsx';
import { RequireAdmin, RequireAuth, RequirePaid } from './index.ts';

const renderGuard = (
  guarded: ReactNode,
  { user, profile }: { user?: ReturnType<typeof aUser> | null; profile?: Profile | null } = {},
) => {
  const identity = fakeIdentity(user);
  const profiles = fakeProfiles(profile);
  const router = createMemoryRouter(
    [
      { path: '/guarded', element: guarded },
      { path: '/dashboard', element: 'the dashboard' },
    ],
    { initialEntries: ['/guarded?tab=dates#rent'] },
  );
  render(
    <KeyclauseThemeProvider>
      <SessionProvider identity={identity} profiles={profiles}>
        <RouterProvider router={router} />
      </SessionProvider>
    </KeyclauseThemeProvider>,
  );
  return { identity, profiles, router };
};

const secret = <p>the secret</p>;

it('shows a spinner while auth loads', () => {
  renderGuard(<RequireAuth>{secret}</RequireAuth>);

  expect(screen.getByRole('progressbar', { name: 'Checking whether you are signed in' })).toBeTruthy();
  expect(screen.queryByText('the secret')).toBeNull();
});

it('shows what it is given in place of the spinner, and keeps it as the page of a user', () => {
  const page = <input aria-label="kept" />;
  const { identity } = renderGuard(<RequireAuth loading={page}>{page}</RequireAuth>);
  const drawn = screen.getByRole('textbox', { name: 'kept' });
  expect(screen.queryByRole('progressbar')).toBeNull();

  act(() => identity.tell(aUser()));

  expect(screen.getByRole('textbox', { name: 'kept' })).toBe(drawn);
});

it('shows a login prompt that leads back to the page', () => {
  renderGuard(<RequireAuth>{secret}</RequireAuth>, { user: null });

  expect(screen.queryByText('the secret')).toBeNull();
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe(
    '/login?next=%2Fguarded%3Ftab%3Ddates%23rent',
  );
});

it('shows the fallback page in place of the prompt', () => {
  renderGuard(<RequireAuth fallback="what it does">{secret}</RequireAuth>, { user: null });

  expect(screen.getByText('what it does')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

it('shows the page to a user, and hides it on sign-out', async () => {
  const { identity } = renderGuard(<RequireAuth>{secret}</RequireAuth>, { user: aUser() });
  expect(screen.getByText('the secret')).toBeTruthy();

  await act(() => identity.signOut());

  expect(screen.queryByText('the secret')).toBeNull();
});

it('waits for the profile before it lets a paid tier in', () => {
  const { profiles } = renderGuard(<RequirePaid>{secret}</RequirePaid>, { user: aUser() });
  expect(screen.getByRole('progressbar', { name: 'Loading your plan' })).toBeTruthy();

  act(() => profiles.tell({ ...freeProfile('u1'), subscriptionTier: 'commercial' }));

  expect(screen.getByText('the secret')).toBeTruthy();
});

it.each([{ ...freeProfile('u1') }, null])(
  'sends a tier that is not paid to /pricing by a full page load: %j',
  (profile) => {
    const leaveFor = vi.fn();
    const { router } = renderGuard(<RequirePaid leaveFor={leaveFor}>{secret}</RequirePaid>, { user: aUser(), profile });

    expect(leaveFor).toHaveBeenCalledExactlyOnceWith('/pricing');
    expect(router.state.location.pathname).toBe('/guarded');
    expect(screen.queryByText('the secret')).toBeNull();
  },
);

it('sends to /pricing whose profile could not be read: nothing proves that they pay', () => {
  const leaveFor = vi.fn();
  const { profiles } = renderGuard(<RequirePaid leaveFor={leaveFor}>{secret}</RequirePaid>, { user: aUser() });
  expect(leaveFor).not.toHaveBeenCalled();

  act(() => profiles.fail(new Error('refused')));

  expect(leaveFor).toHaveBeenCalledExactlyOnceWith('/pricing');
});

it.each(['paid', 'pro', 'commercial'] as const)('lets tier %s in', (subscriptionTier) => {
  const profile = { ...freeProfile('u1'), subscriptionTier };
  renderGuard(<RequirePaid>{secret}</RequirePaid>, { user: aUser(), profile });

  expect(screen.getByText('the secret')).toBeTruthy();
});

it.each([
  ['a paid-only', <RequirePaid key="paid">{secret}</RequirePaid>],
  ['an admin-only', <RequireAdmin key="admin">{secret}</RequireAdmin>],
])('shows a spinner on %s page while auth loads, and the prompt to a visitor', (_kind, guarded) => {
  const { identity } = renderGuard(guarded);
  expect(screen.getByRole('progressbar', { name: 'Checking whether you are signed in' })).toBeTruthy();

  act(() => identity.tell(null));

  expect(screen.getByRole('link', { name: 'Sign In' })).toBeTruthy();
});

it('sends somebody who is not the admin to the dashboard', () => {
  const { router } = renderGuard(<RequireAdmin>{secret}</RequireAdmin>, { user: aUser() });

  expect(router.state.location.pathname).toBe('/dashboard');
  expect(screen.queryByText('the secret')).toBeNull();
});

it('lets the admin in', () => {
  renderGuard(<RequireAdmin>{secret}</RequireAdmin>, { user: aUser({ isAdmin: true }) });

  expect(screen.getByText('the secret')).toBeTruthy();
});
