import type { FileFault, IntegrityCheck } from '@keyclause/contracts';
import { EmptyState, ErrorScreen, PageSpinner, ProgressLine, showNotice } from '@keyclause/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useFileCheck, useStartFileCheck } from './admin-queries.ts';
import { FileFaultList } from './file-fault-list.tsx';

/** Whether the stored files are whole, and a button that has all of them read again. */
export const FileCheck = () => {
  const { data, error, refetch } = useFileCheck();
  if (error) return <ErrorScreen isPart message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <PageSpinner />;
  if (!data.check) {
    return (
      <EmptyState title="Not checked yet" action={<StartButton />}>
        A check reads every stored file and compares it with the lease that names it.
      </EmptyState>
    );
  }
  const { check } = data;
  return (
    <Stack>
      {isUnderWay(check) ? <Progress check={check} /> : <Outcome check={check} />}
      {check.status === 'done' ? <FaultCounts counts={check.counts} /> : null}
      {check.findings.length > 0 ? <FileFaultList check={check} /> : null}
    </Stack>
  );
};

const isUnderWay = ({ status }: IntegrityCheck): boolean => status === 'queued' || status === 'running';

const StartButton = () => {
  const start = useStartFileCheck();
  return (
    <Button
      variant="contained"
      loading={start.isPending}
      onClick={() => start.mutate(undefined, { onError: ({ message }) => showNotice({ message, tone: 'error' }) })}
    >
      Check all files
    </Button>
  );
};

const Progress = ({ check: { status, checked, total } }: { check: IntegrityCheck }) => (
  <ProgressLine
    label={
      status === 'queued' || total === null
        ? 'Waiting for a worker'
        : `Checked ${checked} of ${total} ${total === 1 ? 'file' : 'files'}`
    }
    fraction={total ? checked / total : undefined}
    note="You can leave this page; the check goes on."
  />
);

const Outcome = ({ check }: { check: IntegrityCheck }) => {
  const { status, checked, counts, endedAt } = check;
  const faults = counts.missing + counts.mismatch + counts.orphan;
  const title =
    status === 'failed'
      ? 'The check did not come to its end'
      : faults === 0
        ? `${checked} ${checked === 1 ? 'file' : 'files'} checked, all whole`
        : `${faults} ${faults === 1 ? 'fault' : 'faults'} in ${checked} ${checked === 1 ? 'file' : 'files'}`;
  return (
    <Head>
      <div>
        <Typography variant="h2">{title}</Typography>
        <Typography variant="body2" color="textSecondary">
          {status === 'failed' ? 'The log of the worker says why. ' : null}
          {endedAt ? `Ended ${new Date(endedAt).toLocaleString()}` : null}
        </Typography>
      </div>
      <StartButton />
    </Head>
  );
};

const meanings: Readonly<Record<FileFault, { title: string; text: string }>> = {
  missing: { title: 'Missing', text: 'A lease names the file, and the store does not have it.' },
  mismatch: { title: 'Mismatch', text: 'The stored bytes are not those that were uploaded.' },
  orphan: { title: 'Orphan', text: 'The store has a file that no lease names.' },
};

const FaultCounts = ({ counts }: Pick<IntegrityCheck, 'counts'>) => (
  <Counts>
    {(['missing', 'mismatch', 'orphan'] as const).map((fault) => (
      <Count key={fault}>
        <dt>{meanings[fault].title}</dt>
        <Typography component="dd" variant="h2" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
          {counts[fault]}
        </Typography>
        <Typography component="dd" variant="body2" color="textSecondary" sx={{ m: 0 }}>
          {meanings[fault].text}
        </Typography>
      </Count>
    ))}
  </Counts>
);

const Stack = styled('div')({ display: 'grid', gap: 24 });

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
});

const Counts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  gap: 12,
  margin: 0,
});

const Count = styled('div')(({ theme }) => ({
  padding: 20,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 20,
}));
