import { signInHref } from '@keyclause/session/guards';
import { PageBody, ReportMiniature } from '@keyclause/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import { paths } from '#paths.ts';

/** What a signed-out visitor sees of the dashboard: what it is for, and a finished report to open. */
export const PublicDashboard = () => (
  <PageBody
    title="Every lease and every deadline on one page"
    lead="Sign in and see what your leases will ask of you next: the day to give notice, the day the rent changes, the day the deposit is due back."
  >
    <Split>
      <div>
        <Points>
          {points.map(([title, text]) => (
            <li key={title}>
              <Typography variant="h3" component="h2">
                {title}
              </Typography>
              <Typography color="textSecondary">{text}</Typography>
            </li>
          ))}
        </Points>
        <Actions>
          <Button variant="contained" size="large" href={paths.register}>
            Get Started
          </Button>
          <Button variant="outlined" size="large" href={paths.sampleLease}>
            Open a sample report
          </Button>
          <Button size="large" href={signInHref(useLocation(), paths.login)}>
            Sign In
          </Button>
        </Actions>
      </div>
      <div aria-hidden="true">
        <ReportMiniature />
      </div>
    </Split>
  </PageBody>
);

const points = [
  ['The next dates of all your leases', 'Soonest first, each one click away from the words it comes from.'],
  ['The last reports', 'What was found, how serious it is, and a score that you can take apart.'],
  ['What you have used', 'Scans and credits, before you spend the next one.'],
] as const;

const Split = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 48,
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
}));

const Points = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 24 });

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 32 });
