import { readFile as readBytes } from 'node:fs/promises';
import { readFile } from '@keyclause/documents/node';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, journey, signUp } from '../product/journey.ts';
import { leaseFile } from '../product/leases.ts';

const answer = (page: Page) => page.getByRole('main').getByRole('status').first();

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    journey(`the calculator is accessible and fits, ${colorScheme} at ${width} px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
      for (const path of [
        '',
        '/total_cost',
        '/ifrs16_schedule',
        '/rent_increase_check',
        '/escalation_schedule',
        '/xirr',
        '/percentage_rent',
      ]) {
        await page.goto(`/calculator${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        const more = page.getByText(/^More that can count/);
        if (await more.isVisible()) await more.click();
        await expectAccessible(page, `/calculator${path}`);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect.soft(overflow, `/calculator${path} does not scroll sideways`).toBeLessThanOrEqual(0);
      }
    });
  }
}

journey('a visitor finds a question, types, reads the working and takes a link along', async ({ page, context }) => {
  await page.goto('/calculator');
  await page.getByRole('searchbox', { name: 'Find a question' }).fill('whole lease');
  await page.getByRole('link', { name: 'What does the whole lease cost?' }).click();

  await page.getByRole('button', { name: 'Clear the example' }).click();
  await page.getByRole('textbox', { name: 'Monthly rent', exact: true }).fill('1.950,00');
  await expect(
    page.getByText('Monthly rent: write 1950.00. A comma separates thousands, a point the cents.').first(),
  ).toBeVisible();
  await page.getByRole('textbox', { name: 'Monthly rent', exact: true }).fill('$1,950.00');
  await page.getByRole('textbox', { name: /^Months of the term/ }).fill('0');
  await expect(page.getByText('Months of the term must be at least 1.').first()).toBeVisible();
  await page.getByRole('textbox', { name: /^Months of the term/ }).fill('12');
  await expect(answer(page)).toContainText('$23,400.00');
  await expect(page.getByText('$23,400.00 ÷ 12')).toBeVisible();
  await page.getByRole('button', { name: 'Hide the working' }).click();
  await expect(page.getByText('$23,400.00 ÷ 12')).toBeHidden();

  await page.getByRole('button', { name: 'Compare with another' }).click();
  await expect(answer(page)).toContainText('The lease costs, scenario B');
  await page.getByRole('textbox', { name: 'Monthly rent', exact: true }).fill('2000');
  const row = page.getByRole('row', { name: /^The lease costs/ });
  await expect(row).toContainText('$23,400.00');
  await expect(row).toContainText('$24,000.00');
  await expect(page.getByText('Monthly rent: $2,000.00 instead of $1,950.00.')).toBeVisible();
  await expect(page.getByText('The lease costs: $24,000.00, $600.00 (2.6%) more than in scenario A.')).toBeVisible();
  await expect(page.getByRole('img', { name: /Scenario A from \$1,950 .*Scenario B from \$2,000/ })).toBeVisible();
  await expect(page.getByText('$23,400.00 ÷ 12')).toBeHidden();
  await page.getByRole('button', { name: 'Show the working of A' }).click();
  await expect(page.getByText('$23,400.00 ÷ 12')).toBeVisible();

  await expect.poll(() => new URL(page.url()).searchParams.getAll('s').length).toBe(2);
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByRole('row', { name: /^The lease costs/ })).toContainText('$24,000.00');
});

journey('the end before the start is said in words, with both days', async ({ page }) => {
  const inputs = { monthlyRent: '1950', start: '2027-03-01', end: '2026-06-01' };
  await page.goto(`/calculator/total_cost?s=${encodeURIComponent(JSON.stringify(inputs))}`);
  await expect(page.getByText('The end is before the start: 1 Jun 2026 < 1 Mar 2027.').first()).toBeVisible();
});

journey('a calculator that cannot be loaded says so, keeps the numbers and tries again', async ({ page }) => {
  let isReachable = false;
  await page.route('**/reckon.worker-*.js', (route) => (isReachable ? route.continue() : route.abort()));
  await page.goto('/calculator/proration');
  await expect(page.getByRole('alert')).toContainText('Your numbers are still here');
  await page.getByRole('textbox', { name: 'Monthly rent' }).fill('1000');
  isReachable = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(answer(page)).toContainText('$387.10');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

journey('a question is answered with the keyboard alone', async ({ page }) => {
  await page.goto('/calculator/proration');
  await page.getByRole('textbox', { name: 'Monthly rent' }).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('1000');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Count days by' })).toBeFocused();
  await expect(answer(page)).toContainText('$387.10');

  const frame = page.getByRole('region', { name: 'Results' });
  await frame.focus();
  await expect(frame).toBeFocused();
});

journey('a schedule is saved as CSV and as Excel', async ({ page }) => {
  await page.goto('/calculator/ifrs16_schedule');
  const csv = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  expect((await csv).suggestedFilename()).toBe('ifrs16_schedule.csv');
  const workbook = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as Excel' }).click();
  expect((await workbook).suggestedFilename()).toBe('ifrs16_schedule.xlsx');
});

journey('a visitor takes the calculation along as a PDF', async ({ page }) => {
  const inputs = { monthlyRent: '1950', termMonths: '12' };
  await page.goto(`/calculator/total_cost?s=${encodeURIComponent(JSON.stringify(inputs))}`);
  await expect(answer(page)).toContainText('$23,400.00');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('total_cost.pdf');
  const { text } = await readFile(new Uint8Array(await readBytes(await file.path())));
  const words = text.replaceAll(/\s+/g, ' ');
  expect(words).toContain('What does the whole lease cost?');
  expect(words).toContain('$23,400.00 ÷ 12');
  expect(words).toContain(`/calculator/total_cost?s=`);
});

journey('paper gets the inputs, the working and every line of the schedule', async ({ page }) => {
  const inputs = { payment: '12345', n: '1188', annualRate: '5.75', periodsPerYear: '12', timing: 'beginning' };
  await page.goto(`/calculator/ifrs16_schedule?s=${encodeURIComponent(JSON.stringify(inputs))}`);
  await expect(answer(page)).toContainText('$');
  await page.getByRole('button', { name: 'Hide the working' }).click();
  await page.context().grantPermissions(['clipboard-write']);
  await page.getByRole('button', { name: 'Copy a link' }).click();
  const notice = page.getByText('The link is copied. It brings these numbers back.');
  await expect(notice).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(notice).toBeHidden();
  await expect(page.getByRole('row', { name: /^Payment each period/ })).toContainText('$12,345.00');
  await expect(page.getByRole('heading', { name: 'Working' })).toBeVisible();
  const schedule = page
    .getByRole('table')
    .filter({ has: page.getByRole('columnheader', { name: 'Period', exact: true }) });
  await expect(schedule.locator('tbody tr')).toHaveCount(1188);
  await expect(schedule.locator('tbody tr').last()).toContainText('1,188');
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();

  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('button', { name: 'Show the working' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

journey('a calculation starts from a lease, is saved, renamed, opened, deleted and brought back', async ({ page }) => {
  journey.setTimeout(180_000);
  await signUp(page);
  await page.goto('/analysis');
  await page.locator('input[type="file"]').first().setInputFiles(leaseFile('09_voucher_ma.pdf'));
  await page.getByRole('button', { name: 'Read this lease' }).click();
  await expect(page.getByRole('tab', { name: /Red flags/ })).toBeVisible({ timeout: 60_000 });

  await page.goto('/calculator/total_cost');
  await page.getByRole('combobox', { name: 'Start from a lease' }).selectOption({ index: 1 });
  const rent = page.getByRole('textbox', { name: 'Monthly rent', exact: true });
  await expect(rent).toHaveAccessibleDescription(/From your lease: “/);
  const stated = await rent.inputValue();
  await rent.fill('1');
  await expect(rent).not.toHaveAccessibleDescription(/From your lease/);
  await rent.fill(stated);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Elm Street');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Save the changes' })).toBeVisible();
  const total = /\$[\d,.]+/.exec((await answer(page).textContent()) ?? '')?.[0] ?? 'no answer';

  await page.goto('/calculator');
  await page.getByRole('button', { name: 'Rename Elm Street' }).click();
  await page.getByRole('textbox', { name: 'New name' }).fill('Elm Street 5');
  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  await page.getByRole('link', { name: 'Elm Street 5' }).click();
  await expect(answer(page)).toContainText(total);

  await page.goto('/calculator');
  await page.getByRole('button', { name: 'Delete Elm Street 5' }).click();
  await expect(page.getByRole('link', { name: 'Elm Street 5' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Elm Street 5' })).toBeVisible();
});

journey('the limit of a state fills the form, with its source and how well that is known', async ({ page }) => {
  await page.goto('/calculator/late_fee_cap');
  await page.getByRole('combobox', { name: 'Take the limit of a state' }).selectOption('NY');
  await expect(page.getByText(/^New York: .*not legal advice\.$/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Monthly rent' }).fill('800');
  await expect(page.getByRole('row', { name: /^Highest late fee/ })).toContainText('$40.00');
});
