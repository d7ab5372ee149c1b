import { expect } from '@playwright/test';
import { hydrated } from '../product/hydrated.ts';
import { journey } from '../product/journey.ts';
import { tabAndPress } from '../product/keyboard.ts';
import { button } from '../product/screen.ts';
import { addAccountOfGoogle, withoutNetwork } from './google.ts';

journey('Google signs somebody in by a popup, and comes back to where they were', async ({ page, context }) => {
  await withoutNetwork(context);
  await page.goto('/login?next=%2Fprofile');

  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await addAccountOfGoogle(await opened, { email: 'gun@example.com', name: 'Gun Åkesson' });

  await page.waitForURL('**/profile');
  await expect(page.getByRole('button', { name: 'Account of Gun Åkesson' })).toBeVisible();
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible();
  // There is no password to change.
  await expect(page.getByRole('heading', { name: 'Password' })).toHaveCount(0);
});

journey('a popup that is closed says so, and form and keyboard stay', async ({ page, context }) => {
  await withoutNetwork(context);
  await page.goto('/login');
  await hydrated(page);

  const opened = page.waitForEvent('popup');
  await tabAndPress(page, button(page, 'Continue with Google'));
  const popup = await opened;
  await popup.locator('.js-new-account').waitFor();
  await popup.close();

  await expect(page.getByText('The window of Google was closed before you were signed in.')).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByLabel('E-mail', { exact: true })).toBeVisible();
  await expect(button(page, 'Continue with Google')).toBeFocused();
});
