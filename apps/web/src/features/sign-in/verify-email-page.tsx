import { useAuth } from '@keyclause/session';
import { PageSpinner } from '@keyclause/ui';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { explainAuth } from '#app/auth-words.ts';
import { ScreenMeta } from '#app/screen-meta.tsx';
import { paths } from '#paths.ts';
import { DoorFrame } from './door-frame.tsx';

type Outcome = { readonly status: 'checking' | 'verified' } | { readonly status: 'refused'; readonly reason: string };

/** Where the link of the mail leads. */
export const VerifyEmailPage = () => {
  const outcome = useVerification();
  return (
    <>
      <ScreenMeta title="Confirm your e-mail" />
      {outcome.status === 'checking' ? <PageSpinner label="Confirming your e-mail" /> : null}
      {outcome.status === 'verified' ? (
        <DoorFrame title="Your e-mail is confirmed" lead="Now we can reach you when a lease needs you.">
          <Button variant="contained" size="large" href={paths.dashboard}>
            Open my dashboard
          </Button>
        </DoorFrame>
      ) : null}
      {outcome.status === 'refused' ? (
        <DoorFrame title="This link did not confirm your e-mail" lead={outcome.reason}>
          <Button variant="contained" size="large" href={paths.profile}>
            Ask for a new link in my profile
          </Button>
        </DoorFrame>
      ) : null}
    </>
  );
};

const useVerification = (): Outcome => {
  const { identity } = useAuth();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const asked = useRef<string | null>(null);
  const [outcome, setOutcome] = useState<Outcome>({ status: 'checking' });
  useEffect(() => {
    // A token works once, and an effect may run twice.
    if (asked.current === token) return;
    asked.current = token;
    if (token === '') {
      setOutcome({ status: 'refused', reason: 'This link was used already or is too old. Ask for a new one.' });
      return;
    }
    identity.verifyEmail(token).then(
      () => setOutcome({ status: 'verified' }),
      (error: unknown) => setOutcome({ status: 'refused', reason: explainAuth(error) }),
    );
  }, [identity, token]);
  return outcome;
};
