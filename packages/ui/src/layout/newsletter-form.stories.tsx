import type { Meta, StoryObj } from '@storybook/react-vite';
import { NewsletterForm } from './newsletter-form.tsx';

const meta = {
  component: NewsletterForm,
  title: 'Layout/Newsletter form',
  args: { isEmail: (text) => text.includes('@') },
} satisfies Meta<typeof NewsletterForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { onSubscribe: async () => undefined } };
export const Refusing: Story = {
  args: {
    onSubscribe: async () => {
      throw new Error('That could not be taken right now. Wait a minute and send it again.');
    },
  },
};
