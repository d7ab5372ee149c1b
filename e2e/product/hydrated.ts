import type { Page } from '@playwright/test';

/** Resolves once the app has taken over the page that the server drew: from then on a press is the router's. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => {
    const heading = document.querySelector('h1');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
  });
