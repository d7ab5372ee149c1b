import type { BrowserSession } from '@keyclause/session';
import { showNotice } from '@keyclause/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { browserName } from './browser-name.ts';
import { ProfileSection } from './profile-section.tsx';
import { useSignedIn } from './use-signed-in.ts';

export const SessionsSection = () => {
  const { identity } = useSignedIn();
  const queryClient = useQueryClient();
  const list = useRef<HTMLUListElement>(null);
  const { data: sessions, isError, refetch } = useQuery({ queryKey: sessionsKey, queryFn: identity.listSessions });
  const revoke = useMutation({
    mutationFn: (id: string | null) => (id === null ? identity.revokeOtherSessions() : identity.revokeSession(id)),
    onSuccess: () => {
      showNotice({ message: 'Signed out there', tone: 'success' });
      // The button that was pressed goes with its line.
      list.current?.focus();
    },
    onError: () => showNotice({ message: 'That browser is still signed in. Try again.', tone: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
  });
  return (
    <ProfileSection title="Where you are signed in" note="Sign out a browser that you do not know or no longer use.">
      {isError ? (
        <Typography>
          The list could not be loaded. <Button onClick={() => void refetch()}>Try again</Button>
        </Typography>
      ) : null}
      <List ref={list} tabIndex={-1} aria-label="Signed in" aria-busy={sessions === undefined}>
        {sessions?.map((session) => (
          <SessionLine
            key={session.id}
            session={session}
            isBusy={revoke.isPending}
            onRevoke={() => revoke.mutate(session.id)}
          />
        ))}
      </List>
      {sessions && sessions.length > 1 ? (
        <Button variant="outlined" disabled={revoke.isPending} onClick={() => revoke.mutate(null)}>
          Sign out all others
        </Button>
      ) : null}
    </ProfileSection>
  );
};

const sessionsKey = ['sessions'];

interface SessionLineProps {
  readonly session: BrowserSession;
  readonly isBusy: boolean;
  readonly onRevoke: () => void;
}

const SessionLine = ({ session, isBusy, onRevoke }: SessionLineProps) => {
  const name = browserName(session.userAgent);
  return (
    <li>
      <div>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {session.isCurrent ? 'This browser' : `Last used ${instantText(session.lastUsedAt)}`}
          {session.ipAddress ? `, from ${session.ipAddress}` : ''}
        </Typography>
      </div>
      {session.isCurrent ? null : (
        <Button size="small" aria-label={`Sign out ${name}`} disabled={isBusy} onClick={onRevoke}>
          Sign out
        </Button>
      )}
    </li>
  );
};

const instantText = (instant: string): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant));

const List = styled('ul')(({ theme }) => ({
  width: '100%',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 16, padding: '10px 0' },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));
