import { cancelLease, type Lease } from '@keyclause/contracts';
import { ProgressLine } from '@keyclause/ui';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '#app/api-client.ts';
import { ScreenMeta } from '#app/screen-meta.tsx';
import { sizeWords } from '#files/file-words.ts';
import { paths } from '#paths.ts';
import { failureWords } from './failure-words.ts';
import { takeLease } from './lease-events.ts';
import { LeaseTrail } from './lease-trail.tsx';
import { progressShare, progressWords } from './progress-words.ts';

/** A lease without a report: still being read, stopped, or not readable. */
export const UnreadLease = ({ lease }: { readonly lease: Lease }) => (
  <Middle>
    <ScreenMeta title={lease.title} />
    <div>
      <LeaseTrail />
      <Typography variant="h1" sx={{ mt: 1 }}>
        {lease.title}
      </Typography>
    </div>
    {lease.status === 'failed' ? (
      <Failed lease={lease} />
    ) : lease.status === 'cancelled' ? (
      <Cancelled />
    ) : (
      <UnderWay lease={lease} />
    )}
    <Files>
      {lease.files.map(({ name, bytes }, index) => (
        <li key={`${index} ${name}`}>
          {name} <span>{isRead(lease, index) ? 'Read' : sizeWords(bytes)}</span>
        </li>
      ))}
    </Files>
  </Middle>
);

/** Files are read one after the other. */
const isRead = ({ status, progress }: Lease, index: number): boolean =>
  status === 'reading' &&
  progress !== null &&
  (index < progress.document || progress.stage === 'reading' || progress.stage === 'saving');

const UnderWay = ({ lease }: { readonly lease: Lease }) => {
  const client = useQueryClient();
  const cancel = useMutation({
    mutationFn: async () => (await request(cancelLease, { params: { leaseId: lease.id } })).data,
    onSuccess: (cancelled) => takeLease(client, cancelled),
  });
  return (
    <>
      <ProgressLine
        label={progressWords(lease)}
        fraction={progressShare(lease.progress)}
        note="You can leave this page or close it. The reading goes on, and the report will be in your list."
      />
      <div>
        <Button variant="outlined" loading={cancel.isPending} onClick={() => cancel.mutate()}>
          Stop reading
        </Button>
      </div>
    </>
  );
};

const Failed = ({ lease }: { readonly lease: Lease }) => (
  <>
    <Alert severity="error">
      <AlertTitle>{lease.failure?.fileName ?? 'This lease could not be read'}</AlertTitle>
      {failureWords(lease)} Nothing was charged.
    </Alert>
    <div>
      <Button variant="contained" href={paths.analysis}>
        Choose another file
      </Button>
    </div>
  </>
);

const Cancelled = () => (
  <>
    <Alert severity="info">You stopped the reading of this lease. Nothing was charged.</Alert>
    <div>
      <Button variant="contained" href={paths.analysis}>
        Read a lease
      </Button>
    </div>
  </>
);

const Middle = styled('div')({
  display: 'grid',
  gap: 24,
  width: '100%',
  maxWidth: 600,
  margin: 'auto',
  padding: '32px 16px',
});

const Files = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  padding: '16px 0 0',
  listStyle: 'none',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  '& li': { display: 'flex', justifyContent: 'space-between', gap: 16, overflowWrap: 'anywhere' },
  '& span': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
}));
