import { getScanAllowance } from '@keyclause/contracts';
import { plans } from '@keyclause/domain';
import { useProfile } from '@keyclause/session';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#app/endpoint-query.ts';
import { priceText } from './plan-words.ts';

/** What the server says of the plan of whoever is signed in: live, and nothing that the page itself has counted. */
export const PlanFacts = () => {
  const { profile, isLoading } = useProfile();
  // A change of the live profile is a reason to ask anew what is left.
  const counters = profile && `${profile.subscriptionTier} ${profile.freeScansUsed} ${profile.analysisCredits}`;
  const query = endpointQuery(getScanAllowance, {});
  const { data: allowance, error } = useQuery({
    ...query,
    queryKey: [...query.queryKey, counters],
    placeholderData: keepPreviousData,
    enabled: counters !== null,
  });
  const unknown = isLoading || (profile && !error) ? 'Loading' : 'Not known right now';
  const plan = profile && plans[profile.subscriptionTier];
  return (
    <Facts>
      <Fact term="Plan" value={plan ? `${plan.name}, ${priceText(plan)}` : unknown} />
      <Fact
        term={allowance?.period === 'month' ? 'Scans this month' : 'Free scans'}
        value={allowance ? `${allowance.used} of ${allowance.included} used` : unknown}
      />
      <Fact term="Credits" value={profile ? String(profile.analysisCredits) : unknown} />
    </Facts>
  );
};

const Fact = ({ term, value }: { readonly term: string; readonly value: string }) => (
  <div>
    <Typography component="dt" variant="body2" color="textSecondary">
      {term}
    </Typography>
    <Typography component="dd" variant="figures" sx={{ m: 0, fontWeight: 600 }}>
      {value}
    </Typography>
  </div>
);

const Facts = styled('dl')({ display: 'flex', flexWrap: 'wrap', gap: '16px clamp(24px, 4vw, 48px)', margin: 0 });
