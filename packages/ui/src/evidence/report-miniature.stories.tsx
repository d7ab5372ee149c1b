import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReportMiniature } from './report-miniature.tsx';

const meta = { component: ReportMiniature, title: 'Evidence/Report miniature' } satisfies Meta<typeof ReportMiniature>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Stands inside of an empty state, which hides it from screen readers. */
export const Miniature: Story = {};
