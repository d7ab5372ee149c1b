import { readFile as readStored } from 'node:fs/promises';
import { readFile } from '@keyclause/documents/node';
import { expect } from '@playwright/test';
import { expectAccessible, journey } from '../product/journey.ts';

journey('a letter is chosen, edited and taken away, by keyboard and on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/analysis/sample?letter=firm');
  const letter = page.getByRole('textbox', { name: 'The letter' });
  await expect(letter).toHaveValue(/The lease says \(page \d+\): “/, { timeout: 60_000 });
  const points = page.getByRole('list', { name: 'What to ask for' }).getByRole('checkbox');
  const before = await letter.inputValue();

  await points.first().focus();
  await page.keyboard.press('Space');
  await expect(letter).not.toHaveValue(before);
  await expect(page).toHaveURL(/without=/);
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
  await expectAccessible(page, 'the letter');

  await letter.fill('Dear Sirs:\n\nMy own words, § 3 – €50.');
  await page.getByRole('button', { name: 'Polite' }).click();
  await expect(letter).toHaveValue(/My own words/);
  const begun = page.waitForEvent('download', { timeout: 60_000 });
  await page.getByRole('button', { name: 'Word document (DOCX)' }).click();
  const bytes = await readStored(await (await begun).path());
  expect((await readFile(new Uint8Array(bytes))).text).toContain('My own words, § 3 – €50.');

  await page.getByRole('button', { name: 'Write it anew' }).click();
  await expect(letter).toHaveValue(/Kind regards/);
  await page.getByRole('button', { name: 'Back to the report' }).click();
  await expect(page.getByRole('tab', { name: /Red flags/ })).toBeVisible();
});
