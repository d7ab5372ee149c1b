import { useAuth } from '@keyclause/session';
import { RequireAuth } from '@keyclause/session/guards';
import { ErrorScreen, PageBody, PageSpinner } from '@keyclause/ui';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useDeferredValue, useEffect } from 'react';
import { loadScreen } from '#app/load-screen.ts';
import { ScreenMeta } from '#app/screen-meta.tsx';
import { paths } from '#paths.ts';
import { dashboardQuery, useDashboardEvents } from './dashboard-queries.ts';
import { localToday } from './today.ts';
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
  const { data: newest, error, refetch } = useQuery(dashboardQuery(today));
  // What a query brings is drawn in one go otherwise, and a board is too much for that on a phone.
  const data = useDeferredValue(newest);
  useDashboardEvents();
  useEffect(() => {
    // Most who come back have leases: their board comes beside the data. A failure is told when the board is drawn.
    import('./lease-board.tsx').catch(() => undefined);
  }, []);
  if (error && !newest) return <ErrorScreen message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <PageSpinner label="Loading your leases" />;
  const { leaseCount, allowance } = data;
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
      {isFirstVisit ? <FirstLease allowance={allowance} /> : <LeaseBoard dashboard={data} today={today} />}
    </PageBody>
  );
};

const PublicDashboard = lazy(async () => ({
  default: (await loadScreen(() => import('./public-dashboard.tsx'))).PublicDashboard,
}));

const FirstLease = lazy(async () => ({
  default: (await loadScreen(() => import('./first-lease.tsx'))).FirstLease,
}));

const LeaseBoard = lazy(async () => ({
  default: (await loadScreen(() => import('./lease-board.tsx'))).LeaseBoard,
}));
