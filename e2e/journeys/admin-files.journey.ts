import { expect } from '@playwright/test';
import { signUpAsAdmin } from '../product/admin.ts';
import { expectAccessible, journey } from '../product/journey.ts';
import { leaseFile } from '../product/leases.ts';

journey.use({ installation: 'admin files' });

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
