import { useAuth } from '@keyclause/session';
import { FormField } from '@keyclause/ui';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { z } from 'zod';
import { explainAuth } from '#app/auth-words.ts';
import { ScreenMeta } from '#app/screen-meta.tsx';
import { useScreenForm } from '#app/use-screen-form.ts';
import { paths } from '#paths.ts';
import { emailField } from './account-fields.ts';
import { DoorForm } from './door-form.tsx';
import { DoorFrame } from './door-frame.tsx';

const schema = z.object({ email: emailField });

export const ForgotPasswordPage = () => {
  const { identity } = useAuth();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { field, ...state } = useScreenForm({
    schema,
    onSubmit: async ({ email }) => {
      await identity.requestPasswordReset(email);
      setSentTo(email);
    },
    explain: explainAuth,
  });
  return (
    <DoorFrame
      title={sentTo === null ? 'Choose a new password' : 'Look at your mail'}
      lead={sentTo === null ? 'We send you a link that lets you set a new one.' : undefined}
      footer={<Link href={paths.login}>Back to sign in</Link>}
    >
      <ScreenMeta title="Choose a new password" />
      {sentTo === null ? (
        <DoorForm submitLabel="Send the link" busyLabel="Sending the link" {...state}>
          <FormField {...field('email')} label="E-mail of your account" type="email" autoComplete="username" />
        </DoorForm>
      ) : (
        <Typography variant="subtitle1" role="status">
          If there is an account for {sentTo}, a link is on its way. It works for one hour.
        </Typography>
      )}
    </DoorFrame>
  );
};
