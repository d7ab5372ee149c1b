import type { MailDelivery } from '@keyclause/contracts';
import { EmptyState, ErrorScreen, PageSpinner } from '@keyclause/ui';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useOutbox } from './admin-queries.ts';

/** How many the API gives at most. */
const shownMax = 100;

export const OutboxList = () => {
  const { data, error, refetch } = useOutbox();
  if (error) return <ErrorScreen isPart message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <PageSpinner />;
  if (data.mails.length === 0) {
    return (
      <EmptyState
        title="No mails yet"
        action={
          <Button variant="outlined" onClick={() => void refetch()}>
            Look again
          </Button>
        }
      >
        Verification and password mails are kept here until a mail server is configured.
      </EmptyState>
    );
  }
  return (
    <List aria-label="Stored mails, newest first">
      {data.mails.map(({ id, to, subject, text, replyTo, delivery, failure, createdAt }) => (
        <li key={id}>
          <details>
            <Summary>
              <strong>{subject}</strong>
              <span>{to}</span>
              {replyTo === null ? null : <span>reply to {replyTo}</span>}
              {delivery === 'kept' ? null : <Chip size="small" label={deliveryWords[delivery]} />}
              <time dateTime={createdAt}>{new Date(createdAt).toLocaleString()}</time>
            </Summary>
            <Mail>
              {failure === null ? null : `${failure}.\n\n`}
              {delivery === 'sent' ? 'Sent. The text of a mail that was sent is not kept.' : text}
            </Mail>
          </details>
        </li>
      ))}
      {data.mails.length < shownMax ? null : (
        <Typography component="li" variant="body2" color="textSecondary" sx={{ p: 2 }}>
          The last {shownMax} mails.
        </Typography>
      )}
    </List>
  );
};

const deliveryWords: Readonly<Record<MailDelivery, string>> = {
  kept: 'kept',
  queued: 'waiting for the mail server',
  sent: 'sent',
  failed: 'not sent',
};

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 20,
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const Summary = styled('summary')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  position: 'relative',
  padding: '16px 16px 16px 36px',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  // As a row it has no marker of its own.
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 18,
    top: 24,
    borderBlock: '4px solid transparent',
    borderLeft: `6px solid ${theme.vars.palette.text.secondary}`,
  },
  'details[open] > &::before': { transform: 'rotate(90deg)' },
  '& span, & time': { color: theme.vars.palette.text.secondary },
  '& time': { fontVariantNumeric: 'tabular-nums', [theme.breakpoints.up('sm')]: { marginLeft: 'auto' } },
}));

const Mail = styled('pre')({
  margin: 0,
  padding: '0 16px 16px 36px',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  font: 'inherit',
});
