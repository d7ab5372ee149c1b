import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CenteredScreen } from './centered-screen.tsx';

interface NotFoundScreenProps {
  readonly title?: string;
  readonly message?: string;
  readonly action?: { readonly label: string; readonly href: string };
}

export const NotFoundScreen = ({
  title = 'This page does not exist',
  message = 'The address may be mistyped, or the page may have moved.',
  action = { label: 'Go home', href: '/' },
}: NotFoundScreenProps) => (
  <CenteredScreen>
    <Typography variant="h1">{title}</Typography>
    <Typography variant="subtitle1" color="textSecondary" sx={{ textWrap: 'balance' }}>
      {message}
    </Typography>
    <div>
      <Button variant="contained" href={action.href}>
        {action.label}
      </Button>
    </div>
  </CenteredScreen>
);
