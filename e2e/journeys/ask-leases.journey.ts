import { expect, type Page } from '@playwright/test';
import { expectAccessible, journey, signUp } from '../product/journey.ts';
import { leaseFile } from '../product/leases.ts';

const upload = async (page: Page, file: string): Promise<void> => {
  await page.goto('/analysis');
  await page.locator('input[type="file"]').first().setInputFiles(leaseFile(file));
  await expect(page.getByText(/Uses 1 of your/)).toBeVisible();
  await page.getByRole('button', { name: 'Read this lease' }).click();
  await page.waitForURL(/\/analysis\/[0-9a-f-]{36}/);
  await expect(page.getByRole('tab', { name: /Red flags/ })).toBeVisible({ timeout: 60_000 });
};

journey('several leases are asked at once, and each answer opens its words', async ({ page }) => {
  await signUp(page);
  await upload(page, '01_letter_ga.docx');
  await page.goto('/analysis');
  await expect(page.getByText('With two leases you can ask them both at once')).toBeVisible();
  await upload(page, '12_bad_landlord_mi.docx');

  await page.goto('/analysis');
  const field = page.getByRole('textbox', { name: 'Ask your leases' });
  await field.fill('Where is the rent highest?');
  await page.keyboard.press('Enter');
  const answer = page.locator('[data-set-answer]');
  await expect(
    answer.getByText(/^Monthly rent: the highest is in .*, \$1,375\. From \$950 to \$1,375 in 2 leases\./),
  ).toBeVisible();
  await expect(answer.getByRole('listitem').first()).toContainText('Rent is $1,375 a month');

  await page.getByText('Asks all 2 leases. Choose others').click();
  await page.getByRole('button', { name: 'Choose none' }).click();
  await expect(page.getByText('Choose at least one lease.')).toBeVisible();
  await page.getByRole('checkbox').first().check();
  await expect(answer.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Ask all' }).click();
  await expect(answer.getByRole('listitem')).toHaveCount(2);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await field.fill('Which of my leases have a trampoline?');
  await page.keyboard.press('Enter');
  await expect(answer.getByText('The lease does not say.')).toHaveCount(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: 'Close the answer' }).click();
  await page.getByRole('button', { name: 'Which allow dogs?' }).click();
  await expect(answer.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page, 'an answer of several leases on a phone, dark');

  await answer
    .getByRole('link', { name: /show in the document/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/analysis\/[0-9a-f-]{36}\?ask=.*item=answer/);
  await expect(page.locator('[data-testid="highlight"][data-open="true"]').first()).toBeInViewport();
});
