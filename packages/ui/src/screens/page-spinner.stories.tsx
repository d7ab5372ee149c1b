import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageSpinner } from './page-spinner.tsx';

const meta = { component: PageSpinner, title: 'Screens/Page spinner' } satisfies Meta<typeof PageSpinner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const WithItsReason: Story = { args: { label: 'Checking whether you are signed in' } };
