import { leaseReportSchema } from '@keyclause/contracts';
import { defaultDocumentLimits, readPlainText } from '@keyclause/documents';
import { readLease } from '@keyclause/lease-reader';
import { KeyclauseThemeProvider } from '@keyclause/theme';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { reportPaper } from '../paper/report-paper.ts';
import { ReportPanel } from '../report-panel.tsx';
import { useReading } from '../use-reading.ts';

/** A rule takes the deposit of the keys for that of the tenant, and is unsure. */
const lease = `RESIDENTIAL LEASE

This Lease is made on March 3, 2026 between Marrow Street Homes LLC ("Landlord") and Ines Okafor ("Tenant") for 12 Marrow Street, Unit 3, Dayton, Ohio 45402. The rent is $900 a month.

1. Deposit of keys. On deposit of two keys worth $50 the gate opens.

2. Security. Tenant has handed over $1,200 to be held against damage and given back after.
`;

const report = leaseReportSchema.parse(
  readLease([{ name: 'lease.txt', document: readPlainText(new TextEncoder().encode(lease), defaultDocumentLimits) }]),
);

it('shows a reading that words outweighed with its words, as a doubt of the reader and not as a contradiction of the lease', () => {
  const Panel = () => <ReportPanel reading={useReading(report).reading} calendar={undefined} ask={null} />;
  const router = createMemoryRouter([{ path: '/analysis/:leaseId', element: <Panel /> }], {
    initialEntries: ['/analysis/1?tab=summary&item=security_deposit'],
  });
  render(
    <KeyclauseThemeProvider>
      <RouterProvider router={router} />
    </KeyclauseThemeProvider>,
  );

  expect(screen.getByText('The lease may also read: $50')).toBeDefined();
  expect(screen.getByText('Two readings')).toBeDefined();
  expect(screen.queryByText(/in more than one way/)).toBeNull();
  expect(report.score.parts.filter(({ label }) => label.includes('contradict'))).toEqual([]);
});

it('says so in what is taken away', () => {
  expect(JSON.stringify(reportPaper(report, { title: 'Lease', as: 'tenant' }))).toContain(
    'The lease may also read $50',
  );
});
