import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorScreen } from './error-screen.tsx';

const meta = { component: ErrorScreen, title: 'Screens/Error screen' } satisfies Meta<typeof ErrorScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithAMessage: Story = { args: { message: 'The report could not be drawn', onRetry: () => undefined } };
export const InAPart: Story = {
  args: { message: 'The mails could not be read', isPart: true, onRetry: () => undefined },
};
export const WithoutAMessage: Story = { args: { onRetry: () => undefined } };
