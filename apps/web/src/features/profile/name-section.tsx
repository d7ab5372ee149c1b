import { ErrorSummary, FormField, showNotice } from '@keyclause/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { z } from 'zod';
import { useScreenForm } from '#app/use-screen-form.ts';
import { PhotoField } from './photo-field.tsx';
import { ProfileSection } from './profile-section.tsx';
import { useSignedIn } from './use-signed-in.ts';

const schema = z.object({
  displayName: z.string().trim().min(1, 'Enter your name.').max(100, 'Use at most 100 characters.'),
});

export const NameSection = () => {
  const { user, identity } = useSignedIn();
  const { form, field, ...state } = useScreenForm({
    schema,
    onSubmit: async (change) => {
      await identity.updateProfile(change);
      showNotice({ message: 'Your name is saved', tone: 'success' });
    },
  });
  return (
    <ProfileSection title="Name and picture" note="Shown to you, and on what you share.">
      <PhotoField />
      <Form {...form}>
        <ErrorSummary faults={state.faults} attempt={state.attempt} />
        <FormField
          {...field('displayName')}
          key={user.uid}
          label="Name"
          autoComplete="name"
          defaultValue={user.displayName ?? ''}
        />
        <Button type="submit" variant="outlined" loading={state.isSubmitting} sx={{ justifySelf: 'start' }}>
          Save name
        </Button>
      </Form>
    </ProfileSection>
  );
};

const Form = styled('form')({ display: 'grid', gap: 16, width: '100%', maxWidth: 400 });
