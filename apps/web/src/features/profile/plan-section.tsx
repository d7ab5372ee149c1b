import { getScanAllowance } from '@keyclause/contracts';
import { brand, formatMoney, money, plans } from '@keyclause/domain';
import { useProfile } from '@keyclause/session';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#app/endpoint-query.ts';
import { ProfileSection } from './profile-section.tsx';

export const PlanSection = () => {
  const { profile } = useProfile();
  // A change of the live profile is a reason to ask anew what is left.
  const counters = profile && `${profile.subscriptionTier} ${profile.freeScansUsed} ${profile.analysisCredits}`;
  const { data: allowance } = useQuery({
    ...endpointQuery(getScanAllowance, {}),
    enabled: counters !== null,
  });
  const plan = plans[profile?.subscriptionTier ?? 'free'];
  return (
    <ProfileSection
      title="Plan and usage"
      note={
        <>
          To change your plan or buy credits, write to{' '}
          <Link href={`mailto:${brand.contactEmail}`}>{brand.contactEmail}</Link>.
        </>
      }
    >
      <Facts>
        <Fact term="Plan" value={profile ? `${plan.name}, ${priceText(plan.monthlyPriceCents)}` : 'Loading'} />
        <Fact
          term={allowance?.period === 'month' ? 'Scans this month' : 'Free scans'}
          value={allowance ? `${allowance.used} of ${allowance.included} used` : 'Loading'}
        />
        <Fact term="Credits" value={profile ? String(profile.analysisCredits) : 'Loading'} />
      </Facts>
    </ProfileSection>
  );
};

const priceText = (cents: number): string => (cents === 0 ? 'no charge' : `${formatMoney(money(cents))} a month`);

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

const Facts = styled('dl')({ display: 'flex', flexWrap: 'wrap', gap: '16px 48px', margin: 0 });
