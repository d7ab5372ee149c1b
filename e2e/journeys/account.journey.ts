import { expect, type Page } from '@playwright/test';
import { journey, signUp } from '../product/journey.ts';

const signIn = async (page: Page, email: string, password: string) => {
  await page.goto('/login');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
};

/** What a wrong password is answered with, by the product or by Firebase. */
const refusals = [401, 400];

/** The browser itself writes an error for an answer that a form expects. */
const expectOnlyStatus = (noise: string[], ...statuses: number[]) => {
  const rest = noise.filter((line) => !statuses.some((status) => line.includes(`status of ${status}`)));
  noise.splice(0, noise.length, ...rest);
};

journey('a form says what is wrong beside the field and above, and keeps what was typed', async ({ page, noise }) => {
  const email = await signUp(page);
  await page.context().clearCookies();
  await page.goto('/register');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
    'Enter your name.',
    'Enter an e-mail address such as name@example.com.',
    'Use at least 10 characters.',
  ]);
  await expect(page.getByRole('alert')).toBeFocused();

  await signIn(page, email, 'not the password');
  await expect(page.getByRole('alert')).toContainText('This e-mail and password do not belong together.');
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(email);
  expectOnlyStatus(noise, ...refusals);
});

journey('name and picture are kept, and shown in the bar', async ({ page }) => {
  await signUp(page);
  await page.goto('/profile');

  await page.getByRole('textbox', { name: 'Name' }).fill('Bo Ek');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('button', { name: 'Account of Bo Ek' })).toBeVisible();

  const picture = { name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await page.getByLabel('Picture file').setInputFiles(picture);
  await expect(page.getByText('Your picture is saved')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('banner').locator('img')).toHaveAttribute('src', /^data:image\/jpeg;base64,/);
});

journey('a browser that is signed out from another one loses its pages', async ({ page, browser, product, noise }) => {
  const email = await signUp(page);
  const other = await (await browser.newContext({ baseURL: product.origin })).newPage();
  await signIn(other, email, 'correct horse battery');
  await other.waitForURL('**/dashboard');

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sign out all others' }).click();
  await expect(page.getByText('Signed out there')).toBeVisible();
  await other.reload();

  await expect(other.getByRole('heading', { name: 'Every lease and every deadline on one page' })).toBeVisible();
  await other.context().close();
  expectOnlyStatus(noise, ...refusals);
});

journey('a sign-out in one tab is one in all', async ({ page, context }) => {
  await signUp(page);
  const tab = await context.newPage();
  // The frame is drawn before its leases come: a question that was still on its way would be answered with 401.
  const isLoaded = Promise.all([
    tab.waitForResponse('**/api/dashboard?*'),
    tab.waitForResponse('**/api/leases/events'),
  ]);
  await tab.goto('/dashboard');
  await isLoaded;
  await expect(tab.getByRole('heading', { name: 'Dashboard' })).toBeVisible();

  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();

  await expect(page.getByText('Successfully signed out')).toBeVisible();
  await expect(tab.getByRole('heading', { name: 'Every lease and every deadline on one page' })).toBeVisible();
});

journey('a new password takes the place of the old one', async ({ page, noise }) => {
  const email = await signUp(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Choose a new password' }).click();
  await page.getByLabel('Current password').fill('correct horse battery');
  await page.getByLabel('New password').fill('another horse battery');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password is changed.')).toBeVisible();

  await page.context().clearCookies();
  await signIn(page, email, 'correct horse battery');
  await expect(page.getByRole('alert')).toBeVisible();
  await signIn(page, email, 'another horse battery');
  await page.waitForURL('**/dashboard');
  expectOnlyStatus(noise, ...refusals);
});

journey('an account can be taken along and taken away', async ({ page, noise }) => {
  const email = await signUp(page);
  await page.goto('/profile');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);

  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByLabel(`Type ${email} to confirm`).fill('somebody@example.com');
  await page.getByRole('button', { name: 'Delete my account for good' }).click();
  await expect(page.getByRole('alert')).toContainText(`Type ${email} to confirm.`);
  await page.getByLabel(`Type ${email} to confirm`).fill(email);
  await page.getByRole('button', { name: 'Delete my account for good' }).click();
  await expect(page.getByText('Your account is deleted, with everything in it')).toBeVisible();

  await signIn(page, email, 'correct horse battery');
  await expect(page.getByRole('alert')).toContainText('This e-mail and password do not belong together.');
  expectOnlyStatus(noise, ...refusals);
});
