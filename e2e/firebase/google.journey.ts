import { readFileSync } from 'node:fs';
import { type BrowserContext, expect } from '@playwright/test';
import { journey } from '../product/journey.ts';

const framesScript = readFileSync(new URL('google-frames.js', import.meta.url), 'utf8');

/** Google's script from our own stand-in, and nothing of its looks: the popup of the emulator works without. */
const withoutNetwork = async (context: BrowserContext) => {
  await context.route('https://apis.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: framesScript }),
  );
  await context.route(/^https:\/\/(unpkg\.com|fonts\.googleapis\.com)\//, (route) => route.fulfill({ body: '' }));
};

journey('Google signs somebody in by a popup, and comes back to where they were', async ({ page, context }) => {
  await withoutNetwork(context);
  await page.goto('/login?next=%2Fprofile');

  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const popup = await opened;
  await popup.locator('.js-new-account').click();
  await popup.locator('#email-input').fill('gun@example.com');
  await popup.locator('#display-name-input').fill('Gun Åkesson');
  await popup.locator('#sign-in').click();

  await page.waitForURL('**/profile');
  await expect(page.getByRole('button', { name: 'Account of Gun Åkesson' })).toBeVisible();
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible();
  // There is no password to change.
  await expect(page.getByRole('heading', { name: 'Password' })).toHaveCount(0);
});

journey('a popup that is closed says so, and the form stays', async ({ page, context }) => {
  await withoutNetwork(context);
  await page.goto('/login');

  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const popup = await opened;
  await popup.locator('.js-new-account').waitFor();
  await popup.close();

  await expect(page.getByText('The window of Google was closed before you were signed in.')).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByLabel('E-mail', { exact: true })).toBeVisible();
});
