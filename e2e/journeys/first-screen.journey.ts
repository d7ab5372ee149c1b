import { expect, type Locator, type Page } from '@playwright/test';
import { journey, signUp } from '../product/journey.ts';

const drawnPaths = [
  '/login',
  '/register',
  '/forgot-password',
  '/dashboard',
  '/analysis',
  '/document-analyzer',
  '/profile',
];
const appScripts = '**/web-assets/*.js';

/** What stands in the root, without what differs between two drawings of the same tree: order of attributes, made-up ids, comments. */
const treeOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const attributesOf = (element: Element): string =>
      [...element.attributes]
        .filter(({ name, value }) => !['id', 'for'].includes(name) && !(name === 'style' && value === ''))
        .map(({ name, value }) => `${name}=${/_r_/i.test(value) ? 'made up' : value.replace(/[:;]\s*/g, ' ').trim()}`)
        .sort()
        .join(' ');
    const drawingOf = (node: Node): string => {
      if (node instanceof Text) return node.data;
      // The newsletter box of the footer is loaded after the screen.
      if (!(node instanceof Element) || node.matches('footer form')) return '';
      return `\n<${node.localName} ${attributesOf(node)}>${[...node.childNodes].map(drawingOf).join('')}</${node.localName}>`;
    };
    const root = document.getElementById('root');
    return [...(root?.childNodes ?? [])].map(drawingOf).join('');
  });

/** Keeps what is asked of these addresses waiting; those asked for later pass. */
const holdBack = async (page: Page, addresses: string) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return { release };
};

/** Not its width, which waits for the typeface. */
const placeOf = async (element: Locator) => {
  const box = await element.boundingBox();
  return box && { x: box.x, y: box.y };
};

/** Every drawn page has this function until the app has taken over. */
const isHydrated = (page: Page) =>
  page.waitForFunction(() => {
    const heading = document.querySelector('h1');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
  });

for (const colorScheme of ['light', 'dark'] as const) {
  journey(
    `the first screen is drawn before a script runs, as the app draws it, ${colorScheme}`,
    async ({ page, product }) => {
      journey.setTimeout(180_000);
      await page.emulateMedia({ colorScheme });
      let isHeld = true;
      let held: (() => void)[] = [];
      await page.route(appScripts, async (route) => {
        if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
        await route.continue();
      });
      for (const path of drawnPaths) {
        await page.context().clearCookies();
        isHeld = true;
        held = [];
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const drawn = await treeOf(page);
        const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
        isHeld = false;
        for (const release of held) release();
        await isHydrated(page);
        expect(await heading?.evaluate((element) => element.isConnected), `${path} is taken over, not drawn anew`).toBe(
          true,
        );
        expect(await treeOf(page), `${path} does not change when the app takes over`).toBe(drawn);

        // Whoever has a cookie gets the shell, and the app draws the page by itself.
        await page.context().addCookies([{ name: 'keyclause.session_token', value: 'ended', url: product.origin }]);
        await page.goto(path);
        await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
        await expect.poll(() => treeOf(page), `${path} is drawn as the app draws it`).toBe(drawn);
      }
    },
  );
}

journey('what is typed and pressed before the script runs is not lost', async ({ page, noise }) => {
  const { release } = await holdBack(page, appScripts);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('E-mail', { exact: true }).fill('early@example.com');
  await page.getByLabel('Password', { exact: true }).fill('typed before it was ready');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/login');

  release();
  await expect(page.getByRole('alert')).toContainText('This e-mail and password do not belong together.');
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('early@example.com');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('typed before it was ready');
  noise.splice(0, noise.length, ...noise.filter((line) => !line.includes('status of 401')));
});

journey('query and fragment are there again once the app has taken over', async ({ page }) => {
  await page.goto('/login?next=%2Fprofile%3Ffrom%3Dmail#top');

  await expect(page.getByRole('link', { name: 'Create one' })).toHaveAttribute('href', /next=%2Fprofile%3Ffrom%3Dmail/);
  expect(page.url()).toMatch(/\/login\?next=%2Fprofile%3Ffrom%3Dmail#top$/);
});

journey('somebody who is signed in never sees the page of somebody who is not', async ({ page }) => {
  await signUp(page);
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seenWords: seen });
    new MutationObserver(() => {
      const text = document.getElementById('root')?.textContent ?? '';
      for (const words of [
        'Get Started',
        'Sign In',
        'Every lease and every deadline',
        'Read a lease before you sign it',
      ]) {
        if (text.includes(words)) seen.add(words);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  for (const path of ['/dashboard', '/analysis', '/profile', '/login']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: /Account of/ })).toBeVisible();
    expect(await page.evaluate(() => [...(window as unknown as { seenWords: Set<string> }).seenWords])).toEqual([]);
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  journey(
    `the frame of the dashboard is drawn for somebody who comes back before a script runs, and stays, ${colorScheme}`,
    async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await signUp(page);
      const scripts = await holdBack(page, appScripts);
      const answers = await holdBack(page, '**/api/{auth/get-session,dashboard*}');

      await page.goto('/dashboard', { waitUntil: 'commit' });
      const heading = page.getByRole('heading', { level: 1, name: 'Dashboard' });
      await expect(heading).toBeVisible();
      await expect(page.getByRole('progressbar', { name: 'Loading your leases' })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-color-mode', colorScheme);
      const drawn = await treeOf(page);
      expect(drawn).not.toContain('Ada Reader');
      const element = await heading.elementHandle();
      const place = await placeOf(heading);

      scripts.release();
      await isHydrated(page);
      expect(await treeOf(page), 'the frame does not change when the app takes over').toBe(drawn);

      answers.release();
      await expect(page.getByRole('heading', { name: 'Read your first lease' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Account of Ada Reader' })).toBeVisible();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      expect(await element?.evaluate(({ isConnected }) => isConnected), 'the frame is not drawn anew').toBe(true);
      expect(await placeOf(heading), 'the frame does not move').toEqual(place);
    },
  );
}

journey('session, account and dashboard of somebody who comes back are asked for once each', async ({ page }) => {
  await signUp(page);
  // What the first visit still asks for is not asked by the second.
  await expect(page.getByRole('heading', { name: 'Read your first lease' })).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (['/api/auth/get-session', '/api/me', '/api/dashboard'].includes(pathname)) asked.push(pathname);
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Read your first lease' })).toBeVisible();
  expect(asked.sort()).toEqual(['/api/auth/get-session', '/api/dashboard', '/api/me']);
});

journey('the first screens read well without a script, and say what needs one', async ({ browser, product }) => {
  const context = await browser.newContext({ baseURL: product.origin, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of drawnPaths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/needs JavaScript to sign you in/)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
  }
  await context.close();
});
