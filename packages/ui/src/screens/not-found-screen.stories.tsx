import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotFoundScreen } from './not-found-screen.tsx';

const meta = { component: NotFoundScreen, title: 'Screens/Not-found screen' } satisfies Meta<typeof NotFoundScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const Lease: Story = {
  args: {
    title: 'This lease does not exist',
    message: 'It may have been deleted.',
    action: { label: 'Your leases', href: '/analysis' },
  },
};
