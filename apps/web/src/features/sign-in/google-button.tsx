import { getClientConfig } from '@keyclause/contracts';
import { useAuth } from '@keyclause/session';
import { showNotice } from '@keyclause/ui';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#app/endpoint-query.ts';
import { explainAuth } from './auth-words.ts';
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
      <Divider>or</Divider>
      <Button variant="outlined" size="large" onClick={() => void open()}>
        Continue with Google
      </Button>
    </>
  );
};
