import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { useSyncExternalStore } from 'react';
import { currentNotice, dismissNotice, onNoticesChange } from './notices.ts';

const durationDefaultMs = 6000;

/** Shows the notices one after another, bottom centre. Stands once in an app. */
export const NoticeHost = () => {
  const notice = useSyncExternalStore(onNoticesChange, currentNotice, () => undefined);
  if (!notice) return null;
  const { key, message, tone = 'info', action, durationMs = durationDefaultMs } = notice;
  const dismiss = () => dismissNotice(key);
  return (
    <Snackbar
      key={key}
      open
      autoHideDuration={durationMs}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      onClose={(_event, reason) => {
        if (reason !== 'clickaway') dismiss();
      }}
    >
      <Alert
        severity={tone}
        variant="outlined"
        role={tone === 'error' ? 'alert' : 'status'}
        onClose={dismiss}
        {...(action
          ? {
              action: (
                <Button
                  size="small"
                  color="inherit"
                  onClick={() => {
                    dismiss();
                    action.onClick();
                  }}
                >
                  {action.label}
                </Button>
              ),
            }
          : {})}
        sx={(theme) => ({
          alignItems: 'center',
          color: 'text.primary',
          backgroundColor: theme.vars.palette.background.paper,
          boxShadow: theme.shadows[8],
          overflowWrap: 'anywhere',
        })}
      >
        {message}
      </Alert>
    </Snackbar>
  );
};
