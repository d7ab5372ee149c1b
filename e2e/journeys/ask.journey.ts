import { expect } from '@playwright/test';
import { expectAccessible, journey } from '../product/journey.ts';

journey('a visitor asks the sample lease and opens the words of the answer', async ({ page }) => {
  await page.goto('/analysis/sample?ask=Can%20I%20have%20a%20dog%3F');
  const answer = page.locator('[data-answer]');
  await expect(answer.getByRole('heading', { name: 'Can I have a dog?' })).toBeVisible({ timeout: 60_000 });

  await page.getByLabel('Ask about this lease').fill('What hapens if I pay late?');
  await page.keyboard.press('Enter');
  await expect(answer.getByText(/late fee/i).first()).toBeVisible();
  await answer
    .getByRole('link', { name: /show in the document/ })
    .first()
    .click();
  await expect(page).toHaveURL(/item=answer/);
  await expect(page.locator('[data-open="true"]').first()).toBeVisible();
  await expectAccessible(page, 'the answer to a question');

  await page.getByLabel('Ask about this lease').fill('May I keep a trampoline on the balcony?');
  await page.keyboard.press('Enter');
  await expect(answer.getByText('The lease does not say.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'What hapens if I pay late?' })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'an answer on a phone, dark');
});
