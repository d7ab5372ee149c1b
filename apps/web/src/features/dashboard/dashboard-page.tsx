import { useAuth } from '@keyclause/session';
import { RequireAuth } from '@keyclause/session/guards';
import { ErrorScreen, PageBody, PageSpinner } from '@keyclause/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useDeferredValue, useEffect } from 'react';
import { isDrawnForSignedIn } from '#app/drawn-page.ts';
import { loadScreen } from '#app/load-screen.ts';
import { ScreenMeta } from '#app/screen-meta.tsx';
import { paths } from '#paths.ts';
import { BoardOutline } from './board-outline.tsx';
import { dashboardQuery, useDashboardEvents } from './dashboard-queries.ts';
import { localToday } from './today.ts';
import { VerifyReminder } from './verify-reminder.tsx';

export const DashboardPage = () => (
  <>
    <ScreenMeta title="Dashboard" description="Your leases, their next dates and what you have used, on one page." />
    <Suspense fallback={<PageSpinner />}>
      <RequireAuth {...(isDrawnForSignedIn ? { loading: <Dashboard /> } : {})} fallback={<PublicDashboard />}>
        <Dashboard />
      </RequireAuth>
    </Suspense>
  </>
);

/** Its frame stands before it is known who looks at it: nothing of that frame moves when the board arrives. */
const Dashboard = () => {
  const today = localToday();
  const { user } = useAuth();
  const isSignedIn = user !== null;
  const { data: newest, error, refetch } = useQuery({ ...dashboardQuery(today), enabled: isSignedIn });
  // What a query brings is drawn in one go otherwise, and a board is too much for that on a phone.
  const data = useDeferredValue(newest);
  useDashboardEvents(isSignedIn);
  useEffect(() => {
    // Most who come back have leases: their board comes beside the data. A failure is told when the board is drawn.
    import('./lease-board.tsx').catch(() => undefined);
  }, []);
  if (error && !newest) return <ErrorScreen message={error.message} onRetry={() => void refetch()} />;
  const isFirstVisit = data?.leaseCount === 0;
  return (
    <PageBody
      title="Dashboard"
      lead="What your leases will ask of you next: the day to give notice, the day the rent changes, the day the deposit is due back."
      actions={
        isFirstVisit ? null : (
          <ReadALease variant="contained" href={paths.analysis} data-waits={data === undefined}>
            Read a lease
          </ReadALease>
        )
      }
    >
      {data && user && !user.emailVerified ? <VerifyReminder email={user.email} /> : null}
      <Suspense fallback={<BoardOutline />}>
        {data === undefined ? (
          <BoardOutline />
        ) : isFirstVisit ? (
          <FirstLease allowance={data.allowance} />
        ) : (
          <LeaseBoard dashboard={data} today={today} />
        )}
      </Suspense>
    </PageBody>
  );
};

/** Keeps its place while it is not known whether this or that of the first visit is the one to press. */
const ReadALease = styled(Button)({ '&[data-waits="true"]': { visibility: 'hidden' } });

const PublicDashboard = lazy(async () => ({
  default: (await loadScreen(() => import('./public-dashboard.tsx'))).PublicDashboard,
}));

const FirstLease = lazy(async () => ({
  default: (await loadScreen(() => import('./first-lease.tsx'))).FirstLease,
}));

const LeaseBoard = lazy(async () => ({
  default: (await loadScreen(() => import('./lease-board.tsx'))).LeaseBoard,
}));
