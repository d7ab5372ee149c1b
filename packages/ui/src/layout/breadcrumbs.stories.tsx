import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './breadcrumbs.tsx';

const meta = {
  component: Breadcrumbs,
  title: 'Layout/Breadcrumbs',
  args: {
    trail: [
      { label: 'Dashboard', href: '/dashboard' },
      { label: 'Your leases', href: '/analysis' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const BesideAHeading: Story = { args: { isBesideHeading: true } };
export const AboveAHeading: Story = {};
export const WithTheOpenPage: Story = { args: { current: '412 Laurel Street' } };
