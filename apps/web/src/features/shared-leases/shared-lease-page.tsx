import { getSharedLease, sharedLeaseParams } from '@keyclause/contracts';
import { RequestError } from '@keyclause/request';
import { ErrorScreen, NotFoundScreen, PageSpinner } from '@keyclause/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { quietRequest } from '#app/api-client.ts';
import { ScreenMeta } from '#app/screen-meta.tsx';
import { paths } from '#paths.ts';
import { BackLink } from '#reports/back-link.tsx';
import { reportQuery } from '#reports/report-queries.ts';
import { ReportScreen } from '#reports/report-screen.tsx';
import { sharedLeaseSource } from './shared-lease-source.ts';

/** A report as a link shows it: to read, not to change. */
export const SharedLeasePage = () => {
  const params = sharedLeaseParams.safeParse(useParams());
  return params.success ? <KnownToken token={params.data.token} /> : <NoSuchLink />;
};

const KnownToken = ({ token }: { readonly token: string }) => {
  const { data, error, refetch } = useQuery({
    queryKey: ['shared-lease', token],
    queryFn: async ({ signal }) => (await quietRequest(getSharedLease, { params: { token } }, { signal })).data,
    retry: false,
  });
  if (data) return <SharedReport token={token} {...data} />;
  if (!error) return <PageSpinner label="Opening the report" />;
  return isMissing(error) ? <NoSuchLink /> : <ErrorScreen message={error.message} onRetry={() => void refetch()} />;
};

type SharedReportProps = {
  readonly token: string;
  readonly title: string;
  readonly withDocument: boolean;
  readonly expiresAt: string | null;
};

const SharedReport = ({ token, title, withDocument, expiresAt }: SharedReportProps) => {
  const source = useMemo(() => sharedLeaseSource(token, withDocument), [token, withDocument]);
  const { data: report, error, refetch } = useQuery({ ...reportQuery(source), retry: false });
  if (error)
    return isMissing(error) ? <NoSuchLink /> : <ErrorScreen message={error.message} onRetry={() => void refetch()} />;
  return (
    <>
      <ScreenMeta title={`Shared: ${title}`} />
      {report ? (
        <ReportScreen
          source={source}
          report={report}
          title={title}
          back={<BackLink href={paths.analysis} label="Document analyzer" />}
          note={`Shared with you to read${expiresAt ? ` until ${dayOf(expiresAt)}` : ''}.`}
        />
      ) : (
        <PageSpinner label="Opening the report" />
      )}
    </>
  );
};

const isMissing = (error: Error): boolean => error instanceof RequestError && error.status === 404;

const dayOf = (instant: string): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }).format(new Date(instant));

/** Unknown, revoked and expired look the same. */
const NoSuchLink = () => (
  <>
    <ScreenMeta title="Link not found" />
    <NotFoundScreen
      title="There is nothing behind this link"
      message="It may be incomplete, or it no longer works. Ask whoever sent it for a new one."
      action={{ label: 'Read a lease of your own', href: paths.analysis }}
    />
  </>
);
