import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CenteredScreen } from './centered-screen.tsx';

const stackLengthMax = 4000;

interface CrashScreenProps {
  readonly error: unknown;
  readonly onReload?: () => void;
}

/** The last resort, when not even the layout could be shown. */
export const CrashScreen = ({ error, onReload = () => window.location.reload() }: CrashScreenProps) => {
  const { message, stack } = error instanceof Error ? error : { message: '', stack: undefined };
  return (
    <CenteredScreen role="alert">
      <title>This page stopped</title>
      <Typography variant="h1">Oops!</Typography>
      <Typography variant="subtitle1">{message || 'An unexpected error occurred.'}</Typography>
      {stack ? <Stack tabIndex={0}>{stack.slice(0, stackLengthMax)}</Stack> : null}
      <div>
        <Button variant="contained" onClick={onReload}>
          Reload page
        </Button>
      </div>
    </CenteredScreen>
  );
};

const Stack = styled('pre')(({ theme }) => ({
  maxWidth: '100%',
  maxHeight: 320,
  overflow: 'auto',
  margin: 0,
  padding: 16,
  borderRadius: 16,
  fontSize: '0.75rem',
  lineHeight: 1.5,
  backgroundColor: theme.vars.palette.background.sunken,
  border: `1px solid ${theme.vars.palette.divider}`,
}));
