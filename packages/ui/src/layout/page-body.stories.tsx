import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageBody } from './page-body.tsx';

const meta = { component: PageBody, title: 'Layout/Page body' } satisfies Meta<typeof PageBody>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = { args: { title: 'Your leases', children: 'What the page shows.' } };
export const WithLeadAndActions: Story = {
  args: {
    title: 'Dashboard',
    lead: 'Your leases and what they ask of you next.',
    actions: <Button variant="contained">Read a lease</Button>,
    children: 'What the page shows.',
  },
};
export const LongTitle: Story = {
  args: {
    title: 'Commercial lease of the second and third floor, Building 14, with parking and storage',
    actions: <Button variant="contained">Read a lease</Button>,
    children: 'What the page shows.',
  },
};
