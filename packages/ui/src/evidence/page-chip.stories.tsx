import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageChip } from './page-chip.tsx';

const meta = { component: PageChip, title: 'Evidence/Page chip' } satisfies Meta<typeof PageChip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = { args: { page: 4, href: '#page-4' } };
export const Open: Story = { args: { page: 4, href: '#page-4', isCurrent: true } };
export const OfOneOfSeveralDocuments: Story = {
  args: { page: 112, href: '#page-112', documentName: 'Second amendment' },
};
export const NamingItsDocument: Story = {
  args: { page: 112, href: '#page-112', documentName: 'Second amendment.pdf', isNameShown: true },
};
