import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

const Layout = () => {
  useFocusOnNavigation('content');
  return (
    <>
      <button type="button">Open navigation</button>
      <Link to="/next">Next</Link>
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
};

/** The next page comes when it is told to. */
const showLayout = () => {
  let arrive = (): void => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const router = createMemoryRouter([
    {
      element: <Layout />,
      children: [
        { index: true, element: <p>First page</p> },
        {
          path: 'next',
          lazy: async () => {
            await arrival;
            return { element: <p>Next page</p> };
          },
        },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  return { arrive: () => arrive() };
};

it('brings a screen reader to the new page', async () => {
  const { arrive } = showLayout();
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  arrive();

  await screen.findByText('Next page');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

it('brings somebody who reached the link by Tab to the new page', async () => {
  const { arrive } = showLayout();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  arrive();

  await screen.findByText('Next page');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

it('leaves the keyboard where somebody has put it while the page was on its way', async () => {
  const { arrive } = showLayout();
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open navigation' }));
  arrive();

  await screen.findByText('Next page');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open navigation' }));
});

it('does not take a menu that gives the keyboard back for somebody who moved', async () => {
  const { arrive } = showLayout();
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  screen.getByRole('button', { name: 'Open navigation' }).focus();
  arrive();

  await screen.findByText('Next page');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});
