import { getLeaseReport, type LeaseReport, leasePageSchema, leaseReportSchema } from '@keyclause/contracts';
import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { expectHighlightOnItsWords, flagOfOnePage } from '../product/highlight.ts';
import { journey, signUp } from '../product/journey.ts';
import { leaseFile } from '../product/leases.ts';

/** Uploads through the page and waits for the report; gives its id. */
const uploadAndOpen = async (page: Page, file: string): Promise<string> => {
  await page.goto('/analysis');
  await page.locator('input[type="file"]').first().setInputFiles(file);
  await expect(page.getByText(/Uses 1 of your/)).toBeVisible();
  await page.getByRole('button', { name: 'Read this lease' }).click();
  await page.waitForURL(/\/analysis\/[0-9a-f-]{36}/);
  await expect(page.getByRole('tab', { name: /Red flags/ })).toBeVisible({ timeout: 60_000 });
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
};

const reportOf = async (page: Page, leaseId: string): Promise<LeaseReport> => {
  const response = await page.request.get(getLeaseReport.path.replace(':leaseId', leaseId));
  return leaseReportSchema.parse(await response.json());
};

const sheetOf = async (page: Page, leaseId: string, number: number) => {
  const base = `/api/leases/${leaseId}/documents/0`;
  const outline = z
    .object({ pages: z.array(z.object({ number: z.number(), widthPoints: z.number() })) })
    .parse(await (await page.request.get(base)).json());
  const words = z
    .object({ pages: z.array(leasePageSchema) })
    .parse(await (await page.request.get(`${base}/pages?from=${number}&to=${number}`)).json());
  const [sheet] = words.pages;
  if (!sheet) throw new Error(`There is no page ${number}`);
  return { widthPoints: outline.pages.find((one) => one.number === number)?.widthPoints ?? 0, words: sheet };
};

const kinds = [
  { what: 'a digital PDF', file: '02_pm_form_tx.pdf' },
  { what: 'a scan', file: '12_bad_landlord_mi.scan.pdf' },
  { what: 'a DOCX', file: '04_student_bed_il.docx' },
] as const;

for (const { what, file } of kinds) {
  journey(`from sign-up to the words of a flag in ${what}, then out`, async ({ page }) => {
    await signUp(page);
    const leaseId = await uploadAndOpen(page, leaseFile(file));
    const report = await reportOf(page, leaseId);
    const flag = flagOfOnePage(report);

    await page.getByRole('tab', { name: /Red flags/ }).click();
    const position = report.flags.filter(({ title }) => title === flag.title).indexOf(flag);
    await page.getByRole('button', { name: flag.title }).nth(position).click();

    await expectHighlightOnItsWords(page, flag, await sheetOf(page, leaseId, flag.page));
    await expect(page.getByText(flag.quote.replace(/\s+/g, ' ').slice(0, 40)).first()).toBeVisible();

    await page.getByRole('button', { name: /account/i }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(page.getByText('Successfully signed out')).toBeVisible();
    await page.waitForURL('**/login');
    expect((await page.request.get(`/api/leases/${leaseId}`)).status()).toBe(401);
  });
}

journey('a deep link opens the flag and its words at once', async ({ page }) => {
  await signUp(page);
  const leaseId = await uploadAndOpen(page, leaseFile('05_luxury_co.pdf'));
  const report = await reportOf(page, leaseId);
  const flag = report.flags.findLast(({ boxes, page: number }) => boxes.every((box) => box.page === number));
  if (!flag) throw new Error('The report has no flag');

  await page.goto(`/document-analyzer/${leaseId}?tab=flags&item=${flag.key}`);

  await expectHighlightOnItsWords(page, flag, await sheetOf(page, leaseId, flag.page));
});

journey('the same file again opens the stored report, free', async ({ page }) => {
  await signUp(page);
  const leaseId = await uploadAndOpen(page, leaseFile('07_month_to_month_va.pdf'));
  const usedOnce = await (await page.request.get('/api/scans/allowance')).json();

  await page.goto('/analysis');
  await page.locator('input[type="file"]').first().setInputFiles(leaseFile('07_month_to_month_va.pdf'));
  await expect(page.getByText('You already had this read: open it, free.')).toBeVisible();
  await page
    .getByRole('link', { name: 'Open the report' })
    .or(page.getByRole('button', { name: 'Open the report' }))
    .click();

  await page.waitForURL(`**/analysis/${leaseId}`);
  expect(await (await page.request.get('/api/scans/allowance')).json()).toEqual(usedOnce);
  expect(usedOnce).toMatchObject({ used: 1, included: 3 });
});

journey('a reading goes on while its page is reloaded', async ({ page }) => {
  await signUp(page);
  await page.goto('/analysis');
  await page.locator('input[type="file"]').first().setInputFiles(leaseFile('08_conflicts_ny.scan.pdf'));
  await page.getByRole('button', { name: 'Read this lease' }).click();
  await page.waitForURL(/\/analysis\/[0-9a-f-]{36}/);

  await page.reload();

  await expect(page.getByRole('tab', { name: /Red flags/ })).toBeVisible({ timeout: 60_000 });
});
