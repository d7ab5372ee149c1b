import { expect } from '@playwright/test';
import { baseLease, brokenAmendment, firstAmendment, secondAmendment } from '../product/amended-lease.ts';
import { expectAccessible, journey, signUp } from '../product/journey.ts';
import { tabAndPress } from '../product/keyboard.ts';

journey('amendments are added to a lease, change its terms, and can be put in order', async ({ page }) => {
  // A colour that is still changing has no contrast to measure.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signUp(page);
  await page.goto('/analysis');
  await page.locator('input[type="file"]').first().setInputFiles(baseLease);
  await expect(page.getByText(/Uses 1 of your/)).toBeVisible();
  await page.getByRole('button', { name: 'Read this lease' }).click();
  const report = page.getByRole('tabpanel', { name: 'Summary' });
  await expect(report.getByRole('button', { name: /^Monthly rent\s*\$1,300/ })).toBeVisible({ timeout: 60_000 });

  const add = report.getByRole('button', { name: 'Add an amendment' });
  const dialog = page.getByRole('dialog', { name: 'Add an amendment' });
  const choose = async (file: typeof baseLease): Promise<void> => {
    await add.focus();
    await page.keyboard.press('Enter');
    await dialog.getByLabel('Amendment files').setInputFiles(file);
  };

  // A file that cannot be read changes nothing and costs nothing.
  await choose(brokenAmendment);
  await expect(dialog.getByText('Uses 1 of your 2 remaining free scans.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Read with this lease' })).toBeEnabled();
  await expectAccessible(page, 'the dialog that adds an amendment');
  await dialog.getByRole('button', { name: 'Read with this lease' }).click();
  await expect(report.getByText(/Your lease is as it was, and nothing was charged/)).toBeVisible({ timeout: 60_000 });
  await expect(report.getByRole('button', { name: /^Monthly rent\s*\$1,300/ })).toBeVisible();
  await tabAndPress(page, report.getByRole('button', { name: 'Dismiss' }));
  await expect(report.getByText(/Your lease is as it was/)).toHaveCount(0);
  await expect(add).toBeFocused();

  await choose(firstAmendment);
  await expect(dialog.getByText('Uses 1 of your 2 remaining free scans.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Read with this lease' }).click();
  const rent = report.getByRole('button', { name: /^Monthly rent\s*\$1,365.*was.*\$1,300/ });
  await expect(rent).toBeVisible({ timeout: 60_000 });
  await expect(report.getByRole('heading', { name: 'First Amendment to Lease' })).toBeVisible();
  await expect(report.getByRole('button', { name: /Late fee.*No longer in the lease/i })).toBeVisible();

  // The words of the amendment are shown in the amendment; those that it replaced in the lease.
  await rent.click();
  await expect(report.getByText('replaced by First Amendment to Lease, Mar 1, 2025')).toBeVisible();
  const open = report.locator('[data-open="true"]');
  await open.getByRole('link', { name: 'p. 1 of Amendment one.docx: show in the document' }).first().click();
  const mark = page.locator('[data-testid="highlight"][data-key="rent_monthly"][data-open="true"]').first();
  await expect(mark).toBeInViewport();
  await expect(page.getByText('Beginning June 1, 2025 the monthly rent').first()).toBeVisible();
  await open.getByRole('link', { name: 'p. 1 of Alder Street lease.pdf: show in the document' }).last().click();
  await expect(mark).toBeInViewport();
  await expectAccessible(page, 'the report of a lease with an amendment');

  // Words that were changed inside a clause are shown with those that they replaced, each at its place.
  const words = report.getByRole('listitem').filter({ hasText: 'Section 7, Entry' });
  await words.getByRole('link', { name: "“upon 24 hours' notice”" }).click();
  const change = page.locator('[data-testid="highlight"][data-key^="words-"][data-open="true"]').first();
  await expect(change).toBeInViewport();
  await expect(page.getByRole('tab', { name: /Amendment one.docx/ })).toHaveAttribute('aria-selected', 'true');
  await words.getByRole('link', { name: '“at any time without notice”' }).click();
  await expect(page.getByRole('tab', { name: /Alder Street lease.pdf/ })).toHaveAttribute('aria-selected', 'true');
  await expect(change).toBeInViewport();

  // The same file again is said before anything is sent.
  await choose(firstAmendment);
  await expect(dialog.getByText(/same file as “Amendment one.docx”/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Read with this lease' })).toBeDisabled();

  // What was chosen stays chosen when the window becomes as narrow as a phone, and wide again.
  const desk = page.viewportSize() ?? { width: 1280, height: 720 };
  for (const size of [{ width: 390, height: 844 }, desk]) {
    await page.setViewportSize(size);
    await expect(page.getByRole('tab', { name: 'Report', exact: true, includeHidden: true })).toHaveCount(
      size.width < 900 ? 1 : 0,
    );
    await expect(dialog.getByText(/same file as “Amendment one.docx”/)).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(add).toBeFocused();

  await choose(secondAmendment);
  await dialog.getByRole('button', { name: 'Read with this lease' }).click();
  // A rent that begins later is listed with its day; what holds today stays in its place.
  const coming = report.getByRole('button', { name: /^Monthly rent\s*\$1,365\s*from Jun 1, 2090:\s*\$1,420/ });
  await expect(coming).toBeVisible({ timeout: 60_000 });

  // What was pressed keeps the keyboard where its document goes, also at the end, where there is nothing left for it to do.
  const earlier = report.getByRole('button', { name: 'Move Second Amendment to Lease before the one above' });
  await expect(earlier).toHaveAttribute('aria-disabled', 'false');
  await tabAndPress(page, earlier);
  await expect(report.getByRole('button', { name: /^Monthly rent\s*\$1,365\s*was/ })).toBeVisible({ timeout: 60_000 });
  await expect(earlier).toBeFocused();
  await expect(earlier).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await expect(earlier).toBeFocused();
  await expectAccessible(page, 'the documents of a lease in an order of their own');
  const undo = report.getByRole('button', { name: 'Undo the last change' });
  await tabAndPress(page, undo);
  await expect(coming).toBeVisible({ timeout: 60_000 });
  await expect(add).toBeFocused();

  await tabAndPress(page, report.getByRole('button', { name: 'Take out Second Amendment to Lease' }));
  await expect(report.getByRole('heading', { name: 'Second Amendment to Lease' })).toHaveCount(0, { timeout: 60_000 });
  await expect(report.getByRole('button', { name: /^Monthly rent\s*\$1,365\s*was\s*\$1,300/ })).toBeVisible();
  await expect(report.getByRole('button', { name: 'Take out First Amendment to Lease' })).toBeFocused();
});
