import { useAuth } from '@keyclause/session';
import { FormField, PasswordField } from '@keyclause/ui';
import Link from '@mui/material/Link';
import { useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { explainAuth } from '#app/auth-words.ts';
import { ScreenMeta } from '#app/screen-meta.tsx';
import { useScreenForm } from '#app/use-screen-form.ts';
import { paths } from '#paths.ts';
import { emailField } from './account-fields.ts';
import { DoorForm } from './door-form.tsx';
import { DoorFrame } from './door-frame.tsx';
import { GoogleButton } from './google-button.tsx';
import { SignedOutOnly, useDoorHref } from './return-to.tsx';

const credentialsSchema = z.object({ email: emailField, password: z.string().min(1, 'Enter your password.') });

export const LoginPage = () => (
  <SignedOutOnly>
    <ScreenMeta title="Sign in" />
    <Login />
  </SignedOutOnly>
);

const Login = () => {
  const { identity } = useAuth();
  const registerHref = useDoorHref(paths.register);
  const [search] = useSearchParams();
  const { field, ...state } = useScreenForm({
    schema: credentialsSchema,
    onSubmit: identity.signIn,
    explain: explainAuth,
  });
  const cameBackRefused = search.has('error') && state.attempt === 0;
  return (
    <DoorFrame
      title="Sign in"
      lead="Your leases, their dates and what they cost, where you left them."
      footer={
        <>
          No account yet? <Link href={registerHref}>Create one</Link>
        </>
      }
    >
      <DoorForm
        submitLabel="Sign In"
        busyLabel="Signing in"
        {...state}
        {...(cameBackRefused ? { faults: refusedFaults } : {})}
      >
        <FormField {...field('email')} label="E-mail" type="email" autoComplete="username" />
        <PasswordField
          {...field('password')}
          label="Password"
          autoComplete="current-password"
          help={<Link href={paths.forgotPassword}>Forgot your password?</Link>}
        />
      </DoorForm>
      <GoogleButton />
    </DoorFrame>
  );
};

const refusedFaults = [{ message: 'Google did not sign you in. Try again, or use your password.' }];
