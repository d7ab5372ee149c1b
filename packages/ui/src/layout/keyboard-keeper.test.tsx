import { render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useKeyboardKeeper } from './keyboard-keeper.ts';

const Screen = ({ isBusy }: { readonly isBusy: boolean }) => {
  useKeyboardKeeper();
  return (
    <>
      <button type="button" disabled={isBusy}>
        Save
      </button>
      <input aria-label="Name" />
    </>
  );
};

const button = () => screen.getByRole('button', { name: 'Save' });

/** As browsers do: a control that is disabled no longer has the keyboard. */
const disable = (rerender: (screen: ReactNode) => void) => {
  rerender(<Screen isBusy />);
  (document.activeElement as HTMLElement).blur();
  expect(document.activeElement).toBe(document.body);
};

it('gives the keyboard back to the button that lost it by being disabled', async () => {
  const { rerender } = render(<Screen isBusy={false} />);
  button().focus();
  disable(rerender);

  rerender(<Screen isBusy={false} />);

  await waitFor(() => expect(document.activeElement).toBe(button()));
});

it('leaves the keyboard where it went in the meantime', async () => {
  const { rerender } = render(<Screen isBusy={false} />);
  button().focus();
  disable(rerender);
  screen.getByLabelText('Name').focus();

  rerender(<Screen isBusy={false} />);

  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
});

it('takes nothing for a button that did not have it', async () => {
  const { rerender } = render(<Screen isBusy />);

  rerender(<Screen isBusy={false} />);

  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(document.body);
});
