import { type Lease, type LeaseReport, leaseReportSchema } from '@keyclause/contracts';
import { defaultDocumentLimits, readPlainText } from '@keyclause/documents';
import { readLease } from '@keyclause/lease-reader';
import { KeyclauseThemeProvider } from '@keyclause/theme';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ComparisonReport } from './comparison-report.tsx';
import { WordDifference } from './word-difference.tsx';

const text = `RESIDENTIAL LEASE

This Lease is made on March 3, 2026 between Marrow Street Homes LLC ("Landlord") and Ines Okafor ("Tenant") for 12 Marrow Street, Unit 3, Dayton, Ohio 45402.

1. Rent. Tenant shall pay rent of $1,200.00 per month on the first day of each month.

2. Entry. Landlord may enter the premises at any time without notice.
`;

const report: LeaseReport = leaseReportSchema.parse(
  readLease([{ name: 'lease.txt', document: readPlainText(new TextEncoder().encode(text), defaultDocumentLimits) }]),
);
const lease = (id: string, title: string): Lease =>
  ({ id, title, status: 'ready', createdAt: '2026-03-01T00:00:00Z' }) as Lease;

it('marks what only the model found, and counts it as neither better nor worse', () => {
  const [flag] = report.flags;
  if (!flag) throw new Error('The lease must have a flag.');
  const asked: LeaseReport = {
    ...report,
    flags: [
      ...report.flags,
      { ...flag, id: 'RF02_jury_waiver', key: 'RF02_jury_waiver-1', title: 'Gives up a jury', foundBy: 'model' },
    ],
  };

  render(
    <KeyclauseThemeProvider>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <ComparisonReport
            a={{ lease: lease('1', 'Draft'), report }}
            b={{ lease: lease('2', 'Signed'), report: asked }}
            as="tenant"
            onViewpoint={() => {}}
          />
        </MemoryRouter>
      </QueryClientProvider>
    </KeyclauseThemeProvider>,
  );

  const row = screen.getByText('Gives up a jury').closest('li');
  expect(within(row as HTMLElement).getByText('Found by the model')).toBeDefined();
  expect(screen.queryByRole('list', { name: 'Worse for you' })).toBeNull();
  expect(screen.getByText(/It is not counted as better or worse/)).toBeDefined();
});

it('keeps a space between the word that went and the one that came', () => {
  const { container } = render(
    <KeyclauseThemeProvider>
      <WordDifference
        changes={[
          { in: 'both', text: 'on ' },
          { in: 'a', text: 'written' },
          { in: 'b', text: 'at' },
          { in: 'both', text: ' notice' },
        ]}
      />
    </KeyclauseThemeProvider>,
  );
  expect(container.textContent).toBe('on written at notice');
});
