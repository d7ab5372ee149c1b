import { AuthProvider } from '@keyclause/session';
import { aUser, fakeIdentity } from '@keyclause/session/testing';
import { KeyclauseThemeProvider } from '@keyclause/theme';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LayoutError, RouteError } from './route-error.tsx';
import { routes } from './routes.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';

let isBroken = true;

const Fragile = () => {
  if (isBroken) throw new Error('The lease has no pages');
  return <p>the lease</p>;
};

const BrokenLayout = () => {
  throw new Error('The bar has no room');
};

const renderScreens = async (start = '/fragile?tab=dates') => {
  const identity = fakeIdentity(null);
  const router = createMemoryRouter(
    [
      {
        element: <ScreenBoundary />,
        ErrorBoundary: RouteError,
        HydrateFallback: () => null,
        children: [
          { path: '/fragile', element: <Fragile /> },
          { path: '/other', element: 'another screen' },
          {
            path: '/lost',
            lazy: async () => {
              throw new Error('Loading chunk lost failed');
            },
          },
        ],
      },
      { path: '/broken', element: <BrokenLayout />, ErrorBoundary: LayoutError },
    ],
    { initialEntries: [start] },
  );
  await act(async () =>
    render(
      <KeyclauseThemeProvider>
        <AuthProvider identity={identity}>
          <RouterProvider router={router} />
        </AuthProvider>
      </KeyclauseThemeProvider>,
    ),
  );
  return { router, identity };
};

const failed = () => screen.queryByRole('heading', { name: 'Something went wrong' });

beforeEach(() => {
  isBroken = true;
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('a screen that fails while it is drawn', () => {
  it('shows the error screen with its message', async () => {
    await renderScreens();

    expect(failed()).toBeTruthy();
    expect(screen.getByText('The lease has no pages')).toBeTruthy();
  });

  it('is back to normal on Try again, without a reload', async () => {
    await renderScreens();
    isBroken = false;

    act(() => screen.getByRole('button', { name: 'Try again' }).click());

    expect(screen.getByText('the lease')).toBeTruthy();
  });

  it.each([
    ['path', '/other', 'another screen'],
    ['query', '/fragile?tab=money', 'the lease'],
    ['hash', '/fragile?tab=dates#rent', 'the lease'],
  ])('is back to normal on a change of the %s', async (_part, to, shown) => {
    const { router } = await renderScreens();
    isBroken = false;

    await act(() => router.navigate(to));

    expect(screen.getByText(shown)).toBeTruthy();
    expect(failed()).toBeNull();
  });

  it('is back to normal when the reset key changes: somebody signs in', async () => {
    const { identity } = await renderScreens();
    isBroken = false;

    act(() => identity.tell(aUser()));

    expect(screen.getByText('the lease')).toBeTruthy();
  });
});

it('shows the error screen for a screen that could not be loaded, until the location changes', async () => {
  const { router } = await renderScreens('/lost');
  expect(failed()).toBeTruthy();
  expect(screen.getByText('Loading chunk lost failed')).toBeTruthy();

  await act(() => router.navigate('/other'));

  expect(screen.getByText('another screen')).toBeTruthy();
});

it('shows the crash screen when the layout itself fails', async () => {
  await renderScreens('/broken');

  expect(screen.getByRole('heading', { name: 'Oops!' })).toBeTruthy();
  expect(screen.getByText('The bar has no room')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reload page' })).toBeTruthy();
});

it('hears of every screen that cannot be loaded: the router loses the failure of a lazy object', () => {
  const flat = (list: RouteObject[]): RouteObject[] => list.flatMap((route) => [route, ...flat(route.children ?? [])]);

  const lost = flat(routes).filter(({ lazy }) => typeof lazy === 'object');

  expect(lost.map(({ path }) => path)).toEqual([]);
});
