import { type LeaseReport, leaseReportSchema } from '@keyclause/contracts';
import { defaultDocumentLimits, readPlainText } from '@keyclause/documents';
import { readLease } from '@keyclause/lease-reader';
import { KeyclauseThemeProvider } from '@keyclause/theme';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ReportPanel } from './report-panel.tsx';
import { useReading } from './use-reading.ts';

const lease = `RESIDENTIAL LEASE

This Lease is made on March 3, 2026 between Marrow Street Homes LLC ("Landlord") and Ines Okafor ("Tenant") for 12 Marrow Street, Unit 3, Dayton, Ohio 45402.

1. Term. The term begins on April 1, 2026 and ends on March 31, 2027.

2. Rent. Tenant shall pay rent of $1,200.00 per month on the first day of each month. A late fee of $75 is due when rent is more than five days late.

3. Security deposit. Tenant shall pay a security deposit of $1,200.00.

4. Liability. Landlord shall not be liable for any injury or damage, even if caused by Landlord's own negligence.

5. Entry. Landlord may enter the premises at any time without notice.
`;

const report: LeaseReport = leaseReportSchema.parse(
  readLease([{ name: 'lease.txt', document: readPlainText(new TextEncoder().encode(lease), defaultDocumentLimits) }]),
);

const Panel = () => <ReportPanel reading={useReading(report).reading} calendar={undefined} ask={null} />;

const open = (search: string) => {
  const router = createMemoryRouter([{ path: '/analysis/:leaseId', element: <Panel /> }], {
    initialEntries: [`/analysis/1${search}`],
  });
  render(
    <KeyclauseThemeProvider>
      <RouterProvider router={router} />
    </KeyclauseThemeProvider>,
  );
  return { router, query: () => new URLSearchParams(router.state.location.search) };
};

const [flag] = report.flags;
if (!flag) throw new Error('The lease of this test must have a red flag.');

it('unfolds the flag of a deep link, with its exact words and the way to their page', () => {
  open(`?tab=flags&item=${flag.key}`);

  expect(screen.getByRole('tab', { name: /Red flags/ }).getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole('button', { expanded: true }).textContent).toContain(flag.title);
  expect(screen.getByText(flag.quote)).toBeDefined();
  expect(screen.getByRole('link', { name: /p\. 1/, current: 'location' })).toBeDefined();
});

it('walks the items with the arrow keys, opens with Enter, closes with Esc', async () => {
  const user = userEvent.setup();
  const { query } = open('?tab=flags');
  const [first, second] = within(screen.getByRole('tabpanel')).getAllByRole('button', { expanded: false });

  first?.focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(second);

  await user.keyboard('{Enter}');
  expect(query().get('item')).not.toBeNull();
  expect(second?.getAttribute('aria-expanded')).toBe('true');

  await user.keyboard('{Escape}');
  expect(query().get('item')).toBeNull();
  expect(document.activeElement).toBe(second);
});

it('gives the focus back to the item when its details are closed from inside', async () => {
  const user = userEvent.setup();
  open(`?tab=flags&item=${flag.key}`);

  screen.getByRole('button', { name: 'Copy' }).focus();
  await user.keyboard('{Escape}');

  expect(document.activeElement?.textContent).toContain(flag.title);
  expect(document.activeElement?.getAttribute('aria-expanded')).toBe('false');
});

it('says whom a term hurts from where the reader stands', () => {
  open(`?tab=flags&item=${flag.key}&as=landlord`);

  expect(flag.hurts).toBe('tenant');
  expect(screen.getByRole('button', { expanded: true }).textContent).toContain('Hurts the tenant');
});

it('names every field that the lease does not state', () => {
  open('');
  const absent = Object.values(report.facts).filter(({ method }) => method === 'absent');

  expect(absent.length).toBeGreaterThan(10);
  expect(screen.getAllByText(/: Not stated$/)).toHaveLength(absent.length);
});

it('shows only the severity that was asked for', async () => {
  const user = userEvent.setup();
  const { query } = open('?tab=flags');
  const isWanted = ({ severity }: { readonly severity: string }) => severity === flag.severity;
  const wanted = report.flags.filter(isWanted).length;

  await user.click(screen.getByRole('button', { name: new RegExp(`^${flag.severity} ${wanted}$`, 'i') }));

  expect(query().get('severity')).toBe(flag.severity);
  expect(screen.getAllByRole('button', { expanded: false })).toHaveLength(
    wanted + report.missing.filter(isWanted).length,
  );
});
