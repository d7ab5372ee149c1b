import { siteMenu } from '@keyclause/domain';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, journey, signUp } from '../product/journey.ts';

/** Every address that the sitemap names, as paths: the pages of this site are what it says they are. */
const pagesOf = async (page: Page): Promise<string[]> => {
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
};

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    journey(`every public page is accessible and fits, ${colorScheme} at ${width} px`, async ({ page }) => {
      journey.setTimeout(300_000);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      // The states, and the articles, are one page each with other words: one of them stands for all.
      const paths = (await pagesOf(page)).filter(
        (path) => !/^\/(resources\/state-rules|blog)\/(?!alabama|lease-red-flags)/.test(path),
      );
      expect(paths.length).toBeGreaterThan(15);
      for (const path of paths) {
        await page.goto(path);
        await expectAccessible(page, `${path} ${colorScheme} ${width}`);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect.soft(overflow, `${path} does not scroll sideways`).toBeLessThanOrEqual(0);
      }
    });
  }
}

journey('every page of the sitemap is there, says its name and has its own canonical address', async ({ page }) => {
  const titles = new Map<string, string>();
  for (const path of await pagesOf(page)) {
    const response = await page.request.get(path, { maxRedirects: 0 });
    expect([path, response.status()]).toEqual([path, 200]);
    const html = await response.text();
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
    expect([path, titles.get(title)]).toEqual([path, undefined]);
    titles.set(title, path);
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(canonical).toBe(`https://keyclause.example${path === '/' ? '' : path}`);
    expect([path, /<meta name="description" content="([^"]{40,200})"/.test(html)]).toEqual([path, true]);
    expect([path, html.match(/<h1/g)?.length]).toEqual([path, 1]);
    expect([path, /class="dots"/.test(html)]).toEqual([path, path !== '/']);
    // Nothing but our own files, and no script of a framework.
    for (const [, source] of html.matchAll(/<(?:script|img|iframe)[^>]* src="([^"]+)"/g))
      expect(source).toMatch(/^\/[a-z-]+\.js$/);
  }
});

journey('every link on a public page leads somewhere', async ({ page }) => {
  journey.setTimeout(180_000);
  const seen = new Map<string, number>();
  for (const path of await pagesOf(page)) {
    const html = await (await page.request.get(path)).text();
    for (const [, href = ''] of html.matchAll(/<a[^>]* href="(\/[^"]*)"/g)) {
      const [bare = '', fragment] = href.split('#');
      const target = bare || path;
      if (!seen.has(target)) seen.set(target, (await page.request.get(target)).status());
      expect([path, href, seen.get(target)]).toEqual([path, href, 200]);
      if (fragment) {
        const there = await (await page.request.get(target)).text();
        expect([path, href, there.includes(`id="${fragment}"`)]).toEqual([path, href, true]);
      }
    }
  }
  expect(seen.size).toBeGreaterThan(10);
});

journey(
  'the Menu opens with a description of each page, by keyboard and without script',
  async ({ page, browser, product }) => {
    await page.goto('/pricing');
    await page.getByText('Menu', { exact: true }).focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('navigation', { name: 'Site' });
    for (const { label, description, href } of siteMenu) {
      const entry = menu.getByRole('link', { name: `${label} ${description}` });
      await expect(entry).toHaveAttribute('href', href);
    }
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      for (const entry of await menu.getByRole('link').all()) await expect(entry).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.locator('summary').first()).toBeFocused();

    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.origin });
    const bare = await context.newPage();
    await bare.goto('/pricing');
    await bare.getByText('Menu', { exact: true }).click();
    await bare.getByRole('link', { name: /^FAQ/ }).first().click();
    await expect(bare).toHaveURL(/\/faq$/);
    await context.close();
  },
);

journey('somebody signed in sees the way back to the dashboard, until they sign out', async ({ page }) => {
  await page.goto('/pricing');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await signUp(page);
  await page.goto('/pricing');

  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Sign In' })).toBeHidden();
  await bar.getByRole('link', { name: 'Dashboard' }).click();
  await page.waitForURL('**/dashboard');

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.waitForURL('**/login**');
  await page.goto('/pricing');
  await expect(bar.getByRole('link', { name: 'Sign In' })).toBeVisible();
});

journey('the top bar is 72 px high and the dots are as faint as the specification says', async ({ page }) => {
  await page.goto('/faq');

  expect(await page.locator('.bar-row').evaluate((bar) => bar.getBoundingClientRect().height)).toBe(72);
  await expect(page.locator('.dots')).toHaveCSS('opacity', '0.08');
});

journey('robots.txt names the sitemap and keeps private pages out', async ({ page }) => {
  const robots = await (await page.request.get('/robots.txt')).text();

  expect(robots).toContain('Sitemap: https://keyclause.example/sitemap.xml');
  expect(robots).toMatch(/^Disallow: \/api\/$/m);
});
