import { brand } from '@keyclause/domain';
import { useAuth } from '@keyclause/session';
import { signInHref } from '@keyclause/session/guards';
import { PageBody, PageSpinner } from '@keyclause/ui';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ScreenMeta } from '#app/screen-meta.tsx';
import { paths } from '#paths.ts';
import { PlanFacts } from '#plans/plan-facts.tsx';

interface PaymentFrameProps {
  readonly title: string;
  readonly lead: string;
  readonly children?: ReactNode;
}

/** What is known of the payment, then what the server has on record for the account. */
export const PaymentFrame = ({ title, lead, children }: PaymentFrameProps) => (
  <>
    <ScreenMeta title={title} />
    <PageBody title={title} lead={lead} width={760}>
      <Stack>
        {children}
        <OnRecord />
        <Typography color="textSecondary">
          Questions about a payment: <Link href={`mailto:${brand.contactEmail}`}>{brand.contactEmail}</Link>.
        </Typography>
      </Stack>
    </PageBody>
  </>
);

const OnRecord = () => {
  const { user, isLoading } = useAuth();
  const href = signInHref(useLocation(), paths.login);
  if (isLoading) return <PageSpinner label="Checking whether you are signed in" />;
  if (!user) {
    return (
      <div>
        <Typography sx={{ mb: 2 }}>Sign in to see what your account has.</Typography>
        <Button variant="contained" href={href}>
          Sign In
        </Button>
      </div>
    );
  }
  return (
    <Record aria-labelledby="on-record">
      <Typography id="on-record" variant="h2" sx={{ mb: 2 }}>
        On record for {user.email}
      </Typography>
      <PlanFacts />
      <Button variant="outlined" href={paths.dashboard} sx={{ mt: 3 }}>
        Dashboard
      </Button>
    </Record>
  );
};

const Stack = styled('div')({ display: 'grid', gap: 24, justifyItems: 'start' });

const Record = styled('section')(({ theme }) => ({
  width: '100%',
  padding: 24,
  borderRadius: 20,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& h2': { overflowWrap: 'anywhere' },
}));
