import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReportMiniature } from '../evidence/report-miniature.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = { component: EmptyState, title: 'Screens/Empty state' } satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithoutAPicture: Story = {
  args: {
    title: 'No lease yet',
    children: 'Drop a lease and read what it asks of you.',
    action: <Button variant="contained">Read a lease</Button>,
  },
};
export const WithAMiniature: Story = { args: { ...WithoutAPicture.args, miniature: <ReportMiniature /> } };
