import { leaseReportSchema } from '@keyclause/contracts';
import { defaultDocumentLimits, readPlainText } from '@keyclause/documents';
import { readLease } from '@keyclause/lease-reader';
// The tab loads it when it is first asked; here it is there before the clock runs.
import '@keyclause/lease-reader/ask';
import { KeyclauseThemeProvider } from '@keyclause/theme';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { LeaseSource } from '../lease-source.ts';
import { useReading } from '../use-reading.ts';
import { AskTab } from './ask-tab.tsx';
import { useAsking } from './use-asking.ts';

const lease = `RESIDENTIAL LEASE

This Lease is made on March 3, 2026 between Marrow Street Homes LLC ("Landlord") and Ines Okafor ("Tenant") for 12 Marrow Street, Unit 3, Dayton, Ohio 45402.

1. Term. The term begins on April 1, 2026 and runs for twelve months.

2. Rent. Tenant shall pay rent of $1,200.00 per month on the first day of each month. A late fee of $75 is due when rent is more than five days late.

3. Animals. Tenant may not keep a dog or any other animal.
`;

const patience = { timeout: 10_000 };

const document = readPlainText(new TextEncoder().encode(lease), defaultDocumentLimits);
const report = leaseReportSchema.parse(readLease([{ name: 'lease.txt', document }]));

const source: LeaseSource = {
  key: 'test',
  report: async () => report,
  outline: async () => ({
    name: 'lease.txt',
    mediaType: 'text/plain',
    kind: 'text',
    textLength: document.text.length,
    pages: document.pages.map((page) => ({ ...page, words: undefined })),
  }),
  pages: async () =>
    document.pages.map(({ number, start, end, words }) => ({
      number,
      text: document.text.slice(start, end),
      words: words.map((word) => ({ ...word, box: [...word.box] })),
    })),
  search: async () => ({ matches: [], truncated: false }),
  file: async () => new Blob(),
  exports: [],
};

const Tab = () => {
  const asking = useAsking(source, report);
  return <AskTab reading={useReading(report, asking.items).reading} asking={asking} />;
};

const open = (search: string) => {
  const router = createMemoryRouter([{ path: '/analysis/:leaseId', element: <Tab /> }], {
    initialEntries: [`/analysis/1${search}`],
  });
  render(
    <KeyclauseThemeProvider>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </KeyclauseThemeProvider>,
  );
  return new URLSearchParams(router.state.location.search);
};

it('answers the question of a link, with its exact words and the way to their page', async () => {
  open('?ask=Can I have a dog?');

  expect(await screen.findByText('No.', {}, patience)).toBeDefined();
  expect(screen.getByText('Tenant may not keep a dog or any other animal.')).toBeDefined();
  expect(screen.getByRole('link', { name: /p\. 1/ }).getAttribute('href')).toContain('item=answer');
});

it('answers what is typed, keeps what was asked before, and says when the lease is silent', async () => {
  const user = userEvent.setup();
  open('?ask=Can I have a dog?');
  await screen.findByText('No.', {}, patience);

  await user.type(screen.getByLabelText('Ask about this lease'), 'Is there a swimming pool?{Enter}');

  expect(await screen.findByText('The lease does not say.', {}, patience)).toBeDefined();
  expect(screen.queryByRole('link', { name: /show in the document/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Can I have a dog?' })).toBeDefined();
});

it('writes the days in how an answer came about as the rest of the report does', async () => {
  open('?ask=What is the total rent?');

  expect(
    await screen.findByText(/Base rent over the term: .* from Apr 1, 2026 to Mar 31, 2027/, {}, patience),
  ).toBeDefined();
});

it('asks for a question when there is none', async () => {
  const user = userEvent.setup();
  open('?tab=ask');

  await user.click(screen.getByRole('button', { name: 'Ask' }));

  expect(screen.getByText('Write a question first.')).toBeDefined();
  expect(screen.getByLabelText('Ask about this lease').getAttribute('aria-invalid')).toBe('true');
});
