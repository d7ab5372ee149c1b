import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordField } from './password-field.tsx';

const meta = { component: PasswordField, title: 'Forms/Password field' } satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Hidden: Story = { args: { label: 'Password', defaultValue: 'correct horse battery' } };
export const WithAnError: Story = { args: { label: 'Password', error: 'The password needs at least 10 characters' } };
