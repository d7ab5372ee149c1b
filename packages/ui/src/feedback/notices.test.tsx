import { KeyclauseThemeProvider } from '@keyclause/theme';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NoticeHost, showNotice } from '../index.ts';
import { currentNotice, dismissNotice } from './notices.ts';

const renderHost = async () => {
  render(
    <KeyclauseThemeProvider>
      <NoticeHost />
    </KeyclauseThemeProvider>,
  );
  // The bar is a file of its own.
  await act(async () => import('./notice-bar.tsx'));
};

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

afterEach(() => {
  for (let notice = currentNotice(); notice; notice = currentNotice()) dismissNotice(notice.key);
  vi.useRealTimers();
});

it('shows a notice for six seconds', async () => {
  await renderHost();
  await act(async () => showNotice({ message: 'Slow API: 2100ms', tone: 'warning' }));
  expect(screen.getByText('Slow API: 2100ms')).toBeTruthy();

  await act(async () => vi.advanceTimersByTime(5_900));
  expect(screen.queryByText('Slow API: 2100ms')).toBeTruthy();

  await act(async () => vi.advanceTimersByTime(200));
  expect(screen.queryByText('Slow API: 2100ms')).toBeNull();
});

it('shows one after another, and the same only once', async () => {
  await renderHost();
  await act(async () => {
    showNotice({ message: 'first' });
    showNotice({ message: 'first' });
    showNotice({ message: 'second' });
  });
  expect(screen.queryByText('second')).toBeNull();

  await act(async () => screen.getByRole('button', { name: 'Close' }).click());
  expect(screen.getByText('second')).toBeTruthy();

  await act(async () => screen.getByRole('button', { name: 'Close' }).click());
  expect(screen.queryByRole('status')).toBeNull();
});

it('offers a way back', async () => {
  const undo = vi.fn();
  await renderHost();
  await act(async () => showNotice({ message: 'Lease deleted', action: { label: 'Undo', onClick: undo } }));

  await act(async () => screen.getByRole('button', { name: 'Undo' }).click());

  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByText('Lease deleted')).toBeNull();
});
