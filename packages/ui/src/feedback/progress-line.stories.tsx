import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressLine } from './progress-line.tsx';

const meta = { component: ProgressLine, title: 'Feedback/Progress line' } satisfies Meta<typeof ProgressLine>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotKnownYet: Story = { args: { label: 'Waiting for a reader' } };
export const Begun: Story = { args: { label: 'Reading page 7 of 23', fraction: 7 / 23 } };
export const Done: Story = { args: { label: 'Reading page 23 of 23', fraction: 1 } };
export const WithANote: Story = {
  args: { label: 'Reading page 7 of 23', fraction: 7 / 23, note: 'You can leave this page. The reading goes on.' },
};
