import type { EndpointOutput, getScanAllowance } from '@keyclause/contracts';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { paths } from '#paths.ts';
import { Panel } from './panel.tsx';

export type Allowance = EndpointOutput<typeof getScanAllowance>;

export const UsagePanel = ({ allowance }: { readonly allowance: Allowance }) => (
  <Panel
    title="Usage"
    action={
      <Link href={paths.profile} underline="hover">
        Plan
      </Link>
    }
  >
    <Typography variant="figures" component="p" sx={{ m: 0 }}>
      {usageText(allowance)}
    </Typography>
    <Typography variant="body2" color="textSecondary">
      {nextText(allowance)}
    </Typography>
  </Panel>
);

export const usageText = ({ used, included, period, credits }: Allowance): string => {
  const scans =
    period === 'ever' ? `${used} of ${included} free scans used` : `${used} of ${included} scans used this month`;
  return credits > 0 ? `${scans}, ${credits} ${credits === 1 ? 'credit' : 'credits'} left` : scans;
};

const nextText = ({ nextCharge }: Allowance): string => {
  if (nextCharge === 'allowance') return 'Your plan covers the next one.';
  return nextCharge === 'credit' ? 'The next one takes a credit.' : 'Nothing is left for another one.';
};
