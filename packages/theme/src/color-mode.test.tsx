// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { colorModeKey, KeyclauseThemeProvider, useColorMode } from './index.ts';

let systemIsDark = false;
let systemListeners: ((event: { matches: boolean }) => void)[] = [];

const Probe = () => {
  const { mode, toggle } = useColorMode();
  return (
    <button type="button" onClick={toggle}>
      {mode}
    </button>
  );
};

const renderProbe = () =>
  render(
    <KeyclauseThemeProvider>
      <Probe />
    </KeyclauseThemeProvider>,
  );

const changeSystem = (isDark: boolean) => {
  systemIsDark = isDark;
  act(() => {
    for (const listener of systemListeners) listener({ matches: isDark });
  });
};

const shownMode = () => screen.getByRole('button').textContent;

const bootedMode = () => {
  const script = readFileSync(join(import.meta.dirname, '../boot/color-mode.js'), 'utf8');
  new Function(script)();
  return document.documentElement.getAttribute('data-color-mode');
};

beforeEach(() => {
  localStorage.clear();
  systemIsDark = false;
  systemListeners = [];
  window.matchMedia = ((query: string) => ({
    matches: systemIsDark,
    media: query,
    addListener: (listener: (event: { matches: boolean }) => void) => systemListeners.push(listener),
    removeListener: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
});

afterEach(cleanup);

describe('colour mode', () => {
  it('starts from the system while nothing is stored, and follows it', () => {
    systemIsDark = true;
    renderProbe();
    expect(shownMode()).toBe('dark');

    changeSystem(false);

    expect(shownMode()).toBe('light');
    expect(localStorage.getItem(colorModeKey)).toBeNull();
  });

  it('starts from the stored choice and no longer follows the system', () => {
    localStorage.setItem(colorModeKey, 'dark');
    renderProbe();

    changeSystem(false);

    expect(shownMode()).toBe('dark');
  });

  it('stores the choice when it is toggled', () => {
    renderProbe();

    act(() => screen.getByRole('button').click());

    expect(shownMode()).toBe('dark');
    expect(localStorage.getItem(colorModeKey)).toBe('dark');
  });

  it('takes over a choice made in another tab, and its removal', () => {
    renderProbe();

    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: colorModeKey, newValue: 'dark' }));
    });
    expect(shownMode()).toBe('dark');

    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: colorModeKey, newValue: null }));
    });
    expect(shownMode()).toBe('light');
  });

  it.each([
    ['purple', false, 'light'],
    ['purple', true, 'dark'],
    ['light', true, 'light'],
    ['dark', false, 'dark'],
  ])('boots from stored %s, system dark %s, as %s', (stored, isDark, expected) => {
    localStorage.setItem(colorModeKey, stored);
    systemIsDark = isDark;

    expect(bootedMode()).toBe(expected);
  });
});
