import { plans } from '@keyclause/domain';
import { useAuth } from '@keyclause/session';
import { FormField, PasswordField } from '@keyclause/ui';
import Link from '@mui/material/Link';
import { z } from 'zod';
import { explainAuth } from '#app/auth-words.ts';
import { ScreenMeta } from '#app/screen-meta.tsx';
import { useScreenForm } from '#app/use-screen-form.ts';
import { paths } from '#paths.ts';
import { emailField, nameField, newPasswordField, passwordHelp } from './account-fields.ts';
import { DoorForm } from './door-form.tsx';
import { DoorFrame } from './door-frame.tsx';
import { GoogleButton } from './google-button.tsx';
import { SignedOutOnly, useDoorHref } from './return-to.tsx';

const registrationSchema = z.object({ displayName: nameField, email: emailField, password: newPasswordField });

export const RegisterPage = () => (
  <SignedOutOnly>
    <ScreenMeta title="Create your account" />
    <Register />
  </SignedOutOnly>
);

const Register = () => {
  const { identity } = useAuth();
  const loginHref = useDoorHref(paths.login);
  const { field, ...state } = useScreenForm({
    schema: registrationSchema,
    onSubmit: identity.signUp,
    explain: explainAuth,
  });
  return (
    <DoorFrame
      title="Create your account"
      lead={`The first ${plans.free.scans} leases are read for free. No card needed.`}
      footer={
        <>
          You have an account? <Link href={loginHref}>Sign in</Link>
        </>
      }
    >
      <DoorForm submitLabel="Create account" busyLabel="Creating your account" {...state}>
        <FormField {...field('displayName')} label="Name" autoComplete="name" />
        <FormField
          {...field('email')}
          label="E-mail"
          type="email"
          autoComplete="username"
          help="We send one mail to confirm it is yours."
        />
        <PasswordField {...field('password')} label="Password" autoComplete="new-password" help={passwordHelp} />
      </DoorForm>
      <GoogleButton />
    </DoorFrame>
  );
};
