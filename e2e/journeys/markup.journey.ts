import { sampleLeaseParagraphs } from '@keyclause/documents/testing';
import { expect } from '@playwright/test';
import { journey } from '../product/journey.ts';

/** Text that would run, load or break out in a page that takes text for markup. */
const payloads = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(2)>',
  '<svg/onload=alert(3)>',
  '<iframe srcdoc="<script>alert(4)</script>">',
  '<a href="javascript:alert(5)">open</a>',
  "'-alert(6)-'",
  '{{constructor.constructor("alert(7)")()}}',
  '<style>@import url(https://evil.example/a.css)</style>',
  '<img src=https://evil.example/pixel.png>',
  '</textarea><script>alert(8)</script>',
  '<math><mtext><script>alert(9)</script></mtext></math>',
  'data:text/html,<script>alert(10)</script>',
];

const hostileLease = (): Buffer =>
  Buffer.from(
    [
      ...sampleLeaseParagraphs,
      `Landlord may enter the premises at any time without notice ${payloads[1]} for any reason.`,
      `TENANT WAIVES TRIAL BY JURY ${payloads[0]} IN ANY ACTION.`,
      ...payloads,
    ].join('\n\n'),
  );

journey('text of a document, a file name or a person is never markup, on any screen', async ({ page, product }) => {
  const dialogs: string[] = [];
  const elsewhere: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== product.origin) elsewhere.push(request.url());
  });
  await page.goto('/register');
  await page.getByLabel('Name', { exact: true }).fill('<img src=x onerror=alert(11)>');
  await page.getByLabel('E-mail', { exact: true }).fill(`markup-${Date.now()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/dashboard');

  await page.goto('/analysis');
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: '<img src=x onerror=alert(12)>.txt', mimeType: 'text/plain', buffer: hostileLease() });
  await page.getByRole('button', { name: 'Read this lease' }).click();
  await expect(page.getByRole('tab', { name: /Red flags/ })).toBeVisible({ timeout: 60_000 });
  const report = new URL(page.url()).pathname;

  for (const tab of ['summary', 'flags', 'clauses', 'dates', 'money']) {
    await page.goto(`${report}?tab=${tab}`);
    await expect(page.getByRole('tabpanel')).toBeVisible();
    for (const item of (await page.locator('[data-item]').all()).slice(0, 8)) await item.click();
  }
  await page.getByLabel('Search the document').fill('alert(1)');
  await expect(page.getByTestId('match').first()).toBeAttached();
  for (const path of ['/dashboard', '/analysis', '/profile']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  expect(dialogs).toEqual([]);
  expect(elsewhere).toEqual([]);
  expect(await page.locator('main script, main iframe, main img[src="x"]').count()).toBe(0);
});
