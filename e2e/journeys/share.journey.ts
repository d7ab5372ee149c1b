import { expect } from '@playwright/test';
import { expectAccessible, journey, signUp } from '../product/journey.ts';
import { leaseFile } from '../product/leases.ts';

journey(
  'a report is shared by a link, read by somebody else, and closed again',
  async ({ page, browser, baseURL, noise }) => {
    await signUp(page);
    await page.goto('/analysis');
    await page.locator('input[type="file"]').first().setInputFiles(leaseFile('04_student_bed_il.docx'));
    await expect(page.getByText(/Uses 1 of your/)).toBeVisible();
    await page.getByRole('button', { name: 'Read this lease' }).click();
    await expect(page.getByRole('tab', { name: /Red flags/ })).toBeVisible({ timeout: 60_000 });

    await page.getByRole('button', { name: 'Share' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share this report' });
    await dialog.getByRole('button', { name: 'Create a link' }).click();
    const address = await dialog.getByLabel('Your new link').inputValue();
    expect(address).toMatch(/\/shared\/[\w-]{43}$/);
    await expectAccessible(page, 'the dialog of share links');

    const visitor = await browser.newContext({
      ...(baseURL ? { baseURL } : {}),
      viewport: { width: 390, height: 844 },
    });
    const other = await visitor.newPage();
    const answer = await other.goto(address);
    expect(answer?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    await expect(other.getByText(/Shared with you to read until/)).toBeVisible();
    await expect(other.getByRole('button', { name: 'Share' })).toHaveCount(0);
    const widths = await other.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
    expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);

    await dialog.getByRole('button', { name: /Revoke the link/ }).click();
    await expect(page.getByText('The link no longer works.')).toBeVisible();
    expect((await other.reload())?.status()).toBe(404);
    await expect(other.getByRole('heading', { name: 'There is nothing behind this link' })).toBeVisible();
    await visitor.close();
    // The other browser's console is its own; this one saw nothing unexpected.
    expect(noise).toEqual([]);
  },
);
