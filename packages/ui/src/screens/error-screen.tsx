import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CenteredScreen } from './centered-screen.tsx';

interface ErrorScreenProps {
  readonly message?: string | undefined;
  readonly onRetry: () => void;
}

export const ErrorScreen = ({ message, onRetry }: ErrorScreenProps) => (
  <CenteredScreen role="alert">
    <Typography variant="h1">Something went wrong</Typography>
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
