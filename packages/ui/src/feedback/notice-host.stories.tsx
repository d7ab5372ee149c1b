import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { NoticeHost } from './notice-host.tsx';
import { type Notice, showNotice } from './notices.ts';

const Shown = ({ notice }: { readonly notice: Notice }) => {
  // A story stays on screen for as long as somebody looks at it.
  useEffect(() => showNotice({ durationMs: 3_600_000, ...notice }), [notice]);
  return (
    <div style={{ minHeight: 200, padding: 24 }}>
      <Button onClick={() => showNotice(notice)}>Show it again</Button>
      <NoticeHost />
    </div>
  );
};

const meta = { component: Shown, title: 'Feedback/Notice' } satisfies Meta<typeof Shown>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Said: Story = { args: { notice: { message: 'Copied' } } };
export const Success: Story = { args: { notice: { message: 'Successfully signed out', tone: 'success' } } };
export const SlowCall: Story = { args: { notice: { message: 'Slow API: 2412ms', tone: 'warning' } } };
export const FailedCall: Story = { args: { notice: { message: 'API error: 503 leases/quote', tone: 'error' } } };
export const WithUndo: Story = {
  args: { notice: { message: 'Lease deleted', action: { label: 'Undo', onClick: () => undefined } } },
};
