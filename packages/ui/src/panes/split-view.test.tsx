import { KeyclauseThemeProvider } from '@keyclause/theme';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { SplitView } from '../index.ts';
import { readLayout, writeLayout } from './split-layout.ts';

const renderSplit = () =>
  render(
    <KeyclauseThemeProvider>
      <SplitView storageKey="split" startLabel="Document" start="the pages" endLabel="Report" end="the flags" />
    </KeyclauseThemeProvider>,
  );

const widthIs = (width: number) => {
  window.matchMedia = ((query: string) => ({
    matches: width >= Number(/min-width:\s*(\d+)/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY),
    media: query,
    addListener: () => undefined,
    removeListener: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
};

beforeEach(() => {
  localStorage.clear();
  // jsdom lays nothing out, so there is no size to observe.
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

describe('a narrow screen', () => {
  it('has two tabs, of which one can be reached', () => {
    widthIs(899);
    renderSplit();
    expect(screen.getByRole('tab', { name: 'Report' }).getAttribute('aria-selected')).toBe('true');

    act(() => screen.getByRole('tab', { name: 'Document' }).click());

    expect(screen.getByText('the pages').hasAttribute('inert')).toBe(false);
    expect(screen.getByText('the flags').hasAttribute('inert')).toBe(true);
  });
});

describe('a wide screen', () => {
  it('has both panes beside each other and a divider for keys and pointers', () => {
    widthIs(900);
    renderSplit();

    expect(screen.getByRole('region', { name: 'Document' }).textContent).toBe('the pages');
    expect(screen.getByRole('region', { name: 'Report' }).textContent).toBe('the flags');
    const divider = screen.getByRole('separator', { name: 'Resize Document and Report' });
    expect(divider.getAttribute('tabindex')).toBe('0');
  });
});

describe('the remembered divider', () => {
  it('is what was stored', () => {
    writeLayout('split', { start: 40, end: 60 });
    expect(readLayout('split')).toEqual({ start: 40, end: 60 });
  });

  it.each([
    '',
    'null',
    '[]',
    '{"start":40}',
    '{"start":0,"end":100}',
    '{"start":90,"end":90}',
    '{"start":"40","end":60}',
  ])('is nothing when %j was stored', (stored) => {
    localStorage.setItem('split', stored);
    expect(readLayout('split')).toBeUndefined();
  });
});
