import { getLease, type LeaseDetails, leaseParams } from '@keyclause/contracts';
import { RequestError } from '@keyclause/request';
import { ErrorScreen, NotFoundScreen, PageSpinner } from '@keyclause/ui';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { endpointQuery } from '#app/endpoint-query.ts';
import { ScreenMeta } from '#app/screen-meta.tsx';
import { paths } from '#paths.ts';
import { reportQuery } from '#reports/report-queries.ts';
import { ReportScreen } from '#reports/report-screen.tsx';
import { AddDialog } from './amendments/add-dialog.tsx';
import { LeaseDocuments } from './amendments/lease-documents.tsx';
import { apiLeaseSource } from './api-lease-source.ts';
import { pollMs, useLeaseEvents } from './lease-events.ts';
import { LeaseTrail } from './lease-trail.tsx';
import { ModelAnnouncement } from './model-announcement.tsx';
import { ShareButton } from './share/share-button.tsx';
import { UnreadLease } from './unread-lease.tsx';

/** One lease of the account: its report beside the document, or how far the reading is, or why there is none. */
export const LeasePage = () => {
  const params = leaseParams.safeParse(useParams());
  return params.success ? <KnownLease leaseId={params.data.leaseId} /> : <NoSuchLease />;
};

const KnownLease = ({ leaseId }: { readonly leaseId: string }) => {
  useLeaseEvents();
  const {
    data: lease,
    error,
    refetch,
  } = useQuery({
    ...endpointQuery(getLease, { params: { leaseId } }),
    refetchInterval: ({ state }) => pollMs(state.data ? [state.data] : []),
  });

  if (lease) return lease.status === 'ready' ? <ReadyLease lease={lease} /> : <UnreadLease lease={lease} />;
  if (!error) return <PageSpinner label="Opening the lease" />;
  return error instanceof RequestError && error.status === 404 ? (
    <NoSuchLease />
  ) : (
    <ErrorScreen message={error.message} onRetry={() => void refetch()} />
  );
};

const ReadyLease = ({ lease }: { readonly lease: LeaseDetails }) => {
  const { id, createdAt, revisedAt, title, isModelReading } = lease;
  // The dialog stands beside the report, whose panes are drawn anew when the window becomes narrow or wide: what was chosen stays.
  const [isAdding, setIsAdding] = useState(false);
  const read = revisedAt ?? createdAt;
  const version = isModelReading ? `${read} before the model` : read;
  const source = useMemo(() => apiLeaseSource(id, version), [id, version]);
  // What the model adds comes into the report that is being read, not in its place.
  const {
    data: report,
    error,
    isPlaceholderData,
    refetch,
  } = useQuery({
    ...reportQuery(source),
    placeholderData: (before, query) => (isOf(query?.queryKey[1], id) ? before : undefined),
  });

  return (
    <>
      <ScreenMeta title={title} />
      <ModelAnnouncement
        isReading={isModelReading}
        isOutdated={isPlaceholderData || !report}
        hasRead={report?.model !== undefined && report.model.outcome !== 'not_read'}
      />
      {report ? (
        <ReportScreen
          source={source}
          report={report}
          title={title}
          back={<LeaseTrail isBesideHeading />}
          note={isModelReading ? 'A model is reading along. What it finds will appear here.' : undefined}
          actions={
            <Button size="small" href={paths.compareLeases(id)}>
              Compare
            </Button>
          }
          share={<ShareButton lease={lease} />}
          documents={(reading) => (
            <LeaseDocuments
              reading={reading}
              lease={lease}
              isOutdated={isPlaceholderData}
              isAdding={isAdding}
              onAdd={() => setIsAdding(true)}
            />
          )}
        />
      ) : error ? (
        <ErrorScreen message={error.message} onRetry={() => void refetch()} />
      ) : (
        <PageSpinner label="Opening the report" />
      )}
      {isAdding ? <AddDialog lease={lease} onClose={() => setIsAdding(false)} /> : null}
    </>
  );
};

const isOf = (sourceKey: unknown, leaseId: string): boolean => String(sourceKey).startsWith(`${leaseId} `);

const NoSuchLease = () => (
  <>
    <ScreenMeta title="Lease not found" />
    <NotFoundScreen
      title="There is no such lease"
      message="It may have been deleted, or it belongs to another account."
      action={{ label: 'See your leases', href: paths.analysis }}
    />
  </>
);
