import { readFile as readStored } from 'node:fs/promises';
import { readFile } from '@keyclause/documents/node';
import { expect, type Page } from '@playwright/test';
import { journey } from '../product/journey.ts';

const take = async (page: Page, item: string): Promise<{ name: string; bytes: Uint8Array }> => {
  await page.getByRole('button', { name: 'Export' }).click();
  const begun = page.waitForEvent('download', { timeout: 60_000 });
  await page.getByRole('menuitem', { name: item }).click();
  const download = await begun;
  return { name: download.suggestedFilename(), bytes: new Uint8Array(await readStored(await download.path())) };
};

journey('takes a report away as PDF, Word and Excel without sending it anywhere', async ({ page }) => {
  await page.goto('/analysis/sample?as=landlord');
  await expect(page.getByRole('tab', { name: 'Summary' })).toBeVisible({ timeout: 60_000 });
  const posted: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && posted.push(request.url()));

  const pdf = await take(page, 'Report as PDF, with the marked lease');
  expect(pdf.name).toBe('Sample a townhome in Round Rock Texas.pdf');
  const { text } = await readFile(pdf.bytes);
  expect(text).toContain('Read as');
  expect(text).toContain('Landlord');
  expect(text).toContain('it does not give legal advice');

  const word = await take(page, 'Report as a Word document (DOCX)');
  expect((await readFile(word.bytes)).text).toContain('Red flags');
  const excel = await take(page, 'Lease abstract for Excel (XLSX)');
  expect(String.fromCharCode(...excel.bytes.slice(0, 2))).toBe('PK');
  expect(posted).toEqual([]);
});
