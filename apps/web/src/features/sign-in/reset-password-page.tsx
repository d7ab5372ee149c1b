import { useAuth } from '@keyclause/session';
import { PasswordField, showNotice } from '@keyclause/ui';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { explainAuth } from '#app/auth-words.ts';
import { ScreenMeta } from '#app/screen-meta.tsx';
import { useScreenForm } from '#app/use-screen-form.ts';
import { paths } from '#paths.ts';
import { newPasswordField, passwordHelp } from './account-fields.ts';
import { DoorForm } from './door-form.tsx';
import { DoorFrame } from './door-frame.tsx';

const schema = z.object({ newPassword: newPasswordField });

/** Where the link of the mail leads: with its token, or with the reason why there is none. */
export const ResetPasswordPage = () => {
  const [search] = useSearchParams();
  const token = search.get('token');
  return (
    <>
      <ScreenMeta title="Set a new password" />
      {token === null || token === '' ? <NoToken /> : <NewPassword token={token} />}
    </>
  );
};

const NoToken = () => (
  <DoorFrame title="This link no longer works" lead="It was used already, or it is older than an hour.">
    <Button variant="contained" size="large" href={paths.forgotPassword}>
      Send a new link
    </Button>
  </DoorFrame>
);

const NewPassword = ({ token }: { readonly token: string }) => {
  const { identity } = useAuth();
  const navigate = useNavigate();
  const { field, ...state } = useScreenForm({
    schema,
    onSubmit: async ({ newPassword }) => {
      await identity.resetPassword({ token, newPassword });
      showNotice({ message: 'Your new password is set. Sign in with it.', tone: 'success' });
      await navigate(paths.login, { replace: true });
    },
    explain: explainAuth,
  });
  return (
    <DoorFrame
      title="Set a new password"
      lead="Every browser that is signed in will have to sign in again."
      footer={<Link href={paths.forgotPassword}>Send a new link</Link>}
    >
      <DoorForm submitLabel="Set password" busyLabel="Setting the password" {...state}>
        <PasswordField {...field('newPassword')} label="New password" autoComplete="new-password" help={passwordHelp} />
      </DoorForm>
    </DoorFrame>
  );
};
