import { useAuth } from '@keyclause/session';
import { RequireAuth } from '@keyclause/session/guards';
import { ErrorScreen, PageBody, PageSpinner } from '@keyclause/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { loadScreen } from '#app/load-screen.ts';
import { ScreenMeta } from '#app/screen-meta.tsx';
import { paths } from '#paths.ts';
import { dashboardQuery, useDashboardEvents } from './dashboard-queries.ts';
import { LastLeases } from './last-leases.tsx';
import { NextDates } from './next-dates.tsx';
import { localToday } from './today.ts';
import { UsagePanel } from './usage-panel.tsx';
import { VerifyReminder } from './verify-reminder.tsx';

export const DashboardPage = () => (
  <>
    <ScreenMeta title="Dashboard" description="Your leases, their next dates and what you have used, on one page." />
    <Suspense fallback={<PageSpinner />}>
      <RequireAuth fallback={<PublicDashboard />}>
        <Dashboard />
      </RequireAuth>
    </Suspense>
  </>
);

const Dashboard = () => {
  const today = localToday();
  const { user } = useAuth();
  const { data, error, refetch } = useQuery(dashboardQuery(today));
  useDashboardEvents();
  if (error && !data) return <ErrorScreen message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <PageSpinner label="Loading your leases" />;
  const { leases, leaseCount, dates, allowance } = data;
  const isFirstVisit = leaseCount === 0;
  return (
    <PageBody
      title="Dashboard"
      lead={isFirstVisit ? undefined : 'Your leases and what they will ask of you next.'}
      actions={
        isFirstVisit ? null : (
          <Button variant="contained" href={paths.analysis}>
            Read a lease
          </Button>
        )
      }
    >
      {user && !user.emailVerified ? <VerifyReminder email={user.email} /> : null}
      {isFirstVisit ? (
        <FirstLease allowance={allowance} />
      ) : (
        <Columns>
          <LastLeases leases={leases} leaseCount={leaseCount} today={today} />
          <Side>
            <NextDates dates={dates} today={today} />
            <UsagePanel allowance={allowance} />
          </Side>
        </Columns>
      )}
    </PageBody>
  );
};

const PublicDashboard = lazy(async () => ({
  default: (await loadScreen(() => import('./public-dashboard.tsx'))).PublicDashboard,
}));

const FirstLease = lazy(async () => ({
  default: (await loadScreen(() => import('./first-lease.tsx'))).FirstLease,
}));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(300px, 360px)' },
}));

const Side = styled('div')({ display: 'grid', gap: 24, minWidth: 0 });
