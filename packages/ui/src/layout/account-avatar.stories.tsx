import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountAvatar } from './account-avatar.tsx';

const meta = { component: AccountAvatar, title: 'Layout/Account avatar' } satisfies Meta<typeof AccountAvatar>;
export default meta;

type Story = StoryObj<typeof meta>;

const photo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><rect width="36" height="36" fill="#0B63F6"/><circle cx="18" cy="14" r="6" fill="#fff"/><path d="M6 36a12 12 0 0 1 24 0" fill="#fff"/></svg>',
)}`;

export const Initials: Story = { args: { name: 'Ada Lindqvist', photoURL: null } };
export const OneWord: Story = { args: { name: 'Ada', photoURL: null } };
export const Photo: Story = { args: { name: 'Ada Lindqvist', photoURL: photo } };
export const Large: Story = { args: { name: 'Ada Lindqvist', photoURL: null, size: 72 } };
