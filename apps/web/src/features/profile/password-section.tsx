import type { IdentityAdapter } from '@keyclause/session';
import { ErrorSummary, PasswordField, showNotice } from '@keyclause/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { explainAuth } from '#app/auth-words.ts';
import { takeFocus } from '#app/take-focus.ts';
import { useScreenForm } from '#app/use-screen-form.ts';
import { ProfileSection } from './profile-section.tsx';
import { useSignedIn } from './use-signed-in.ts';

const schema = z.object({
  currentPassword: z.string().min(1, 'Enter your current password.'),
  newPassword: z.string().min(10, 'Use at least 10 characters.').max(200, 'Use at most 200 characters.'),
});

/** Absent for whoever signs in without a password. */
export const PasswordSection = () => {
  const { user, identity } = useSignedIn();
  const { data: hasPassword } = useQuery({ queryKey: ['has-password', user.uid], queryFn: identity.hasPassword });
  return hasPassword ? <ChangePassword identity={identity} /> : null;
};

const ChangePassword = ({ identity }: { readonly identity: IdentityAdapter }) => {
  const [door, setDoor] = useState<'not opened' | 'open' | 'closed'>('not opened');
  const { form, field, ...state } = useScreenForm({
    schema,
    onSubmit: async (change) => {
      await identity.changePassword(change);
      setDoor('closed');
      showNotice({ message: 'Your password is changed. Other browsers are signed out.', tone: 'success' });
    },
    explain: explainAuth,
  });
  return (
    <ProfileSection title="Password" note="Changing it signs out all other browsers.">
      {door === 'open' ? (
        <Form {...form}>
          <ErrorSummary faults={state.faults} attempt={state.attempt} />
          <PasswordField
            {...field('currentPassword')}
            ref={takeFocus}
            label="Current password"
            autoComplete="current-password"
          />
          <PasswordField
            {...field('newPassword')}
            label="New password"
            autoComplete="new-password"
            help="At least 10 characters."
          />
          <div>
            <Button type="submit" variant="outlined" loading={state.isSubmitting}>
              Change password
            </Button>
            <Button onClick={() => setDoor('closed')}>Keep the old one</Button>
          </div>
        </Form>
      ) : (
        <Button variant="outlined" onClick={() => setDoor('open')} ref={door === 'closed' ? takeFocus : null}>
          Choose a new password
        </Button>
      )}
    </ProfileSection>
  );
};

const Form = styled('form')({
  display: 'grid',
  gap: 16,
  width: '100%',
  maxWidth: 400,
  '& > div:last-child': { display: 'flex', flexWrap: 'wrap', gap: 8 },
});
