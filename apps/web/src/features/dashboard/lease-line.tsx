import type { Lease } from '@keyclause/contracts';
import { type CalendarDay, formatDay } from '@keyclause/domain';
import { SeverityMark } from '@keyclause/ui';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { paths } from '#paths.ts';
import { rentOn } from '#reports/money/rent-on.ts';

interface LeaseLineProps {
  readonly lease: Lease;
  readonly today: CalendarDay;
}

export const LeaseLine = ({ lease, today }: LeaseLineProps) => (
  <Line>
    <Main>
      <Link href={paths.lease(lease.id)} color="inherit" underline="hover" sx={{ fontWeight: 640 }}>
        {lease.title}
      </Link>
      <Typography variant="body2" color="textSecondary">
        {stateText(lease, today)}
      </Typography>
      {lease.summary ? <Marks flags={lease.summary.flags} /> : null}
    </Main>
    {lease.summary ? (
      <Score>
        <span aria-hidden="true">{lease.summary.grade}</span>
        <Typography variant="figures" color="textSecondary">
          {lease.summary.score} of 100
        </Typography>
      </Score>
    ) : null}
  </Line>
);

type Flags = NonNullable<Lease['summary']>['flags'];

const Marks = ({ flags }: { readonly flags: Flags }) => {
  const found = (['critical', 'high', 'medium'] as const).filter((severity) => flags[severity] > 0);
  return (
    <MarkRow>
      {found.map((severity) => (
        <SeverityMark key={severity} severity={severity} label={`${flags[severity]} ${severity}`} />
      ))}
      {found.length === 0 ? <SeverityMark severity="fine" label="Nothing serious found" /> : null}
    </MarkRow>
  );
};

const stateText = ({ status, summary, failure, progress }: Lease, today: CalendarDay): string => {
  if (status === 'queued') return 'Waiting for its turn';
  if (status === 'reading') {
    return progress && progress.page > 0 && progress.pageCount > 0
      ? `Reading page ${progress.page} of ${progress.pageCount}`
      : 'Being read';
  }
  if (status === 'failed') return failure?.message ?? 'It could not be read. Nothing was charged.';
  if (status === 'cancelled' || !summary) return 'Stopped. Nothing was charged.';
  const { premises, endOn } = summary;
  const { present, coming } = rentOn(summary, today);
  return [
    premises ?? 'Premises not stated',
    present === null ? null : [`${present} a month`, ...coming].join(', '),
    endOn === null ? null : `${endOn < today ? 'ended' : 'ends'} ${formatDay(endOn)}`,
  ]
    .filter((part) => part !== null)
    .join(' · ');
};

const Line = styled('li')({ display: 'flex', justifyContent: 'space-between', gap: 24, padding: '16px 0' });

const Main = styled('div')({ minWidth: 0, display: 'grid', gap: 4, justifyItems: 'start' });

const MarkRow = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', marginTop: 4 });

const Score = styled('div')({
  flex: 'none',
  textAlign: 'right',
  '& > span:first-of-type': { display: 'block', fontSize: '1.5rem', lineHeight: 1.1, fontWeight: 680 },
});
