import { EmptyState, ErrorScreen, PageSpinner } from '@keyclause/ui';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useVisitors } from './admin-queries.ts';
import { ForgetForm } from './forget-form.tsx';

/** What people sent without an account: messages, requests for beta access, newsletter addresses. */
export const VisitorList = () => {
  const { data, error, refetch } = useVisitors();
  if (error) return <ErrorScreen isPart message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <PageSpinner />;
  const { messages, betaRequests, subscribers, subscriberCount } = data;
  return (
    <>
      <Part title="Messages">
        {messages.length === 0 ? (
          <EmptyState
            title="No messages yet"
            action={
              <Button variant="outlined" onClick={() => void refetch()}>
                Look again
              </Button>
            }
          >
            What people write on the contact page stands here, and is mailed to CONTACT_EMAIL. Requests for beta access
            and newsletter addresses follow below as they come.
          </EmptyState>
        ) : (
          <List aria-label="Messages, newest first">
            {messages.map(({ id, ...message }) => (
              <Entry key={id} {...message} text={message.message}>
                {message.mailedAt === null && !message.looksAutomatic ? (
                  <Chip size="small" label="not mailed yet" />
                ) : null}
              </Entry>
            ))}
          </List>
        )}
      </Part>
      {betaRequests.length > 0 ? (
        <Part title="Requests for beta access">
          <List aria-label="Requests for beta access, newest first">
            {betaRequests.map(({ about, ...request }) => (
              <Entry key={request.email} {...request} text={about} />
            ))}
          </List>
        </Part>
      ) : null}
      {subscribers.length > 0 ? (
        <Part title={`Newsletter: ${subscriberCount} ${subscriberCount === 1 ? 'address' : 'addresses'}`}>
          <List aria-label="Newsletter addresses, newest first">
            {subscribers.map(({ email, createdAt, looksAutomatic }) => (
              <Line key={email}>
                <span>{email}</span>
                {looksAutomatic ? <Chip size="small" label="looks automatic" /> : null}
                <Time at={createdAt} />
              </Line>
            ))}
          </List>
        </Part>
      ) : null}
      <Part title="Forget an address">
        <ForgetForm />
      </Part>
    </>
  );
};

interface EntryProps {
  readonly name: string;
  readonly email: string;
  readonly text: string;
  readonly looksAutomatic: boolean;
  readonly createdAt: string;
  readonly children?: ReactNode;
}

const Entry = ({ name, email, text, looksAutomatic, createdAt, children }: EntryProps) => (
  <li>
    <Head>
      <strong>{name}</strong>
      <a href={`mailto:${email}`}>{email}</a>
      {looksAutomatic ? <Chip size="small" label="looks automatic" /> : null}
      {children}
      <Time at={createdAt} />
    </Head>
    <Words>{text}</Words>
  </li>
);

const Time = ({ at }: { readonly at: string }) => <time dateTime={at}>{new Date(at).toLocaleString()}</time>;

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Block>
    <Typography variant="h2" sx={{ mb: 2 }}>
      {title}
    </Typography>
    {children}
  </Block>
);

const Block = styled('section')({ marginBottom: 40 });

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 20,
  '& > li': { padding: 16 },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& a': { color: theme.vars.palette.primary.main },
  '& time': {
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
    [theme.breakpoints.up('sm')]: { marginLeft: 'auto' },
  },
}));

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  overflowWrap: 'anywhere',
} as const;

const Head = styled('div')(row);

const Line = styled('li')(row);

const Words = styled('p')({ margin: '8px 0 0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '72ch' });
