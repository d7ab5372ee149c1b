import { expect } from '@playwright/test';
import { journey, signUp } from '../product/journey.ts';

journey('the admin is one only with a confirmed e-mail', async ({ page, product, firebase }) => {
  await signUp(page, product.adminEmail);
  await page.goto('/admin');
  await page.waitForURL('**/dashboard');
  expect((await page.request.get('/api/admin/outbox')).status()).toBe(403);

  await page.goto(
    `/auth-action?mode=verifyEmail&oobCode=${await firebase?.mailedCode(product.adminEmail, 'VERIFY_EMAIL')}`,
  );
  await expect(page.getByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible();

  expect((await page.request.get('/api/admin/outbox')).status()).toBe(200);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Administration' })).toBeVisible();
});

journey(
  'a password that was set anew by mail signs every browser out',
  async ({ page, browser, product, firebase, noise }) => {
    const email = await signUp(page);
    const context = await browser.newContext({ baseURL: product.origin });
    const other = await context.newPage();
    await other.goto('/forgot-password');
    await other.getByLabel('E-mail of your account').fill(email);
    await other.getByRole('button', { name: 'Send the link' }).click();
    await expect(other.getByText(`If there is an account for ${email}`)).toBeVisible();

    // A second later, as Firebase counts sign-ins in seconds.
    await other.waitForTimeout(1_100);
    await other.goto(`/auth-action?mode=resetPassword&oobCode=${await firebase?.mailedCode(email, 'PASSWORD_RESET')}`);
    await other.getByLabel('New password').fill('another horse battery');
    await other.getByRole('button', { name: 'Set password' }).click();
    await expect(other.getByText('Your new password is set. Sign in with it.')).toBeVisible();
    await other.getByLabel('E-mail', { exact: true }).fill(email);
    await other.getByLabel('Password', { exact: true }).fill('another horse battery');
    await other.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await other.waitForURL('**/dashboard');

    await page.reload();
    await expect(page.getByRole('heading', { name: 'Every lease and every deadline on one page' })).toBeVisible();
    await context.close();
    noise.splice(0, noise.length, ...noise.filter((line) => !/status of 40[01]/.test(line)));
  },
);

journey('a link that was used already says so', async ({ page, firebase, noise }) => {
  const email = await signUp(page);
  const code = await firebase?.mailedCode(email, 'VERIFY_EMAIL');
  await page.goto(`/auth-action?mode=verifyEmail&oobCode=${code}`);
  await expect(page.getByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible();
  await page.goto(`/auth-action?mode=verifyEmail&oobCode=${code}`);
  await expect(page.getByText('This link was used already or is too old. Ask for a new one.')).toBeVisible();
  noise.splice(0, noise.length, ...noise.filter((line) => !/status of 400/.test(line)));
});
