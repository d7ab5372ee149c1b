import { expect, type Page } from '@playwright/test';
import { expectAccessible, journey, signUp } from '../product/journey.ts';
import { leaseFile } from '../product/leases.ts';

const upload = async (page: Page, file: string): Promise<string> => {
  await page.goto('/analysis');
  await page.locator('input[type="file"]').first().setInputFiles(leaseFile(file));
  await expect(page.getByText(/Uses 1 of your/)).toBeVisible();
  await page.getByRole('button', { name: 'Read this lease' }).click();
  await page.waitForURL(/\/analysis\/[0-9a-f-]{36}/);
  await expect(page.getByRole('tab', { name: /Red flags/ })).toBeVisible({ timeout: 60_000 });
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
};

journey('two leases are compared, and each side opens its words', async ({ page, noise }) => {
  await signUp(page);
  const first = await upload(page, '01_letter_ga.docx');

  await page.goto(`/analysis/compare?a=${first}`);
  await expect(page.getByRole('heading', { name: 'One more lease is needed' })).toBeVisible();

  const second = await upload(page, '07_month_to_month_va.docx');
  await page.getByRole('link', { name: 'Compare' }).click();
  await page.getByLabel('Second lease').selectOption(first);
  await expect(page.getByRole('heading', { name: 'What it means for you' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Monthly rent/ })).toContainText('$1,375');
  await expectAccessible(page, 'a comparison');
  await page.getByRole('button', { name: 'Swap' }).click();
  await expect(page).toHaveURL(new RegExp(`a=${first}&b=${second}`));
  await expect(page.getByLabel('First lease')).toHaveValue(first);

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page
    .getByRole('row', { name: /Monthly rent/ })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/analysis/${first}\\?item=rent_monthly`));
  await expect(page.locator('[data-testid="highlight"][data-open="true"]').first()).toBeInViewport();

  await page.goto(`/analysis/compare?a=${first}&b=${first}`);
  await expect(page.getByText('This is the same lease twice.')).toBeVisible();
  await page.goto(`/analysis/compare?a=${first}&b=0b7f6c9e-2f0e-4a64-9e0a-3c1f6f0a1b2c`);
  await expect(page.getByText('The second lease does not exist.')).toBeVisible();
  noise.length = 0;
});
