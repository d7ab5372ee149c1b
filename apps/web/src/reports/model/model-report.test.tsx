import { type LeaseReport, leaseReportSchema } from '@keyclause/contracts';
import { defaultDocumentLimits, readPlainText } from '@keyclause/documents';
import { readLease } from '@keyclause/lease-reader';
import { joinModel, textPartsOf } from '@keyclause/lease-reader/model';
import { KeyclauseThemeProvider } from '@keyclause/theme';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { leaseAbstract } from '../abstract/lease-abstract.ts';
import { reportPaper } from '../paper/report-paper.ts';
import { ReportPanel } from '../report-panel.tsx';
import { useReading } from '../use-reading.ts';

/** The aunt stands in small letters, which only a model takes for a name. */
const lease = `RESIDENTIAL LEASE

This Lease is made on March 3, 2026 between Marrow Street Homes LLC ("Landlord") and Ines Okafor ("Tenant") for 12 Marrow Street, Unit 3, Dayton, Ohio 45402.

1. Rent. Tenant shall pay rent of $1,200.00 per month on the first day of each month.

2. Family. tola okafor, the aunt of Tenant, stands good for every payment under this lease.

3. Cars. Rent of $1,250.00 is due when a second car is parked there.
`;

const document = readPlainText(new TextEncoder().encode(lease), defaultDocumentLimits);
const answer = JSON.stringify({
  facts: [
    { field: 'rent_monthly', quote: 'Rent of $1,250.00 is due when a second car is parked there.', value: '$1,250.00' },
    {
      field: 'guarantor',
      quote: 'tola okafor, the aunt of Tenant, stands good for every payment under this lease.',
      value: 'tola okafor',
      explanation: 'The aunt has to pay if the tenant does not.',
    },
  ],
});
const readWith = (given: string | null, failure: 'too_slow' | null = null): LeaseReport =>
  leaseReportSchema.parse(
    joinModel(
      readLease([{ name: 'lease.txt', document }]),
      [document],
      textPartsOf([document.text]).map((part) => ({ part, answer: given })),
      { name: 'scripted-1', host: 'models.example.com', askedAt: '2026-11-22T02:00:00.000Z', failure },
    ),
  );

const open = (report: LeaseReport, search: string): void => {
  const Panel = () => <ReportPanel reading={useReading(report).reading} calendar={undefined} ask={null} />;
  const router = createMemoryRouter([{ path: '/analysis/:leaseId', element: <Panel /> }], {
    initialEntries: [`/analysis/1${search}`],
  });
  render(
    <KeyclauseThemeProvider>
      <RouterProvider router={router} />
    </KeyclauseThemeProvider>,
  );
};

it('says which model read along, and marks what it found as its own', () => {
  open(readWith(answer), '?tab=summary&item=guarantor');
  expect(
    screen.getByText(
      /^Read along by the model scripted-1 at models\.example\.com on Nov 22, 2026: 1 added, 1 read differently\./,
    ),
  ).toBeDefined();
  expect(screen.getByText('Found by the model')).toBeDefined();
  expect(
    screen.getByText('Found by the model. The quote stands in the lease; whether it means this was not checked.'),
  ).toBeDefined();
  expect(screen.getByText("In the model's words: The aunt has to pay if the tenant does not.")).toBeDefined();
});

it('asks to check what only the model found, a term as well as a flag', () => {
  const { facts } = JSON.parse(answer);
  const quote = 'tola okafor, the aunt of Tenant, stands good for every payment under this lease.';
  const report = readWith(JSON.stringify({ facts, flags: [{ flag: 'RF32_guaranty_unlimited', quote }] }));
  const flag = report.flags.find(({ foundBy }) => foundBy === 'model');

  open(report, `?tab=flags&item=${flag?.key}`);
  expect(screen.getByText('Check this')).toBeDefined();
  cleanup();
  open(report, '?tab=summary&item=guarantor');
  expect(screen.getAllByText('Check this').length).toBeGreaterThan(0);
  expect(screen.getByText('A red flag that only the model found is not counted in the score.')).toBeDefined();
});

it('shows a value that the model reads differently beside the one of the reader, with its words', () => {
  open(readWith(answer), '?tab=summary&item=rent_monthly');
  expect(screen.getByText('The model reads: $1,250')).toBeDefined();
  expect(screen.getByText('Rent of $1,250.00 is due when a second car is parked there.')).toBeDefined();
});

it('says so when the model reads the value of the reader as well as another one', () => {
  const quote = 'Tenant shall pay rent of $1,200.00 per month on the first day of each month.';
  const { facts } = JSON.parse(answer);
  const both = { facts: [{ field: 'rent_monthly', quote, value: '$1,200.00' }, ...facts] };
  open(readWith(JSON.stringify(both)), '?tab=summary&item=rent_monthly');
  expect(screen.getByText('The model read the same.')).toBeDefined();
  expect(screen.getByText('The model also reads: $1,250')).toBeDefined();
});

it('says that a lease was read without the model, and why', () => {
  open(readWith(null, 'too_slow'), '');
  expect(screen.getByText(/^Read without the model: models\.example\.com did not answer in time\./)).toBeDefined();
});

it('says the same in what is taken away', () => {
  const report = readWith(answer);
  for (const words of [
    JSON.stringify(reportPaper(report, { title: 'Lease', as: 'tenant' })),
    JSON.stringify(leaseAbstract(report, { title: 'Lease', as: 'tenant' })),
  ]) {
    expect(words).toContain('Read along by the model scripted-1 at models.example.com');
    expect(words).toContain(
      'Found by the model. The quote stands in the lease; whether it means this was not checked.',
    );
    expect(words).toContain('The model reads $1,250');
  }
});
