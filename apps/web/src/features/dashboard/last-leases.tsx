import type { Lease } from '@keyclause/contracts';
import type { CalendarDay } from '@keyclause/domain';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { paths } from '#paths.ts';
import { LeaseLine } from './lease-line.tsx';
import { Panel } from './panel.tsx';

interface LastLeasesProps {
  readonly leases: readonly Lease[];
  readonly leaseCount: number;
  readonly today: CalendarDay;
}

export const LastLeases = ({ leases, leaseCount, today }: LastLeasesProps) => (
  <Panel
    title="Last reports"
    action={
      <Link href={paths.analysis} underline="hover">
        {leaseCount > leases.length ? `All ${leaseCount} leases` : 'All leases'}
      </Link>
    }
  >
    <List>
      {leases.map((lease) => (
        <LeaseLine key={lease.id} lease={lease} today={today} />
      ))}
    </List>
  </Panel>
);

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));
