import type { Meta, StoryObj } from '@storybook/react-vite';
import { CrashScreen } from './crash-screen.tsx';

const meta = { component: CrashScreen, title: 'Screens/Crash screen' } satisfies Meta<typeof CrashScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const withStack = (message: string, stack: string | undefined): Error => Object.assign(new Error(message), { stack });

const frames = Array.from({ length: 120 }, (_, line) => `    at renderClause (web-assets/shell.js:${line + 1}:17)`);

export const WithStack: Story = {
  args: { error: withStack('Cannot read the page', `Error: Cannot read the page\n${frames.slice(0, 6).join('\n')}`) },
};
export const LongStack: Story = {
  args: { error: withStack('Cannot read the page', `Error: Cannot read the page\n${frames.join('\n')}`) },
};
export const WithoutStack: Story = { args: { error: withStack('Cannot read the page', undefined) } };
export const NotAnError: Story = { args: { error: 'thrown words' } };
