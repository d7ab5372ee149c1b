import { KeyclauseThemeProvider } from '@keyclause/theme';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DropZone } from './drop-zone.tsx';

const lease = new File(['%PDF-1.7'], 'lease.pdf', { type: 'application/pdf' });

const show = () => {
  const onFiles = vi.fn();
  render(
    <KeyclauseThemeProvider>
      <DropZone title="Drop a lease here" hint="" onFiles={onFiles} />
    </KeyclauseThemeProvider>,
  );
  return onFiles;
};

const drag = (name: string, dataTransfer: { readonly types: readonly string[]; readonly files: readonly File[] }) => {
  const event = Object.assign(new Event(name, { bubbles: true, cancelable: true }), { dataTransfer });
  act(() => {
    document.body.dispatchEvent(event);
  });
  return event;
};

it('takes a file that is dropped anywhere on the page, and keeps the browser from showing it', () => {
  const onFiles = show();

  drag('dragenter', { types: ['Files'], files: [] });
  expect(screen.getByRole('heading').textContent).toBe('Drop it here');

  const drop = drag('drop', { types: ['Files'], files: [lease] });
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([lease]);
  expect(drop.defaultPrevented).toBe(true);
  expect(screen.getByRole('heading').textContent).toBe('Drop a lease here');
});

it('leaves dragged text alone', () => {
  const onFiles = show();

  const drop = drag('drop', { types: ['text/plain'], files: [] });

  expect(onFiles).not.toHaveBeenCalled();
  expect(drop.defaultPrevented).toBe(false);
});

it('takes the same file again after it was removed', async () => {
  const user = userEvent.setup();
  const onFiles = show();
  const input = screen.getByLabelText<HTMLInputElement>('Lease files');

  await user.upload(input, lease);
  await user.upload(input, lease);

  expect(onFiles).toHaveBeenCalledTimes(2);
});
