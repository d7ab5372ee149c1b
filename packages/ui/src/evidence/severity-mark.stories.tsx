import type { Meta, StoryObj } from '@storybook/react-vite';
import { SeverityMark } from './severity-mark.tsx';

const meta = { component: SeverityMark, title: 'Evidence/Severity mark' } satisfies Meta<typeof SeverityMark>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Critical: Story = { args: { severity: 'critical' } };
export const High: Story = { args: { severity: 'high' } };
export const Medium: Story = { args: { severity: 'medium' } };
export const Low: Story = { args: { severity: 'low' } };
export const Fine: Story = { args: { severity: 'fine' } };
export const WithACount: Story = { args: { severity: 'high', label: 'High 3' } };
export const ShapeOnly: Story = { args: { severity: 'critical', isCompact: true } };
