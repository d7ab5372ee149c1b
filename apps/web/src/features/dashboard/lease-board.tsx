import type { EndpointOutput, getDashboard } from '@keyclause/contracts';
import { Columns, Side } from './board-columns.tsx';
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
