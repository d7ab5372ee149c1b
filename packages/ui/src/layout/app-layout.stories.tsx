import Description from '@mui/icons-material/Description';
import SpaceDashboard from '@mui/icons-material/SpaceDashboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { AppLayout } from './app-layout.tsx';
import type { SignedInAccount } from './navigation.ts';
import { PageBody } from './page-body.tsx';

const ada: SignedInAccount = {
  status: 'signed-in',
  name: 'Ada Lindqvist',
  email: 'ada@example.com',
  photoURL: null,
  links: [
    { label: 'Profile', href: '/profile' },
    { label: 'Dashboard', href: '/dashboard' },
  ],
  onSignOut: () => undefined,
};

const meta = {
  component: AppLayout,
  title: 'Layout/App layout',
  args: {
    brand: {
      name: 'Keyclause',
      tagline: 'Read your lease before it reads you',
      contactEmail: 'hello@example.com',
      social: [{ name: 'Videos', url: 'https://video.example' }],
    },
    pathname: '/dashboard',
    menu: [
      { label: 'Pricing', href: '/pricing', description: 'What a scan costs, and what is free.' },
      { label: 'FAQ', href: '/faq', description: 'Short answers to what people ask first.' },
    ],
    loadDrawer: async () => [
      { label: 'Main', links: [{ label: 'Dashboard', href: '/dashboard', icon: <SpaceDashboard /> }] },
      { label: 'Lease Tools', links: [{ label: 'Document analyzer', href: '/analysis', icon: <Description /> }] },
    ],
    footer: [{ label: 'Product', links: [{ label: 'Pricing', href: '/pricing' }] }],
    account: ada,
    children: <PageBody title="Dashboard">What the page shows.</PageBody>,
  },
} satisfies Meta<typeof AppLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {};
export const SignedOut: Story = {
  args: { account: { status: 'signed-out', signInHref: '/login', registerHref: '/register' } },
};
export const CheckingAuth: Story = { args: { account: { status: 'loading' } } };
export const OpeningAPage: Story = { args: { isOpening: true } };
export const Desk: Story = { args: { frame: 'desk' } };
export const LongName: Story = {
  args: { account: { ...ada, name: 'Wilhelmina Featherstonehaugh-Montgomery of the Long Names' } },
};
export const DrawerOpen: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open navigation' }));
    await within(document.body).findByRole('navigation', { name: 'Main' });
  },
};
export const MenuOpen: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Menu' }));
    await within(document.body).findByRole('menuitem', { name: /Pricing/ });
  },
};
export const AccountMenuOpen: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /account/i }));
    await within(document.body).findByRole('menuitem', { name: 'Sign Out' });
  },
};
