import { KeyclauseThemeProvider } from '@keyclause/theme';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { AppLayout, canonicalUrl, type LayoutAccount } from '../index.ts';

const brand = {
  name: 'Keyclause',
  tagline: 'Read your lease',
  contactEmail: 'hello@keyclause.example',
  social: [{ name: 'YouTube', url: 'https://www.youtube.com/@keyclause' }],
};

const signedIn: LayoutAccount = {
  status: 'signed-in',
  name: 'Ada Lindqvist',
  email: 'ada@example.com',
  photoURL: null,
  links: [
    { label: 'Profile', href: '/profile' },
    { label: 'Dashboard', href: '/dashboard' },
  ],
  onSignOut: () => undefined,
};
const signedOut: LayoutAccount = { status: 'signed-out', signInHref: '/login', registerHref: '/register' };

const renderLayout = (account: LayoutAccount, pathname = '/profile') =>
  render(
    <KeyclauseThemeProvider>
      <AppLayout
        brand={brand}
        pathname={pathname}
        account={account}
        menu={[{ label: 'Features', description: 'What it reads', href: '/features' }]}
        loadDrawer={async () => [
          { label: 'Main', links: [{ label: 'Profile', href: '/profile', icon: null }] },
          { label: 'Property Tools', links: [] },
        ]}
        footer={[{ label: 'Product', links: [{ label: 'Home', href: '/' }] }]}
      >
        <h1>The page</h1>
      </AppLayout>
    </KeyclauseThemeProvider>,
  );

const bar = () => within(screen.getByRole('banner'));

describe('the top bar', () => {
  it('shows a spinner and neither door while auth loads', () => {
    renderLayout({ status: 'loading' });

    expect(bar().getByRole('progressbar')).toBeTruthy();
    expect(bar().queryByText('Sign In')).toBeNull();
  });

  it('shows both doors and no navigation to a visitor', () => {
    renderLayout(signedOut);

    expect(bar().getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/login');
    expect(bar().getByRole('link', { name: 'Get Started' }).getAttribute('href')).toBe('/register');
    expect(bar().queryByRole('button', { name: 'Open navigation' })).toBeNull();
  });

  it('opens the menu with a description of each page', async () => {
    renderLayout(signedOut);

    await userEvent.click(bar().getByRole('button', { name: 'Menu' }));

    const entry = await screen.findByRole('menuitem', { name: /Features/ });
    expect(entry.getAttribute('href')).toBe('/features');
    expect(entry.textContent).toContain('What it reads');
  });

  it('opens the account menu by keyboard, and signs out from it', async () => {
    const onSignOut = vi.fn();
    renderLayout({ ...signedIn, onSignOut });

    bar().getByRole('button', { name: 'Account of Ada Lindqvist' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(3));
    expect(screen.getByRole('menuitem', { name: 'Profile' }).getAttribute('href')).toBe('/profile');

    await userEvent.click(screen.getByRole('menuitem', { name: 'Sign Out' }));
    expect(onSignOut).toHaveBeenCalledOnce();
  });
});

describe('the drawer', () => {
  it('signs out', async () => {
    const onSignOut = vi.fn();
    renderLayout({ ...signedIn, onSignOut });
    await userEvent.click(bar().getByRole('button', { name: 'Open navigation' }));

    const drawer = await screen.findByRole('dialog', { name: 'Main navigation' });
    await userEvent.click(within(drawer).getByRole('button', { name: 'Sign Out' }));

    expect(onSignOut).toHaveBeenCalledOnce();
  });

  it('opens with the groups that have entries, marks the page that is open, and closes', async () => {
    renderLayout(signedIn);

    await userEvent.click(bar().getByRole('button', { name: 'Open navigation' }));

    const drawer = await screen.findByRole('dialog', { name: 'Main navigation' });
    expect(within(drawer).getByRole('link', { name: 'Profile' }).getAttribute('aria-current')).toBe('page');
    expect(within(drawer).queryByText('Property Tools')).toBeNull();

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Main navigation' })).toBeNull());
  });

  it('has the width and the layers of the specification', async () => {
    renderLayout(signedIn);
    await userEvent.click(bar().getByRole('button', { name: 'Open navigation' }));

    const drawer = await screen.findByRole('dialog', { name: 'Main navigation' });

    expect(getComputedStyle(drawer).width).toBe('250px');
    expect(getComputedStyle(drawer).zIndex).toBe('1200');
    expect(getComputedStyle(drawer.closest('.MuiDrawer-root') ?? drawer).zIndex).toBe('1199');
  });
});

describe('the page', () => {
  it('has a link that skips to the content as its first stop', async () => {
    renderLayout(signedOut);

    await userEvent.tab();

    expect(document.activeElement?.textContent).toBe('Skip to content');
    expect(document.querySelector(document.activeElement?.getAttribute('href') ?? '')).toBe(screen.getByRole('main'));
  });

  it('names the ways to reach us and the pages that exist', () => {
    renderLayout(signedOut);
    const footer = within(screen.getByRole('contentinfo'));

    expect(footer.getByRole('link', { name: 'hello@keyclause.example' }).getAttribute('href')).toBe(
      'mailto:hello@keyclause.example',
    );
    expect(footer.getByRole('link', { name: 'YouTube' })).toBeTruthy();
    expect(footer.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  });

  it.each([
    ['/profile', 1],
    ['/', 0],
    ['/new-landing-page', 0],
  ])('has the dot grid on %s %i times', (pathname, count) => {
    const { container } = renderLayout(signedOut, pathname);

    const dots = [...container.querySelectorAll('[aria-hidden="true"]')].filter(
      (element) => getComputedStyle(element).opacity === '0.08',
    );
    expect(dots).toHaveLength(count);
  });
});

it.each([
  ['https://keyclause.example', '/pricing/', 'https://keyclause.example/pricing'],
  ['https://keyclause.example/', '/', 'https://keyclause.example'],
  ['https://keyclause.example', '/blog/lease-red-flags', 'https://keyclause.example/blog/lease-red-flags'],
])('makes the canonical link of %s%s without a trailing slash', (origin, pathname, url) => {
  expect(canonicalUrl(origin, pathname)).toBe(url);
});
