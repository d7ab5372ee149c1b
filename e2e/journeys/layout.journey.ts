import { siteMenu } from '@keyclause/domain';
import { darkColors, lightColors } from '@keyclause/theme';
import { expect, type Page } from '@playwright/test';
import { startFaultyProxy } from '../product/faulty-proxy.ts';
import { hydrated } from '../product/hydrated.ts';
import { expectAccessible, journey, signUp } from '../product/journey.ts';
import { tabAndPress, tabTo } from '../product/keyboard.ts';
import { lookName, looks, rgb, takeLook } from '../product/looks.ts';

const bar = (page: Page) => page.getByRole('banner');
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Main navigation' });

for (const look of looks) {
  journey(`menu, doors, footer and newsletter work with the keyboard alone, ${lookName(look)}`, async ({ page }) => {
    await takeLook(page, look);
    await page.goto('/trial');
    await hydrated(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();

    await tabAndPress(page, bar(page).getByRole('button', { name: 'Menu' }));
    for (const { label, description, href } of siteMenu) {
      const entry = page.getByRole('menuitem', { name: label });
      await expect(entry).toContainText(description);
      await expect(entry).toHaveAttribute('href', href);
    }
    await expectAccessible(page, 'the open menu');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menuitem')).toHaveCount(0);
    await expect(bar(page).getByRole('button', { name: 'Menu' })).toBeFocused();

    const isLight = look.colorScheme === 'light';
    await tabAndPress(page, bar(page).getByRole('button', { name: 'Switch between light and dark' }), 'Space');
    await expect(page.locator('body')).toHaveCSS('background-color', rgb(isLight ? '#0B1020' : '#FFFFFF'));
    await page.keyboard.press('Space');

    const footer = page.getByRole('contentinfo');
    const box = footer.getByLabel('Newsletter');
    await tabTo(page, box);
    await page.keyboard.type('ada@');
    await page.keyboard.press('Enter');
    await expect(footer.getByText('Enter a valid email address')).toBeVisible();
    await expect(box).toHaveValue('ada@');
    await page.keyboard.type(`example-${look.colorScheme}-${look.width}.com`);
    await page.keyboard.press('Enter');
    await expect(footer.getByText('Subscribed!')).toBeVisible();
    await expect(box).toHaveValue('');
    await expect(footer.getByRole('link', { name: 'hello@keyclause.example' })).toBeVisible();
    await expect(footer.getByRole('link', { name: 'YouTube' })).toBeVisible();
    // The button was disabled while the address was on its way, and its colour comes back over a quarter of a second.
    const { primary } = isLight ? lightColors : darkColors;
    await expect(footer.getByRole('button', { name: 'Subscribe' })).toHaveCSS('color', rgb(primary));
    await expectAccessible(page, 'the footer');
  });

  journey(`drawer and avatar menu work with the keyboard alone, ${lookName(look)}`, async ({ page }) => {
    await takeLook(page, look);
    await signUp(page);
    // The bars are drawn anew while somebody signs up; the screen stands when nothing is being waited for.
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await tabAndPress(page, bar(page).getByRole('button', { name: 'Open navigation' }));
    await expect(drawer(page)).toBeVisible();
    await expect(drawer(page).getByRole('heading')).toHaveText(['Main', 'Lease Tools', 'More']);
    await expect(drawer(page)).toHaveCSS('transform', /none|matrix\(1, 0, 0, 1, 0, 0\)/);
    await expectAccessible(page, 'the open drawer');
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(bar(page).getByRole('button', { name: 'Open navigation' })).toBeFocused();

    const account = bar(page).getByRole('button', { name: 'Account of Ada Reader' });
    await expect(account.locator('span').first()).toHaveCSS('font-family', /^"?Inter/);
    await tabAndPress(page, account);
    await expect(page.getByRole('menuitem')).toHaveText(['Profile', 'Dashboard', 'Sign Out']);
    await expectAccessible(page, 'the avatar menu');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Successfully signed out')).toBeVisible();
    await page.waitForURL('**/login');
    await expect(bar(page).getByRole('link', { name: 'Sign In' })).toBeVisible();
  });
}

journey('every entry of the menu and of the footer leads to a page that answers', async ({ page }) => {
  await page.goto('/login');
  const hrefs = await page
    .getByRole('contentinfo')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const own = [...new Set([...siteMenu.map(({ href }) => href), ...hrefs.filter((href) => href.startsWith('/'))])];
  for (const href of own) expect((await page.request.get(href)).status(), href).toBe(200);
});

/** How long the slides of the drawer take, each duration once, asked when the browser begins one. */
const slideSeconds = (page: Page) =>
  page.evaluate(() => [...new Set((window as unknown as { slides: number[] }).slides)]);

journey('the layout has the numbers of the specification', async ({ page }) => {
  await page.addInitScript(() => {
    const slides: number[] = [];
    Object.assign(window, { slides });
    document.addEventListener('transitionrun', ({ propertyName, target }) => {
      const isDrawer = target instanceof Element && target.getAttribute('role') === 'dialog';
      if (propertyName === 'transform' && isDrawer) {
        slides.push(Number.parseFloat(getComputedStyle(target).transitionDuration));
      }
    });
  });
  await signUp(page);
  await expect(bar(page)).toHaveCSS('height', '72px');
  await expect(bar(page)).toHaveCSS('position', 'sticky');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  expect((await bar(page).boundingBox())?.y).toBe(0);

  await bar(page).getByRole('button', { name: 'Open navigation' }).click();
  await expect(drawer(page)).toHaveCSS('width', '250px');
  await expect(drawer(page)).toHaveCSS('z-index', '1200');
  await expect(page.locator('.MuiDrawer-root')).toHaveCSS('z-index', '1199');
  await expect.poll(() => slideSeconds(page)).toEqual([0.2]);
  await page.keyboard.press('Escape');
  await expect.poll(() => slideSeconds(page)).toEqual([0.2, 0.15]);
});

for (const [colorScheme, colors] of [
  ['light', lightColors],
  ['dark', darkColors],
] as const) {
  journey(`a page is drawn with the theme of the specification, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/trial');
    const specified = { light: ['#0B63F6', '#FFFFFF'], dark: ['#8AB4FF', '#0B1020'] } as const;
    const [primary, background] = specified[colorScheme];
    expect([colors.primary, colors.background, colors.secondary]).toEqual([primary, background, '#10D9C4']);

    const door = page.getByRole('banner').getByRole('link', { name: 'Get Started' });
    await expect(page.locator('body')).toHaveCSS('background-color', rgb(background));
    await expect(door).toHaveCSS('background-color', rgb(primary));
    await expect(page.getByRole('banner').locator('svg rect').nth(2)).toHaveCSS('fill', rgb('#10D9C4'));
    await expect(door).toHaveCSS('border-radius', '24px');
    await expect(page.getByRole('main').getByRole('listitem').first()).toHaveCSS('border-radius', '20px');
    await expect(page.locator('body')).toHaveCSS('font-family', /^"?Inter/);
    expect(await page.evaluate(() => document.fonts.check('16px "Inter Variable"'))).toBe(true);
    await expect(
      page
        .locator('[aria-hidden="true"]')
        .filter({ hasNot: page.locator('*') })
        .first(),
    ).toHaveCSS('opacity', '0.08');

    await page.goto('/login');
    const field = page.getByLabel('E-mail', { exact: true }).locator('..');
    await expect(field).toHaveCSS('border-radius', '16px');
  });
}

journey('the page changes at the breakpoints of the specification and at no other width', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  const widths = await page.evaluate(() => {
    const found = new Set<number>();
    const walk = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule) {
          for (const [, width] of rule.conditionText.matchAll(/width:\s*([\d.]+)px/g))
            found.add(Math.ceil(Number(width)));
        }
        if ('cssRules' in rule) walk(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) walk(sheet.cssRules);
    return [...found];
  });
  expect(widths.length).toBeGreaterThan(0);
  expect(widths.filter((width) => ![0, 600, 900, 1200, 1536].includes(width))).toEqual([]);

  for (const [width, isShown] of [
    [599, false],
    [600, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('banner').getByRole('link', { name: 'Get Started' })).toBeVisible({ visible: isShown });
  }
});

journey(
  'the bar shows a spinner while auth loads, and says when signing out failed',
  async ({ page, product, noise }) => {
    await signUp(page);
    await using proxy = await startFaultyProxy(product.origin);
    const { promise: looked, resolve: hasLooked } = Promise.withResolvers<void>();
    proxy.break(/\/get-session/, { kind: 'hold', until: looked, times: 1 });
    await page.goto(`${proxy.origin}/profile`);
    await expect(bar(page).getByRole('progressbar', { name: 'Checking whether you are signed in' })).toBeVisible();
    await expect(bar(page).getByRole('link', { name: 'Sign In' })).toBeHidden();
    hasLooked();
    await expect(bar(page).getByRole('button', { name: /^Account of/ })).toBeVisible();

    proxy.break(/\/sign-out/, { kind: 'status', status: 500 });
    await bar(page)
      .getByRole('button', { name: /^Account of/ })
      .click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(page.getByText('Error signing out')).toBeVisible();
    await expect(page).toHaveURL(/\/profile$/);
    noise.splice(0, noise.length, ...noise.filter((line) => !/status of 500/.test(line)));
  },
);
