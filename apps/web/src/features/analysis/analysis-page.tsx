import { EmptyState, PageBody, PageSpinner, ReportMiniature } from '@keyclause/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { ScreenMeta } from '#app/screen-meta.tsx';
import { paths } from '#paths.ts';
import { AskLeases } from './ask-leases/ask-leases.tsx';
import { pollMs, useLeaseEvents } from './lease-events.ts';
import { LeaseList } from './list/lease-list.tsx';
import { type LeaseFilter, leaseListQuery, readFilter } from './list/lease-list-query.ts';
import { ListControls } from './list/list-controls.tsx';
import { useLeaseActions } from './list/use-lease-actions.ts';
import { UploadPanel } from './upload/upload-panel.tsx';

/** My leases, and the way to add one. */
export const AnalysisPage = () => {
  useLeaseEvents();
  const [query, setQuery] = useSearchParams();
  const filter = readFilter(query);
  const actions = useLeaseActions();
  const list = useInfiniteQuery({
    ...leaseListQuery(filter),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => pollMs(state.data?.pages.flatMap((page) => page.leases) ?? []),
  });
  const leases = list.data?.pages.flatMap((page) => page.leases) ?? [];
  const total = list.data?.pages.at(-1)?.total ?? 0;
  const isFirst = list.data !== undefined && total === 0 && filter.search === '';

  const change = ({ search, sort }: LeaseFilter): void =>
    setQuery(
      (current) => {
        const next = new URLSearchParams(current);
        if (search) next.set('search', search);
        else next.delete('search');
        if (sort === 'newest') next.delete('sort');
        else next.set('sort', sort);
        return next;
      },
      { replace: true },
    );

  return (
    <PageBody title="Your leases" lead="Drop a lease and read its terms, traps and dates beside the document.">
      <ScreenMeta title="Your leases" />
      <UploadPanel />
      {isFirst ? (
        <div style={{ marginTop: 40 }}>
          <EmptyState
            title="No lease yet"
            miniature={<ReportMiniature />}
            action={
              <Button variant="outlined" href={paths.sampleLease}>
                Open a sample report
              </Button>
            }
          >
            Your reports will stand here: what each lease says, what to watch out for, and when to act. Every line opens
            the words that it comes from.
          </EmptyState>
        </div>
      ) : (
        <>
          <AskLeases />
          <ListControls filter={filter} onChange={change} />
          {list.error ? (
            <Alert
              severity="error"
              action={
                <Button color="inherit" size="small" onClick={() => void list.refetch()}>
                  Try again
                </Button>
              }
            >
              Your leases could not be loaded. {list.error.message}
            </Alert>
          ) : null}
          {list.isPending ? <PageSpinner label="Loading your leases" /> : null}
          <Typography role="status" variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {list.data && filter.search
              ? `${total} ${total === 1 ? 'lease matches' : 'leases match'} “${filter.search}”`
              : ''}
          </Typography>
          {leases.length > 0 ? (
            <LeaseList
              leases={leases}
              sort={filter.sort}
              onSort={(sort) => change({ ...filter, sort })}
              actions={actions}
            />
          ) : null}
          {list.hasNextPage ? (
            <Button
              variant="outlined"
              sx={{ mt: 2 }}
              loading={list.isFetchingNextPage}
              onClick={() => void list.fetchNextPage()}
            >
              Show more: {total - leases.length} left
            </Button>
          ) : null}
        </>
      )}
    </PageBody>
  );
};
