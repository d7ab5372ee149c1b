import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormField } from './form-field.tsx';

const meta = { component: FormField, title: 'Forms/Form field' } satisfies Meta<typeof FormField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { label: 'Name' } };
export const Filled: Story = { args: { label: 'Name', defaultValue: 'Ada Lindqvist' } };
export const WithHelp: Story = {
  args: { label: 'E-mail', type: 'email', help: 'We send one mail to confirm it is yours.' },
};
export const WithAnError: Story = {
  args: { label: 'E-mail', type: 'email', defaultValue: 'ada@', error: 'Enter a valid email address' },
};
export const WithAUnit: Story = { args: { label: 'Monthly rent', startAdornment: '$', inputMode: 'decimal' } };
export const Disabled: Story = { args: { label: 'Plan', defaultValue: 'Free', disabled: true } };
