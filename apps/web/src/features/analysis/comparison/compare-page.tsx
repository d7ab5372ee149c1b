import { EmptyState, PageBody, PageSpinner } from '@keyclause/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { ScreenMeta } from '#app/screen-meta.tsx';
import { paths } from '#paths.ts';
import { useLeaseEvents } from '../lease-events.ts';
import { type ComparedLease, leaseChoicesQuery, useComparedLease } from './compared-lease.ts';
import { type ComparisonAddress, readComparisonAddress, writeComparisonAddress } from './comparison-address.ts';
import { ComparisonReport } from './comparison-report.tsx';
import { LeasePickers } from './lease-pickers.tsx';

/** Two leases of the account beside each other. */
export const ComparePage = () => {
  useLeaseEvents();
  const [query, setQuery] = useSearchParams();
  const address = readComparisonAddress(query);
  const { data: leases, error, refetch } = useQuery(leaseChoicesQuery);
  const [a, b] = [useComparedLease(address.a), useComparedLease(address.b)];
  const change = (next: Partial<ComparisonAddress>): void =>
    setQuery(writeComparisonAddress({ ...address, ...next }), { replace: true });

  return (
    <PageBody
      title="Compare leases"
      lead="See what changed between two leases, or two versions of one, and for whom it got better or worse."
      actions={
        <Actions>
          <Button href={paths.analysis}>Your leases</Button>
          {a.state === 'ready' && b.state === 'ready' && address.a !== address.b ? (
            <Button variant="outlined" onClick={() => window.print()}>
              Print
            </Button>
          ) : null}
        </Actions>
      }
    >
      <ScreenMeta title="Compare leases" />
      {error ? (
        <Trouble message={`Your leases could not be loaded. ${error.message}`} onRetry={() => void refetch()} />
      ) : !leases ? (
        <PageSpinner label="Loading your leases" />
      ) : leases.length < 2 && address.b === null ? (
        <EmptyState
          title={leases.length === 0 ? 'No lease to compare yet' : 'One more lease is needed'}
          action={
            <Button variant="contained" href={paths.analysis}>
              Add a lease
            </Button>
          }
        >
          A comparison holds two leases against each other: the draft and the signed one, last year’s and this year’s,
          or two places that you could rent. Add the other one and come back.
        </EmptyState>
      ) : (
        <>
          <LeasePickers
            leases={leases}
            a={address.a}
            b={address.b}
            onChange={(first, second) => change({ a: first, b: second })}
          />
          {address.a !== null && address.a === address.b ? (
            <Alert severity="info">This is the same lease twice. Choose another one for one side.</Alert>
          ) : a.state === 'ready' && b.state === 'ready' ? (
            <ComparisonReport a={a} b={b} as={address.as} onViewpoint={(as) => change({ as })} />
          ) : (
            <>
              <SideState name="The first lease" side={a} />
              <SideState name="The second lease" side={b} />
            </>
          )}
        </>
      )}
    </PageBody>
  );
};

const Actions = styled('div')({ display: 'flex', gap: 8, '@media print': { display: 'none' } });

/** What one side is waiting for. A lease of another account looks like one that does not exist. */
const SideState = ({ name, side }: { readonly name: string; readonly side: ComparedLease }) => {
  if (side.state === 'ready') return null;
  if (side.state === 'loading') return <PageSpinner label={`Opening ${name.toLowerCase()}`} />;
  if (side.state === 'failed')
    return <Trouble message={`${name} could not be opened. ${side.message}`} onRetry={side.retry} />;
  return (
    <Alert severity={side.state === 'unknown' ? 'warning' : 'info'} sx={{ mb: 2 }}>
      {side.state === 'none' ? `${name}: choose it above.` : null}
      {side.state === 'unknown'
        ? `${name} does not exist. It may have been deleted, or it belongs to another account.`
        : null}
      {side.state === 'unread' ? unreadWords(name, side.lease.status) : null}
    </Alert>
  );
};

const unreadWords = (name: string, status: string): string =>
  status === 'failed' || status === 'cancelled'
    ? `${name} has no report, so it cannot be compared.`
    : `${name} is still being read. The comparison appears here when it is done.`;

const Trouble = ({ message, onRetry }: { readonly message: string; readonly onRetry: () => void }) => (
  <Alert
    severity="error"
    sx={{ mb: 2 }}
    action={
      <Button color="inherit" size="small" onClick={onRetry}>
        Try again
      </Button>
    }
  >
    {message}
  </Alert>
);
