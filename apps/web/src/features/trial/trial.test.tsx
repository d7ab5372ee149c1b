import type { Profile } from '@keyclause/contracts';
import { freeProfile, SessionProvider } from '@keyclause/session';
import { aUser, fakeIdentity, fakeProfiles } from '@keyclause/session/testing';
import { KeyclauseThemeProvider } from '@keyclause/theme';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { TrialPage } from './trial-page.tsx';

const renderTrial = (user?: ReturnType<typeof aUser> | null, profile?: Profile | null) => {
  const identity = fakeIdentity(user);
  const profiles = fakeProfiles(profile);
  const router = createMemoryRouter(
    [
      { path: '/trial', element: <TrialPage /> },
      { path: '/dashboard', element: 'the dashboard' },
    ],
    { initialEntries: ['/trial'] },
  );
  render(
    <KeyclauseThemeProvider>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false, enabled: false } } })}>
        <SessionProvider identity={identity} profiles={profiles}>
          <RouterProvider router={router} />
        </SessionProvider>
      </QueryClientProvider>
    </KeyclauseThemeProvider>,
  );
  return { router, profiles };
};

const heading = () => screen.queryByRole('heading', { name: 'Start free' });

it.each(['paid', 'pro', 'commercial'] as const)('sends tier %s to the dashboard', (subscriptionTier) => {
  const { router } = renderTrial(aUser(), { ...freeProfile('u1'), subscriptionTier });

  expect(router.state.location.pathname).toBe('/dashboard');
});

it('shows the free tier the trial page, with what is on record for it', () => {
  renderTrial(aUser(), { ...freeProfile('u1'), analysisCredits: 4 });

  expect(heading()).toBeTruthy();
  expect(screen.getByText('Free, no charge')).toBeTruthy();
  expect(screen.getByText('4')).toBeTruthy();
});

it('shows a visitor what is in each plan, and both doors', () => {
  renderTrial(null);

  expect(screen.getAllByRole('heading', { level: 3 }).map((plan) => plan.textContent)).toEqual([
    'Free',
    'Paid',
    'Pro',
    'Commercial',
  ]);
  expect(screen.getByText('100 scans each calendar month')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Get Started' }).getAttribute('href')).toBe('/register');
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/login?next=%2Ftrial');
});

it('waits for auth and for the profile before it decides', () => {
  const { router, profiles } = renderTrial(aUser());
  expect(screen.getByRole('progressbar')).toBeTruthy();
  expect(heading()).toBeNull();

  act(() => profiles.tell({ ...freeProfile('u1'), subscriptionTier: 'pro' }));

  expect(router.state.location.pathname).toBe('/dashboard');
});
