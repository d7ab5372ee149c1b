import { expect, type Page } from '@playwright/test';
import { expectAccessible, forgive, journey, signUp } from '../product/journey.ts';
import { tabAndPress, tabTo } from '../product/keyboard.ts';
import { lookName, looks, takeLook } from '../product/looks.ts';

const failed = (page: Page) => page.getByRole('heading', { name: 'Something went wrong' });
const mended = (page: Page) => page.getByRole('main').getByText('The checkout is back');

/** Gives the browser another script in place of each that matches, until `page.unroute`. */
const replaceScript = (page: Page, address: RegExp, body: string) =>
  page.route(address, (route) => route.fulfill({ contentType: 'text/javascript', body }));

/** The screen of a checkout that was left, which fails while it is drawn for as long as the window says so. */
const brokenCheckout = `export const PaymentCancelPage = () => {
  if (window.isBroken) throw new Error('The checkout is out of paper');
  return 'The checkout is back';
};`;

const brokenMenu = `export const SiteMenuList = () => {
  throw Object.assign(new Error('The menu is out of paper'), { stack: 'at menu '.repeat(1_000) });
};`;

const setBroken = (page: Page, isBroken: boolean) =>
  page.evaluate((broken) => void Object.assign(window, { isBroken: broken }), isBroken);

for (const look of looks) {
  journey(
    `the error screen is left by Try again, by a change of path, query or hash, and by signing in, ${lookName(look)}`,
    async ({ page, context, noise }) => {
      await takeLook(page, look);
      await replaceScript(page, /\/payment-cancel-page-[^/]*\.js/, brokenCheckout);
      await page.addInitScript(() => void Object.assign(window, { isBroken: true }));
      const broken = async () => {
        await page.goto('/payment/cancel');
        await expect(failed(page)).toBeVisible();
        await expect(page.getByText('The checkout is out of paper', { exact: true })).toBeVisible();
      };

      await broken();
      await expectAccessible(page, 'the error screen');
      const tryAgain = page.getByRole('button', { name: 'Try again' });
      await tabAndPress(page, tryAgain, 'Space');
      await expect(failed(page)).toBeVisible();
      await setBroken(page, false);
      await tabAndPress(page, tryAgain);
      await expect(mended(page)).toBeVisible();

      await broken();
      await tabTo(page, page.getByRole('link', { name: 'Go home' }));
      await tabAndPress(page, page.getByRole('banner').getByRole('link', { name: 'Sign In' }));
      await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();

      await broken();
      await setBroken(page, false);
      await page.goto('/payment/cancel#plans');
      await expect(mended(page)).toBeVisible();

      // Back and forward over an address that differs by its query alone.
      await broken();
      await page.evaluate(() => window.history.pushState(null, '', '/payment/cancel?from=mail'));
      await page.goBack();
      await expect(failed(page)).toBeVisible();
      await setBroken(page, false);
      await page.goForward();
      await expect(mended(page)).toBeVisible();

      // What another tab does changes who is signed in here too.
      await broken();
      await setBroken(page, false);
      const tab = await context.newPage();
      await signUp(tab);
      await expect(mended(page)).toBeVisible();
      forgive(noise, /The checkout is out of paper/);
    },
  );
}

for (const look of looks) {
  journey(
    `the crash screen shows 4000 characters and reloads with the keyboard alone, ${lookName(look)}`,
    async ({ page, noise }) => {
      await takeLook(page, look);
      const menu = /\/site-menu-list-[^/]*\.js/;
      await replaceScript(page, menu, brokenMenu);
      await page.goto('/trial');
      await expect(page.getByRole('heading', { name: 'Start free' })).toBeVisible();
      await tabAndPress(page, page.getByRole('button', { name: 'Menu', exact: true }));

      await expect(page.getByRole('heading', { name: 'Oops!' })).toBeVisible();
      const stack = page.locator('pre');
      expect((await stack.textContent())?.length).toBe(4_000);
      await expectAccessible(page, 'the crash screen');
      await tabTo(page, stack);
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => stack.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);

      await page.unroute(menu);
      await tabAndPress(page, page.getByRole('button', { name: 'Reload page' }));
      await expect(page.getByRole('heading', { name: 'Start free' })).toBeVisible();
      forgive(noise, /The menu is out of paper|at menu/);
    },
  );
}
