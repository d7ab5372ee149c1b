import { expect, type Page } from '@playwright/test';
import { type FaultyProxy, startFaultyProxy } from '../product/faulty-proxy.ts';
import { hydrated } from '../product/hydrated.ts';
import { expectAccessible, forgive, journey, signUp } from '../product/journey.ts';

const throughProxy = async (origin: string, play: (proxy: FaultyProxy) => Promise<void>) => {
  await using proxy = await startFaultyProxy(origin);
  await play(proxy);
};

const failed = (page: Page) => page.getByRole('heading', { name: 'Something went wrong' });
const loginForm = (page: Page) => page.getByRole('heading', { name: 'Sign in', exact: true });
/** How long a notice of these words stood, as the page itself saw it come and go. */
const watchNotice = (page: Page, words: string) =>
  page.addInitScript((text) => {
    const seen: number[] = [];
    Object.assign(window, { noticeTimes: seen });
    new MutationObserver(() => {
      const isThere = document.querySelector('.MuiSnackbar-root')?.textContent?.includes(text) ?? false;
      if (isThere === (seen.length === 0) && seen.length < 2) seen.push(performance.now());
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, words);
const noticeTimes = (page: Page) =>
  page.evaluate(() => (window as unknown as { noticeTimes: readonly number[] }).noticeTimes);

const loginChunk = /\/web-assets\/login-page-/;

journey(
  'a screen whose script fails twice comes at the third try, with the caches cleared',
  async ({ page, product, noise }) => {
    await throughProxy(product.origin, async (proxy) => {
      await page.goto(`${proxy.origin}/register`);
      await hydrated(page);
      await page.evaluate(async () => (await caches.open('stale')).put('/old', new Response('old')));
      // The hint that loads the first screen early is spent before the screen itself is asked for.
      proxy.break(loginChunk, { kind: 'status', status: 503, times: 2 });
      let loads = 0;
      page.on('load', () => {
        loads += 1;
      });

      await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();

      await expect(loginForm(page)).toBeVisible();
      expect(proxy.asked(loginChunk)).toBeGreaterThanOrEqual(3);
      expect(loads).toBe(0);
      expect(await page.evaluate(() => caches.keys())).toEqual([]);
    });
    forgive(noise, /status of 503/);
  },
);

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    journey(
      `a screen whose script never comes reloads the page once, then says so, ${colorScheme} at ${width} px`,
      async ({ page, product, noise }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        await throughProxy(product.origin, async (proxy) => {
          await page.goto(`${proxy.origin}/register`);
          await hydrated(page);
          proxy.break(loginChunk, { kind: 'hang-up' });
          let loads = 0;
          page.on('load', () => {
            loads += 1;
          });

          await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();

          await expect(failed(page)).toBeVisible();
          await expect(page.getByText(/^Loading chunk login-page-\S+ failed$/)).toBeVisible();
          expect(loads).toBe(1);
          await expectAccessible(page, 'the error screen');
          await expect(page.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');

          proxy.mend();
          await page.getByRole('button', { name: 'Try again' }).focus();
          await page.keyboard.press('Enter');
          await expect(loginForm(page)).toBeVisible();
        });
        forgive(noise, /ERR_EMPTY_RESPONSE|Failed to fetch dynamically imported module|ChunkLoadError/);
      },
    );
  }
}

journey(
  'the layout that cannot be drawn gives the crash screen, and a reload mends it',
  async ({ page, product, noise }) => {
    await throughProxy(product.origin, async (proxy) => {
      proxy.break(/\/site-menu-list-/, {
        kind: 'script',
        source: 'export const SiteMenuList = () => { throw new Error("The menu is out of paper"); };',
      });
      await page.goto(`${proxy.origin}/login`);
      await hydrated(page);
      await page.getByRole('button', { name: 'Menu', exact: true }).click();

      await expect(page.getByRole('heading', { name: 'Oops!' })).toBeVisible();
      await expect(page.getByText('The menu is out of paper', { exact: true })).toBeVisible();
      await expect(page.locator('pre')).toHaveText(/^[\s\S]{20,4000}$/);
      await expectAccessible(page, 'the crash screen');

      proxy.mend();
      await page.getByRole('button', { name: 'Reload page' }).click();
      await expect(loginForm(page)).toBeVisible();
    });
    forgive(noise, /The menu is out of paper/);
  },
);

journey('a menu that cannot be loaded says so and opens the next time', async ({ page, product, noise }) => {
  await throughProxy(product.origin, async (proxy) => {
    proxy.break(/\/site-menu-list-/, { kind: 'status', status: 503 });
    await page.goto(`${proxy.origin}/login`);
    await hydrated(page);
    await page.getByLabel('E-mail', { exact: true }).fill('ada@example.com');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByText('This part of the page could not be loaded.')).toBeVisible();
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('ada@example.com');

    proxy.mend();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
  });
  forgive(noise, /status of 503/);
});

journey(
  'a failing call is told bottom centre for six seconds, and a slow one too',
  async ({ page, product, noise }) => {
    await signUp(page);
    await throughProxy(product.origin, async (proxy) => {
      proxy.break(/\/api\/dashboard/, { kind: 'status', status: 500 });
      await watchNotice(page, 'API error: 500 api/dashboard');
      await page.goto(`${proxy.origin}/dashboard`);
      const notice = page.getByText('API error: 500 api/dashboard');
      await expect(notice).toBeVisible();
      const box = await page.locator('.MuiSnackbar-root').boundingBox();
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      if (!box) throw new Error('The notice has no place');
      expect(Math.abs(box.x + box.width / 2 - width / 2)).toBeLessThan(12);
      expect(box.y).toBeGreaterThan(height * 0.75);
      await expectAccessible(page, 'the failed dashboard');
      await page.mouse.move(4, height / 2);
      await expect(notice).toHaveCount(0);
      const [came = 0, went = 0] = await noticeTimes(page);
      // Its clock starts in the turn that draws it, of which the page hears at the end of that turn.
      expect(went - came).toBeGreaterThan(5_500);

      proxy.mend();
      proxy.break(/\/api\/dashboard/, { kind: 'delay', delayMs: 2_300 });
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText(/^Slow API: \d{4,}ms$/)).toBeVisible();
      await expect(page.getByRole('heading', { name: /lease/i }).first()).toBeVisible();
    });
    forgive(noise, /status of 500/);
  },
);

journey('a call that nobody answers is tried three times and told in words', async ({ page, product, noise }) => {
  await signUp(page);
  await throughProxy(product.origin, async (proxy) => {
    proxy.break(/\/api\/dashboard/, { kind: 'hang-up' });
    await page.goto(`${proxy.origin}/dashboard`);

    await expect(
      page.getByText('Network request failed. Please check your connection or CORS settings.').first(),
    ).toBeVisible();
    // The browser itself asks again too, where a connection that it kept was cut.
    expect(proxy.asked(/\/api\/dashboard/)).toBeGreaterThanOrEqual(3);
  });
  forgive(noise, /ERR_EMPTY_RESPONSE/);
});
