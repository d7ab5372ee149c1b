import { KeyclauseThemeProvider } from '@keyclause/theme';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Breadcrumbs } from '../index.ts';

it('leads from the top to the open page, which is no link', () => {
  render(
    <KeyclauseThemeProvider>
      <Breadcrumbs
        trail={[
          { label: 'Dashboard', href: '/dashboard' },
          { label: 'Your leases', href: '/analysis' },
        ]}
        current="412 Laurel Street"
      />
    </KeyclauseThemeProvider>,
  );
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));

  expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/dashboard', '/analysis']);
  expect(trail.getByText('412 Laurel Street').getAttribute('aria-current')).toBe('page');
});
