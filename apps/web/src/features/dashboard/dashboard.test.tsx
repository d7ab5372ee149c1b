import type { Lease } from '@keyclause/contracts';
import { KeyclauseThemeProvider } from '@keyclause/theme';
import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { AppLink } from '#app/app-link.tsx';
import { LastLeases } from './last-leases.tsx';
import { NextDates } from './next-dates.tsx';
import { localToday } from './today.ts';
import { UsagePanel } from './usage-panel.tsx';

const today = '2026-11-20';
const leaseId = '0b6c1f8e-5a5e-4a8e-9d5a-1c2d3e4f5a6b';

const aSummary = (change: Partial<NonNullable<Lease['summary']>> = {}): NonNullable<Lease['summary']> => ({
  kind: 'residential',
  pageCount: 4,
  score: 60,
  grade: 'C',
  flags: { critical: 0, high: 3, medium: 5, low: 1 },
  premises: '2208 Tolliver Bend Drive',
  landlord: 'Brazos Fork Holdings',
  rentMonthlyCents: 189_500,
  amendedRents: [],
  startOn: '2026-04-01',
  endOn: '2027-03-31',
  ...change,
});

const aLease = (change: Partial<Lease> = {}): Lease => ({
  id: leaseId,
  title: 'Round Rock',
  status: 'ready',
  createdAt: '2026-11-20T12:00:00Z',
  updatedAt: '2026-11-20T12:00:00Z',
  charge: 'allowance',
  files: [{ name: 'lease.pdf', bytes: 1, mediaType: 'application/pdf' }],
  progress: null,
  failure: null,
  isModelReading: false,
  summary: aSummary(),
  ...change,
});

const show = (element: ReactNode) => {
  const router = createMemoryRouter([{ path: '*', element }]);
  render(
    <KeyclauseThemeProvider link={AppLink}>
      <RouterProvider router={router} />
    </KeyclauseThemeProvider>,
  );
};

const showLease = (change: Partial<Lease>) =>
  show(<LastLeases leases={[aLease(change)]} leaseCount={1} today={today} />);

describe('a lease that was read', () => {
  it('leads to its report and says what is in it', () => {
    showLease({});

    expect(screen.getByRole('link', { name: 'Round Rock' }).getAttribute('href')).toBe(`/analysis/${leaseId}`);
    expect(screen.getByText('2208 Tolliver Bend Drive · $1,895 a month · ends March 31, 2027')).toBeTruthy();
    expect(screen.getByText('3 high')).toBeTruthy();
    expect(screen.getByText('5 medium')).toBeTruthy();
    expect(screen.queryByText(/critical/)).toBeNull();
    expect(screen.getByText('60 of 100')).toBeTruthy();
  });

  it('names the rent that holds today, and from which day another one does', () => {
    showLease({ summary: aSummary({ amendedRents: [{ from: '2027-01-01', monthlyCents: 195_000 }] }) });

    expect(screen.getByText(/· \$1,895 a month, \$1,950 from Jan 1, 2027 ·/)).toBeTruthy();
  });

  it('says that it has ended, and what it does not state', () => {
    showLease({ summary: aSummary({ endOn: '2026-11-19', premises: null, rentMonthlyCents: null }) });

    expect(screen.getByText('Premises not stated · ended November 19, 2026')).toBeTruthy();
  });

  it('says so when nothing serious was found', () => {
    showLease({ summary: aSummary({ flags: { critical: 0, high: 0, medium: 0, low: 2 } }) });

    expect(screen.getByText('Nothing serious found')).toBeTruthy();
  });
});

it.each<[Partial<Lease>, string]>([
  [{ status: 'queued' }, 'Waiting for its turn'],
  [
    { status: 'reading', progress: { stage: 'text', document: 0, documentCount: 1, page: 7, pageCount: 23 } },
    'Reading page 7 of 23',
  ],
  [{ status: 'reading' }, 'Being read'],
  [
    { status: 'failed', failure: { code: 'pdf_encrypted', message: 'It needs a password.', fileName: null } },
    'It needs a password.',
  ],
  [{ status: 'cancelled' }, 'Stopped. Nothing was charged.'],
])('says where the reading of %j stands', (change, words) => {
  showLease({ summary: null, ...change });

  expect(screen.getByText(words)).toBeTruthy();
});

it('says how many leases there are when it shows fewer', () => {
  show(<LastLeases leases={[aLease()]} leaseCount={12} today={today} />);

  expect(screen.getByRole('link', { name: 'All 12 leases' })).toBeTruthy();
});

describe('the next dates', () => {
  const aDate = (key: string, on: string) => ({
    leaseId,
    leaseTitle: 'Round Rock',
    key,
    kind: 'notice_deadline' as const,
    title: `Notice ${key}`,
    on,
  });

  it('lead to the report, open at the date', () => {
    show(<NextDates today={today} dates={[aDate('n1', '2026-11-21')]} />);

    expect(screen.getByRole('link', { name: 'Notice n1' }).getAttribute('href')).toBe(
      `/analysis/${leaseId}?tab=dates&item=n1`,
    );
  });

  it('say how far off they are, with the day itself', () => {
    show(
      <NextDates
        today={today}
        dates={[aDate('a', '2026-11-20'), aDate('b', '2026-11-21'), aDate('c', '2027-01-31'), aDate('d', '2029-12-01')]}
      />,
    );

    const days = screen.getAllByRole('listitem').map((line) => within(line).getByRole('time'));
    expect(days.map((day) => day.textContent)).toEqual([
      'Nov 20today',
      'Nov 21tomorrow',
      'Jan 31, 2027in 2 months',
      'Dec 1, 2029in 3 years',
    ]);
    expect(days[2]?.getAttribute('title')).toBe('January 31, 2027');
  });

  it('say so when there is none', () => {
    show(<NextDates today={today} dates={[]} />);

    expect(screen.getByText('None of your leases names a date from today on.')).toBeTruthy();
  });
});

it.each([
  [{ used: 1, included: 3, period: 'ever', credits: 0, nextCharge: 'allowance' }, '1 of 3 free scans used'],
  [{ used: 30, included: 30, period: 'month', credits: 2, nextCharge: 'credit' }, 'The next one takes a credit.'],
  [{ used: 3, included: 3, period: 'ever', credits: 0, nextCharge: null }, 'Nothing is left for another one.'],
] as const)('says what is used and what the next one takes: %j', (allowance, words) => {
  show(<UsagePanel allowance={allowance} />);

  expect(screen.getByText(words)).toBeTruthy();
});

it('takes the day from the reader’s own calendar', () => {
  expect(localToday(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});
