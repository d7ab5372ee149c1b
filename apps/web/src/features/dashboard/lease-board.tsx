import type { EndpointOutput, getDashboard } from '@keyclause/contracts';
import { styled } from '@mui/material/styles';
import { LastLeases } from './last-leases.tsx';
import { NextDates } from './next-dates.tsx';
import { UsagePanel } from './usage-panel.tsx';

interface LeaseBoardProps {
  readonly dashboard: EndpointOutput<typeof getDashboard>;
  readonly today: string;
}

/** What somebody with leases sees. A file of its own: the first load is the same for those who have none yet. */
export const LeaseBoard = ({ dashboard: { leases, leaseCount, dates, allowance }, today }: LeaseBoardProps) => (
  <Columns>
    <LastLeases leases={leases} leaseCount={leaseCount} today={today} />
    <Side>
      <NextDates dates={dates} today={today} />
      <UsagePanel allowance={allowance} />
    </Side>
  </Columns>
);

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(300px, 360px)' },
}));

const Side = styled('div')({ display: 'grid', gap: 24, minWidth: 0 });
