import { KeyclauseThemeProvider } from '@keyclause/theme';
import { act, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CrashScreen, ErrorBoundary, ErrorScreen } from '../index.ts';

const themed = (children: ReactNode) => <KeyclauseThemeProvider>{children}</KeyclauseThemeProvider>;

const silenceReact = () => vi.spyOn(console, 'error').mockImplementation(() => {});

const Fragile = ({ isBroken }: { readonly isBroken: boolean }) => {
  if (isBroken) throw new Error('The lease has no pages');
  return <p>the lease</p>;
};

const bounded = (isBroken: boolean, resetKeys: readonly unknown[] = []) =>
  themed(
    <ErrorBoundary
      resetKeys={resetKeys}
      fallback={(error, retry) => <ErrorScreen message={(error as Error).message} onRetry={retry} />}
    >
      <Fragile isBroken={isBroken} />
    </ErrorBoundary>,
  );

describe('the error screen', () => {
  it('shows the message and both ways on', () => {
    silenceReact();
    render(bounded(true));

    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
    expect(screen.getByText('The lease has no pages')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go home' }).getAttribute('href')).toBe('/');
  });

  it('says something when the error does not', () => {
    render(themed(<ErrorScreen onRetry={() => undefined} />));

    expect(screen.getByText('An unexpected error occurred.')).toBeTruthy();
  });

  it('is no second first heading where it stands in place of a part of a page', () => {
    render(themed(<ErrorScreen isPart onRetry={() => undefined} />));

    expect(screen.getByRole('heading', { level: 2, name: 'Something went wrong' })).toBeTruthy();
  });

  it('is back to normal on Try again', () => {
    silenceReact();
    const { rerender } = render(bounded(true));
    rerender(bounded(false));
    expect(screen.queryByText('the lease')).toBeNull();

    act(() => screen.getByRole('button', { name: 'Try again' }).click());

    expect(screen.getByText('the lease')).toBeTruthy();
  });

  it('is back to normal on a change of a reset key, and only then', () => {
    silenceReact();
    const { rerender } = render(bounded(true, ['/analysis/1', '']));

    rerender(bounded(false, ['/analysis/1', '']));
    expect(screen.queryByText('the lease')).toBeNull();

    rerender(bounded(false, ['/analysis/1', '?page=2']));
    expect(screen.getByText('the lease')).toBeTruthy();
  });
});

describe('the crash screen', () => {
  it('shows the message, at most 4000 characters of the stack, and reloads', () => {
    const error = new Error('Out of paper');
    error.stack = 'x'.repeat(5000);
    const onReload = vi.fn();
    render(themed(<CrashScreen error={error} onReload={onReload} />));

    expect(screen.getByRole('heading', { name: 'Oops!' })).toBeTruthy();
    expect(screen.getByText('Out of paper')).toBeTruthy();
    expect(screen.getByText(/^x+$/).textContent).toHaveLength(4000);

    act(() => screen.getByRole('button', { name: 'Reload page' }).click());
    expect(onReload).toHaveBeenCalledOnce();
  });

  it.each([new Error(''), 'a string', undefined])('says something when %s does not', (error) => {
    const Crash = () => {
      const [crash] = useState(error);
      return <CrashScreen error={crash} />;
    };
    render(themed(<Crash />));

    expect(screen.getByText('An unexpected error occurred.')).toBeTruthy();
  });
});
