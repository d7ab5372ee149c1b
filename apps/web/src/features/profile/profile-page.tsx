import { RequireAuth } from '@keyclause/session/guards';
import { PageBody } from '@keyclause/ui';
import { styled } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import { loadScreen } from '#app/load-screen.ts';
import { ScreenMeta } from '#app/screen-meta.tsx';
import { EmailSection } from './email-section.tsx';
import { NameSection } from './name-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PlanSection } from './plan-section.tsx';

export const ProfilePage = () => (
  <>
    <ScreenMeta title="Profile" />
    <RequireAuth>
      <PageBody title="Profile" lead="Who you are here, what you use, and everything we keep of you." width={880}>
        <Sections>
          <NameSection />
          <EmailSection />
          <PlanSection />
          <PasswordSection />
          <Suspense>
            <LastSections />
          </Suspense>
        </Sections>
      </PageBody>
    </RequireAuth>
  </>
);

// Below the first window: no part of the first load.
const LastSections = lazy(async () => ({
  default: (await loadScreen(() => import('./last-sections.tsx'))).LastSections,
}));

const Sections = styled('div')(({ theme }) => ({
  borderRadius: 20,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& > * + *': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));
