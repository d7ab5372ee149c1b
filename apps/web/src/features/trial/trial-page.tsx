import { isPaidTier, plans } from '@keyclause/domain';
import { useAuth, useProfile } from '@keyclause/session';
import { signInHref } from '@keyclause/session/guards';
import { PageBody, PageSpinner } from '@keyclause/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Navigate, useLocation } from 'react-router-dom';
import { ScreenMeta } from '#app/screen-meta.tsx';
import { paths } from '#paths.ts';
import { PlanFacts } from '#plans/plan-facts.tsx';
import { PlanList } from './plan-list.tsx';

/** Somebody who has a paid tier needs no trial; everybody else sees what each plan holds and what is left of theirs. */
export const TrialPage = () => {
  const { user, isLoading } = useAuth();
  const { profile, isLoading: isProfileLoading } = useProfile();
  if (isLoading || isProfileLoading) return <PageSpinner label="Loading your plan" />;
  if (profile && isPaidTier(profile.subscriptionTier)) return <Navigate to={paths.dashboard} replace />;
  return (
    <>
      <ScreenMeta title="Start free" description="What is in each plan, and how to begin without paying." />
      <PageBody
        title="Start free"
        lead={`${plans.free.scans} scans cost nothing and ask for no card. Every plan reads a lease the same way; a larger one reads more of them.`}
        actions={user ? <SignedInAction /> : <VisitorActions />}
      >
        <Stack>
          {user ? <MyPlan /> : null}
          <PlanList />
        </Stack>
      </PageBody>
    </>
  );
};

const SignedInAction = () => (
  <Button variant="contained" href={paths.analysis}>
    Read a lease
  </Button>
);

const VisitorActions = () => (
  <>
    <Button variant="contained" href={paths.register}>
      Get Started
    </Button>
    <Button href={signInHref(useLocation(), paths.login)}>Sign In</Button>
  </>
);

const MyPlan = () => (
  <Mine aria-labelledby="my-plan">
    <Typography id="my-plan" variant="h2" sx={{ mb: 2 }}>
      Your account today
    </Typography>
    <PlanFacts />
  </Mine>
);

const Stack = styled('div')({ display: 'grid', gap: 32 });

const Mine = styled('section')(({ theme }) => ({
  padding: 24,
  borderRadius: 20,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}));
