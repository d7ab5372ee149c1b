import { expect } from '@playwright/test';
import { journey, signUp } from '../product/journey.ts';

journey(
  'a signed-out visitor is asked to sign in and comes back to where they were',
  async ({ page, browser, product }) => {
    const email = await signUp(page);

    const context = await browser.newContext({ baseURL: product.origin });
    const visitor = await context.newPage();
    await visitor.goto('/profile?from=mail');
    await visitor.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
    await visitor.getByLabel('E-mail', { exact: true }).fill(email);
    await visitor.getByLabel('Password', { exact: true }).fill('correct horse battery');
    await visitor.getByRole('button', { name: 'Sign In' }).click();

    await visitor.waitForURL('**/profile?from=mail');
    await context.close();
  },
);

for (const next of ['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)']) {
  journey(`signing in never leads to ${next}`, async ({ page, browser, product }) => {
    const email = await signUp(page);

    const context = await browser.newContext({ baseURL: product.origin });
    const visitor = await context.newPage();
    await visitor.goto(`/login?next=${encodeURIComponent(next)}`);
    await visitor.getByLabel('E-mail', { exact: true }).fill(email);
    await visitor.getByLabel('Password', { exact: true }).fill('correct horse battery');
    await visitor.getByRole('button', { name: 'Sign In' }).click();

    await visitor.waitForURL('**/dashboard');
    expect(new URL(visitor.url()).origin).toBe(product.origin);
    await context.close();
  });
}

journey('tool pages show a signed-out visitor their public page, not a dead end', async ({ page }) => {
  for (const path of ['/dashboard', '/analysis', '/document-analyzer']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: /sample/i }).first()).toBeVisible();
  }
});

journey('the administration sends everybody but the admin to the dashboard', async ({ page }) => {
  await signUp(page);
  await page.goto('/admin');

  await page.waitForURL('**/dashboard');
  expect((await page.request.get('/api/admin/outbox')).status()).toBe(403);
});

journey('somebody else’s lease looks like one that does not exist', async ({ page, noise }) => {
  await signUp(page);
  await page.goto('/analysis/00000000-0000-4000-8000-000000000000');

  await expect(page.getByRole('heading', { name: 'There is no such lease' })).toBeVisible();
  noise.splice(0, noise.length, ...noise.filter((line) => !line.includes('404')));
});
