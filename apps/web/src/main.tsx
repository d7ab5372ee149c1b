import '#app/zod-without-eval.ts';
import '@keyclause/theme/fonts.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { AddressAfterFirstRender } from '#app/address-after-first-render.tsx';
import { firstScreenLoaded, isDrawnForSignedIn, isDrawnForVisitors } from '#app/drawn-page.ts';
import { awaitScreenAt } from '#app/early-press.ts';
import { loadScreensFor } from '#app/load-screen.ts';
import { Providers } from '#app/providers.tsx';
import { routes } from '#app/routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

const openRouter = () => {
  const router = createBrowserRouter(routes);
  loadScreensFor(router);
  return router;
};

/** One page was drawn for all that a path can be asked with, so the first render has the bare path. */
const hydrate = async (): Promise<void> => {
  const { pathname, search, hash } = window.location;
  const address = `${pathname}${search}${hash}`;
  if (address !== pathname) window.history.replaceState(window.history.state, '', pathname);
  const router = openRouter();
  await firstScreenLoaded(router);
  if (router.state.errors) {
    // What was drawn is not what can be shown.
    render(router);
    return;
  }
  awaitScreenAt(address);
  // As a transition it is done in small steps: a page that is shown stays quick to answer.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <AddressAfterFirstRender router={router} address={address}>
          <Providers router={router} />
        </AddressAfterFirstRender>
      </StrictMode>,
    );
  });
};

/** In small steps too: the page answers while its first screen is being made. */
const render = (router: ReturnType<typeof createBrowserRouter>): void =>
  startTransition(() => {
    createRoot(root).render(
      <StrictMode>
        <Providers router={router} />
      </StrictMode>,
    );
  });

if (isDrawnForVisitors || isDrawnForSignedIn) void hydrate();
else render(openRouter());
