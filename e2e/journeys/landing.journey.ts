import { expect } from '@playwright/test';
import { expectAccessible, journey } from '../product/journey.ts';

const pages = ['/', '/not-found-at-all'];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    journey(`prerendered pages are accessible and fit, ${colorScheme} at ${width} px`, async ({ page, noise }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      for (const path of pages) {
        await page.goto(path);
        await expectAccessible(page, `${path} ${colorScheme} ${width}`);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, `${path} does not scroll sideways`).toBeLessThanOrEqual(0);
      }
      // The browser itself reports the 404 of the second page.
      noise.splice(0, noise.length, ...noise.filter((line) => !line.includes('404')));
    });
  }
}

journey('an unknown path answers 404 with a page that leads on', async ({ page, noise }) => {
  const response = await page.goto('/no/such/page');

  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
  noise.splice(0, noise.length, ...noise.filter((line) => !line.includes('404')));
});

journey('the landing page is readable and its sample works with no script', async ({ browser, product }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.origin });
  const page = await context.newPage();
  await page.goto('/');

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const items = page.getByRole('region', { name: 'The report' }).getByRole('link');
  expect(await items.count()).toBeGreaterThan(5);
  const target = await items.last().getAttribute('href');
  await items.last().click();
  await expect(page.locator(`mark${target}`).first()).toBeInViewport();
  await context.close();
});

journey('the sample’s items open the words that the report quotes', async ({ page }) => {
  await page.goto('/');
  const paper = await page.locator('.paper').textContent();
  const marks = await page.locator('.paper mark').allTextContents();

  expect(marks.length).toBeGreaterThan(5);
  const flat = (text: string | null) => (text ?? '').replace(/\s+/g, ' ');
  for (const mark of marks) expect(flat(paper)).toContain(flat(mark).trim());
});
