import { freeProfile, SessionProvider } from '@keyclause/session';
import { aUser, fakeIdentity, fakeProfiles } from '@keyclause/session/testing';
import { KeyclauseThemeProvider } from '@keyclause/theme';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { PaymentCancelPage } from './payment-cancel-page.tsx';
import { PaymentSuccessPage } from './payment-success-page.tsx';

const renderPayment = (address: string, user: ReturnType<typeof aUser> | null = aUser()) => {
  const profiles = fakeProfiles(freeProfile('u1'));
  const router = createMemoryRouter(
    [
      { path: '/payment/success', element: <PaymentSuccessPage /> },
      { path: '/payment/cancel', element: <PaymentCancelPage /> },
    ],
    { initialEntries: [address] },
  );
  render(
    <KeyclauseThemeProvider>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false, enabled: false } } })}>
        <SessionProvider identity={fakeIdentity(user)} profiles={profiles}>
          <RouterProvider router={router} />
        </SessionProvider>
      </QueryClientProvider>
    </KeyclauseThemeProvider>,
  );
  return { profiles };
};

const title = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('the success page', () => {
  it('grants nothing: it shows what the server says, and follows it', () => {
    const { profiles } = renderPayment('/payment/success?session_id=cs_live_a1B2c3');
    expect(screen.getByText('cs_live_a1B2c3')).toBeTruthy();
    expect(screen.getByText('Free, no charge')).toBeTruthy();

    act(() => profiles.tell({ ...freeProfile('u1'), subscriptionTier: 'pro' }));

    expect(screen.getByText('Pro, $49 a month')).toBeTruthy();
  });

  it.each(['/payment/success', '/payment/success?session_id=', '/payment/success?session_id=%20'])(
    'says that the reference is missing: %s',
    (address) => {
      renderPayment(address);

      expect(title()).toBe('This address names no payment');
      expect(screen.getByText(/names the payment, is missing/)).toBeTruthy();
    },
  );

  it.each(['short', '<img src=x>', 'a'.repeat(256), '{CHECKOUT_SESSION_ID}'])(
    'says that the reference is damaged: %s',
    (reference) => {
      renderPayment(`/payment/success?session_id=${encodeURIComponent(reference)}`);

      expect(title()).toBe('This address names no payment');
      expect(screen.getByText(/names the payment, is damaged/)).toBeTruthy();
      expect(screen.queryByText(reference)).toBeNull();
    },
  );

  it('asks a visitor to sign in and leads back with the reference', () => {
    renderPayment('/payment/success?session_id=cs_live_a1B2c3', null);

    expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe(
      '/login?next=%2Fpayment%2Fsuccess%3Fsession_id%3Dcs_live_a1B2c3',
    );
  });
});

it('says on the cancel page that nothing changed, and shows what is on record', () => {
  renderPayment('/payment/cancel');

  expect(title()).toBe('You left the checkout');
  expect(screen.getByText('Free, no charge')).toBeTruthy();
});
