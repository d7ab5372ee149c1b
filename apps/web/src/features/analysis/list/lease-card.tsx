import type { Lease } from '@keyclause/contracts';
import { styled } from '@mui/material/styles';
import { FlagsCell, leaseLine, ScoreCell } from './lease-cells.tsx';
import { LeaseMenu } from './lease-menu.tsx';
import { LeaseName } from './lease-name.tsx';
import { LeaseStatusLine } from './lease-status-line.tsx';
import { type LeaseHandlers, useRenaming } from './use-renaming.ts';

export const LeaseCard = ({ lease, onRename, onRemove, onCancel }: LeaseHandlers & { readonly lease: Lease }) => {
  const { isRenaming, begin, finish } = useRenaming(lease, onRename);
  const { summary } = lease;
  return (
    <Card>
      <Head>
        <div>
          <LeaseName lease={lease} isRenaming={isRenaming} onDone={finish} />
        </div>
        <LeaseMenu
          lease={lease}
          onRename={begin}
          onRemove={() => onRemove(lease)}
          onCancel={() => void onCancel(lease)}
        />
      </Head>
      {lease.status === 'ready' && summary ? (
        <>
          <ScoreCell summary={summary} />
          <FlagsCell summary={summary} />
          <Small>{leaseLine({ summary, createdAt: lease.createdAt })}</Small>
        </>
      ) : (
        <LeaseStatusLine lease={lease} />
      )}
    </Card>
  );
};

const Card = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  padding: '12px 8px 16px 16px',
  borderRadius: 20,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}));

const Head = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'start',
  gap: 8,
  '& > div': { minWidth: 0, paddingTop: 6 },
});

const Small = styled('span')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }));
