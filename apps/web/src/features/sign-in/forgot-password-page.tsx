import { useAuth } from '@keyclause/session';
import { FormField } from '@keyclause/ui';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { z } from 'zod';
import { explainAuth } from '#app/auth-words.ts';
import { ScreenMeta } from '#app/screen-meta.tsx';
import { takeFocus } from '#app/take-focus.ts';
import { useScreenForm } from '#app/use-screen-form.ts';
import { paths } from '#paths.ts';
import { emailField } from './account-fields.ts';
import { DoorForm } from './door-form.tsx';
import { DoorFrame } from './door-frame.tsx';

const schema = z.object({ email: emailField });

export const ForgotPasswordPage = () => {
  const { identity } = useAuth();
  const [sentTo, setSentTo] = useState('');
  const [isAsking, setAsking] = useState(true);
  const { field, ...state } = useScreenForm({
    schema,
    onSubmit: async ({ email }) => {
      await identity.requestPasswordReset(email);
      setSentTo(email);
      setAsking(false);
    },
    explain: explainAuth,
  });
  return (
    <DoorFrame
      title={isAsking ? 'Choose a new password' : 'Look at your mail'}
      lead={isAsking ? 'We send you a link that lets you set a new one.' : undefined}
      footer={<Link href={paths.login}>Back to sign in</Link>}
    >
      <ScreenMeta title="Choose a new password" />
      {isAsking ? (
        <DoorForm submitLabel="Send the link" busyLabel="Sending the link" {...state}>
          <FormField
            {...field('email')}
            label="E-mail of your account"
            type="email"
            autoComplete="username"
            defaultValue={sentTo}
            {...(sentTo === '' ? {} : { ref: takeFocus })}
          />
        </DoorForm>
      ) : (
        <>
          <Typography
            variant="subtitle1"
            role="status"
            ref={takeFocus}
            tabIndex={-1}
            sx={{ overflowWrap: 'anywhere', outline: 'none' }}
          >
            If there is an account for {sentTo}, a link is on its way. It works for one hour.
          </Typography>
          <div>
            <Typography color="textSecondary" sx={{ mb: 2 }}>
              Nothing came? Check your spam folder, or send it again.
            </Typography>
            <Button variant="outlined" onClick={() => setAsking(true)}>
              Send it again
            </Button>
          </div>
        </>
      )}
    </DoorFrame>
  );
};
