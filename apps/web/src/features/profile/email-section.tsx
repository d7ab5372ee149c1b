import { SeverityMark, showNotice } from '@keyclause/ui';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ProfileSection } from './profile-section.tsx';
import { useSignedIn } from './use-signed-in.ts';

export const EmailSection = () => {
  const { user, identity } = useSignedIn();
  const [isBusy, setBusy] = useState(false);
  const resend = async () => {
    setBusy(true);
    try {
      await identity.sendVerification();
      showNotice({ message: `A link is on its way to ${user.email}`, tone: 'success' });
    } catch (error) {
      showNotice({ message: error instanceof Error ? error.message : 'The mail was not sent.', tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <ProfileSection title="E-mail" note="You sign in with it, and it is where we reach you.">
      <div>
        <Typography sx={{ fontWeight: 600 }}>{user.email}</Typography>
        {user.emailVerified ? (
          <SeverityMark severity="fine" label="Confirmed" />
        ) : (
          <SeverityMark severity="medium" label="Not confirmed yet" />
        )}
      </div>
      {user.emailVerified ? null : (
        <Button variant="outlined" loading={isBusy} onClick={() => void resend()}>
          Send the link again
        </Button>
      )}
    </ProfileSection>
  );
};
