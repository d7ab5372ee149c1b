import { KeyclauseThemeProvider } from '@keyclause/theme';
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NoticeHost } from '../index.ts';
import { usePart } from './use-part.ts';

const Opener = ({ load }: { readonly load: () => Promise<() => string> }) => {
  const { part: Part, open } = usePart(load);
  return (
    <>
      <button type="button" onClick={() => void open()}>
        Open
      </button>
      {Part ? <Part /> : null}
    </>
  );
};

it('says that a part could not be loaded, keeps the page, and tries again when it is opened again', async () => {
  let isDown = true;
  const load = async () => {
    if (isDown) throw new Error('Loading chunk list failed');
    return () => 'the list';
  };
  render(
    <KeyclauseThemeProvider>
      <Opener load={load} />
      <NoticeHost />
    </KeyclauseThemeProvider>,
  );

  await act(async () => screen.getByRole('button', { name: 'Open' }).click());
  expect(await screen.findByText(/^This part of the page could not be loaded/)).toBeTruthy();

  isDown = false;
  await act(async () => screen.getByRole('button', { name: 'Open' }).click());
  expect(await screen.findByText('the list')).toBeTruthy();
});
