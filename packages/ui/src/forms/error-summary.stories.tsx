import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorSummary } from './error-summary.tsx';

const meta = { component: ErrorSummary, title: 'Forms/Error summary' } satisfies Meta<typeof ErrorSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneFault: Story = { args: { attempt: 0, faults: [{ message: 'Enter your e-mail address' }] } };
export const FaultsOfFields: Story = {
  args: {
    attempt: 0,
    faults: [
      { message: 'Enter your e-mail address', fieldId: 'email' },
      { message: 'The password needs at least 10 characters', fieldId: 'password' },
    ],
  },
};
export const OwnTitle: Story = {
  args: { attempt: 0, title: 'You are not signed in yet', faults: [{ message: 'E-mail and password do not match' }] },
};
export const NoFault: Story = { args: { attempt: 0, faults: [] } };
