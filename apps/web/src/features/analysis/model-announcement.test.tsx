import { KeyclauseThemeProvider } from '@keyclause/theme';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ModelAnnouncement } from './model-announcement.tsx';

const shown = (isReading: boolean, isOutdated = false, hasRead = true) => (
  <KeyclauseThemeProvider>
    <ModelAnnouncement isReading={isReading} isOutdated={isOutdated} hasRead={hasRead} />
  </KeyclauseThemeProvider>
);

it('speaks once the report holds what the model found, and not before', () => {
  const { rerender } = render(shown(true));
  expect(screen.getByRole('status').textContent).toBe('');
  rerender(shown(false, true));
  expect(screen.getByRole('status').textContent).toBe('');
  rerender(shown(false));
  expect(screen.getByRole('status').textContent).toBe('The model has finished. What it found is marked in the report.');
});

it('says that there was no model, and nothing of one that read before', () => {
  const { rerender, unmount } = render(shown(true));
  rerender(shown(false, false, false));
  expect(screen.getByRole('status').textContent).toMatch(/^The lease was read without the model/);
  unmount();

  render(shown(false));
  expect(screen.getByRole('status').textContent).toBe('');
});
