import { getClientConfig } from '@keyclause/contracts';
import { useAuth } from '@keyclause/session';
import { showNotice } from '@keyclause/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { explainAuth } from '#app/auth-words.ts';
import { endpointQuery } from '#app/endpoint-query.ts';
import { useReturnPath } from './return-to.tsx';

/** Shown where this installation has Google configured. */
export const GoogleButton = () => {
  const { identity } = useAuth();
  const returnPath = useReturnPath();
  const { data } = useQuery(endpointQuery(getClientConfig, {}));
  if (!data?.googleSignIn) return null;
  const open = () =>
    identity
      .signInWithGoogle(returnPath)
      .catch((error: unknown) => showNotice({ message: explainAuth(error), tone: 'error' }));
  return (
    <>
      <Or>or</Or>
      <Button variant="outlined" size="large" onClick={() => void open()}>
        Continue with Google
      </Button>
    </>
  );
};

const Or = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  margin: 0,
  color: theme.vars.palette.text.secondary,
  '&::before, &::after': { content: '""', flex: 1, borderTop: `1px solid ${theme.vars.palette.divider}` },
}));
