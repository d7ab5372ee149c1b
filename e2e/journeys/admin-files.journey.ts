import { expect, type Page } from '@playwright/test';
import { expectAccessible, journey, signUp } from '../product/journey.ts';
import { leaseFile } from '../product/leases.ts';

journey.use({ installation: 'admin files' });

/** The one account that may open the administration: it confirms itself by the mail at the terminal. */
const signUpAsAdmin = async (page: Page, product: { adminEmail: string; output: () => string }) => {
  await signUp(page, product.adminEmail);
  const link = () => /http\S+verif\S+/.exec(product.output())?.[0] ?? '';
  await expect.poll(link).not.toBe('');
  await page.goto(link());
  const me = async () => (await (await page.request.get('/api/me')).json()).account.emailVerified;
  await expect.poll(me).toBe(true);
};

journey('the admin has all stored files read, in both modes and widths', async ({ page, product }) => {
  journey.setTimeout(240_000);
  await signUpAsAdmin(page, product);
  await page.goto('/analysis');
  await page.locator('input[type="file"]').first().setInputFiles(leaseFile('09_voucher_ma.pdf'));
  await page.getByRole('button', { name: 'Read this lease' }).click();
  await expect(page.getByRole('tab', { name: /Red flags/ })).toBeVisible({ timeout: 60_000 });

  await page.goto('/admin?tab=files');
  await expect(page.getByRole('heading', { name: 'Not checked yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Check all files' }).click();
  await expect(page.getByRole('heading', { name: '1 file checked, all whole' })).toBeVisible({ timeout: 60_000 });

  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [390, 1440]) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
      await expect(page.getByRole('button', { name: 'Check all files' })).toBeVisible();
      await expectAccessible(page, `the files of the administration, ${colorScheme} at ${width} px`);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(overflow).toBeLessThanOrEqual(0);
    }
  }
});
