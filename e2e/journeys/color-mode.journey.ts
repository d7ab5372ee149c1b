import { darkColors, lightColors } from '@keyclause/theme';
import { expect } from '@playwright/test';
import { journey } from '../product/journey.ts';

const rgb = (hex: string): string => {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
};

journey('the chosen mode is kept over apps and reloads, and the first paint already has it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  expect(await page.evaluate(() => localStorage.getItem('keyclause-color-mode'))).toBe('dark');

  await page.goto('/login');
  await expect(page.locator('body')).toHaveCSS('background-color', rgb(darkColors.background));

  // Seen at the first moment that the page has a body: before any script of the app can have run.
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenModes: seen });
    new MutationObserver(() => {
      if (document.body && seen.length === 0) seen.push(getComputedStyle(document.documentElement).backgroundColor);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  const [first] = await page.evaluate(() => (window as unknown as { seenModes: string[] }).seenModes);
  expect(first).toBe(rgb(darkColors.background));
});

for (const address of ['/login', '/proof'])
  journey(`with nothing stored the page ${address} follows the system`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(address);
    await expect(page.locator('body')).toHaveCSS('background-color', rgb(darkColors.background));

    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator('body')).toHaveCSS('background-color', rgb(lightColors.background));
  });
