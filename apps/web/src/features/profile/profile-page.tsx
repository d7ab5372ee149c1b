import { RequireAuth } from '@keyclause/session/guards';
import { PageBody } from '@keyclause/ui';
import { styled } from '@mui/material/styles';
import { ScreenMeta } from '#app/screen-meta.tsx';
import { DataSection } from './data-section.tsx';
import { EmailSection } from './email-section.tsx';
import { NameSection } from './name-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PlanSection } from './plan-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

export const ProfilePage = () => (
  <RequireAuth>
    <ScreenMeta title="Profile" />
    <PageBody title="Profile" lead="Who you are here, what you use, and everything we keep of you." width={880}>
      <Sections>
        <NameSection />
        <EmailSection />
        <PlanSection />
        <PasswordSection />
        <SessionsSection />
        <DataSection />
      </Sections>
    </PageBody>
  </RequireAuth>
);

const Sections = styled('div')(({ theme }) => ({
  borderRadius: 20,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& > * + *': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));
