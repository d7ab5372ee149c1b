import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { paths } from '#paths.ts';

export const VerifyReminder = ({ email }: { readonly email: string }) => (
  <Reminder>
    Open the link that we sent to {email}, so that we know it is yours. You can{' '}
    <Link href={paths.profile}>ask for a new one</Link>.
  </Reminder>
);

const Reminder = styled('p')(({ theme }) => ({
  margin: '-8px 0 24px',
  padding: '12px 18px',
  borderRadius: 16,
  backgroundColor: theme.vars.palette.severity.medium.soft,
}));
