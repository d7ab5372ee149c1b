import type { Profile } from '@keyclause/contracts';
import { aUser, fakeIdentity, fakeProfiles } from '@keyclause/session/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { SessionUser } from '../auth/identity-adapter.ts';
import { freeProfile } from '../profile/profile-adapter.ts';
import { SessionProvider } from '../session-provider.tsx';
import { RequireAdmin, RequireAuth, RequirePaid } from './index.ts';

interface GuardedProps {
  /** Undefined while nobody knows; null when signed out. */
  readonly user?: SessionUser | null;
  readonly profile?: Profile | null;
  readonly children: ReactNode;
}

const words = (text: string) => <p style={{ padding: 24 }}>{text}</p>;

const Guarded = ({ user, profile, children }: GuardedProps) => (
  <SessionProvider identity={fakeIdentity(user)} profiles={fakeProfiles(profile)}>
    <RouterProvider
      router={createMemoryRouter(
        [
          { path: '/guarded', element: children },
          { path: '/dashboard', element: words('Sent to the dashboard.') },
        ],
        { initialEntries: ['/guarded'] },
      )}
    />
  </SessionProvider>
);

const meta = {
  component: Guarded,
  title: 'Guards/Guards',
  args: { children: <RequireAuth>{words('The page behind the guard.')}</RequireAuth> },
} satisfies Meta<typeof Guarded>;
export default meta;

type Story = StoryObj<typeof meta>;

// The real one would leave the story for the prices.
const paidPage = <RequirePaid leaveFor={() => undefined}>{words('The page for paid plans.')}</RequirePaid>;
const adminPage = <RequireAdmin>{words('The page for the admin.')}</RequireAdmin>;

export const CheckingAuth: Story = {};
export const SignedOut: Story = { args: { user: null } };
export const SignedOutWithAPublicPage: Story = {
  args: {
    user: null,
    children: <RequireAuth fallback={words('What the tool does.')}>{words('The tool.')}</RequireAuth>,
  },
};
export const SignedIn: Story = { args: { user: aUser() } };
export const LoadingThePlan: Story = { args: { user: aUser(), children: paidPage } };
export const FreePlan: Story = { args: { user: aUser(), profile: freeProfile('u1'), children: paidPage } };
export const PaidPlan: Story = {
  args: { user: aUser(), profile: { ...freeProfile('u1'), subscriptionTier: 'pro' }, children: paidPage },
};
export const NotTheAdmin: Story = { args: { user: aUser(), children: adminPage } };
export const TheAdmin: Story = { args: { user: aUser({ isAdmin: true }), children: adminPage } };
