import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CenteredScreen } from './centered-screen.tsx';

interface ErrorScreenProps {
  readonly message?: string | undefined;
  readonly onRetry: () => void;
  /** In place of a part of a page, which has its own first heading. */
  readonly isPart?: boolean;
}

export const ErrorScreen = ({ message, onRetry, isPart = false }: ErrorScreenProps) => (
  <CenteredScreen role="alert" sx={isPart ? { m: 0, px: 0, py: { xs: 2, sm: 2 } } : {}}>
    <Typography variant={isPart ? 'h2' : 'h1'}>Something went wrong</Typography>
    <Typography variant="subtitle1" color="textSecondary">
      {message || 'An unexpected error occurred.'}
    </Typography>
    <div>
      <Button variant="contained" onClick={onRetry}>
        Try again
      </Button>
      <Button href="/">Go home</Button>
    </div>
  </CenteredScreen>
);
