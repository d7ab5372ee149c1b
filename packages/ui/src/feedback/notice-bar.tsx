import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { dismissNotice, noticeDefaultMs, type ShownNotice } from './notices.ts';

/** One notice, bottom centre. */
export const NoticeBar = ({ notice }: { readonly notice: ShownNotice }) => {
  const { key, message, tone = 'info', action, durationMs = noticeDefaultMs } = notice;
  const dismiss = () => dismissNotice(key);
  return (
    <Snackbar
      open
      autoHideDuration={durationMs}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      onClose={(_event, reason) => {
        if (reason !== 'clickaway') dismiss();
      }}
      sx={{ '@media print': { display: 'none' } }}
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
