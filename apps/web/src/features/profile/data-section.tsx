import { deleteMe, exportMe } from '@keyclause/contracts';
import { endpointUrl } from '@keyclause/request';
import { ErrorSummary, FormField, showNotice } from '@keyclause/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { z } from 'zod';
import { request } from '#app/api-client.ts';
import { takeFocus } from '#app/take-focus.ts';
import { useScreenForm } from '#app/use-screen-form.ts';
import { config } from '#config.ts';
import { ProfileSection } from './profile-section.tsx';
import { useSignedIn } from './use-signed-in.ts';

export const DataSection = () => {
  const [leaving, setLeaving] = useState<'not asked' | 'asked' | 'kept'>('not asked');
  return (
    <ProfileSection title="Your data" note="Yours to take along and to take away.">
      <Typography>
        One archive with your account, your leases, their reports and original files, and what you calculated and saved.
      </Typography>
      <Button variant="outlined" href={`${config.apiBaseUrl}${endpointUrl(exportMe, {})}`} download>
        Download my data
      </Button>
      {leaving === 'asked' ? (
        <LeaveForm onKeep={() => setLeaving('kept')} />
      ) : (
        <Button
          variant="outlined"
          color="error"
          onClick={() => setLeaving('asked')}
          ref={leaving === 'kept' ? takeFocus : null}
        >
          Delete my account
        </Button>
      )}
    </ProfileSection>
  );
};

const LeaveForm = ({ onKeep }: { readonly onKeep: () => void }) => {
  const { user, identity } = useSignedIn();
  const { form, field, ...state } = useScreenForm({
    schema: z.object({
      confirmEmail: z
        .string()
        .trim()
        .refine((typed) => typed.toLowerCase() === user.email.toLowerCase(), `Type ${user.email} to confirm.`),
    }),
    onSubmit: async ({ confirmEmail }) => {
      await request(deleteMe, { body: { confirmEmail } }, { expectedStatuses: [400, 403, 422] });
      await identity.refresh();
      showNotice({ message: 'Your account is deleted, with everything in it', tone: 'success' });
    },
  });
  return (
    <Panel
      {...form}
      ref={takeFocus}
      tabIndex={-1}
      aria-labelledby="leave-title"
      onKeyDown={({ key }) => (key === 'Escape' ? onKeep() : undefined)}
    >
      <Typography id="leave-title" sx={{ fontWeight: 640 }}>
        This cannot be undone
      </Typography>
      <Typography>Your leases, their files and reports, your plan and your credits go with the account.</Typography>
      <ErrorSummary faults={state.faults} attempt={state.attempt} />
      <FormField {...field('confirmEmail')} label={`Type ${user.email} to confirm`} autoComplete="off" />
      <div>
        <Button type="submit" variant="contained" color="error" loading={state.isSubmitting}>
          Delete my account for good
        </Button>
        <Button onClick={onKeep}>Keep my account</Button>
      </div>
    </Panel>
  );
};

const Panel = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  width: '100%',
  padding: 20,
  borderRadius: 16,
  border: `1px solid ${theme.vars.palette.severity.critical.main}`,
  '& > div:last-child': { display: 'flex', flexWrap: 'wrap', gap: 8 },
}));
