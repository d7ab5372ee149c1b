import { expect, type Page } from '@playwright/test';
import { expectAccessible, journey, signUp } from '../product/journey.ts';
import { tabTo } from '../product/keyboard.ts';
import { leaseFile } from '../product/leases.ts';

const openReport = async (page: Page): Promise<string> => {
  await signUp(page);
  await page.goto('/analysis');
  await page.locator('input[type="file"]').first().setInputFiles(leaseFile('09_voucher_ma.pdf'));
  await page.getByRole('button', { name: 'Read this lease' }).click();
  await expect(page.getByRole('tab', { name: /Red flags/ })).toBeVisible({ timeout: 60_000 });
  return new URL(page.url()).pathname;
};

const tabs = ['summary', 'flags', 'clauses', 'dates', 'money'];
const settled = async (page: Page) => {
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  // The streams of profile and leases stay open: the network is never idle for somebody signed in.
  await page.evaluate(() => document.fonts.ready);
};

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    journey(`every screen is accessible and fits, ${colorScheme} at ${width} px`, async ({ page }) => {
      journey.setTimeout(240_000);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
      const signedOut = [
        '/login',
        '/register',
        '/forgot-password',
        '/analysis',
        '/analysis/sample',
        '/dashboard',
        '/profile',
      ];
      for (const path of signedOut) {
        await page.goto(path);
        await checkScreen(page, `${path} signed out`);
      }
      const report = await openReport(page);
      for (const path of ['/dashboard', '/analysis', '/profile', ...tabs.map((tab) => `${report}?tab=${tab}`)]) {
        await page.goto(path);
        await checkScreen(page, path.replace(/[0-9a-f-]{36}/, ':leaseId'));
      }
    });
  }
}

const checkScreen = async (page: Page, what: string) => {
  await expect(page.getByRole('main')).toBeVisible();
  await settled(page);
  await expectAccessible(page, what);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(overflow, `${what} does not scroll sideways`).toBeLessThanOrEqual(0);
};

journey('a visitor’s own file is read in the browser and nothing is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (!['GET', 'HEAD'].includes(request.method())) sent.push(`${request.method()} ${request.url()}`);
  });
  await page.goto('/analysis');
  await page.locator('input[type="file"]').first().setInputFiles(leaseFile('06_house_fl.docx'));

  await expect(page.getByRole('tab', { name: /Red flags/ })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('tab', { name: /Red flags/ }).click();
  await page.locator('[data-item]').first().click();
  await expect(page.locator('[data-testid="highlight"][data-open="true"]').first()).toBeInViewport();
  expect(sent).toEqual([]);
});

journey('the report is walked and a flag opened with the keyboard alone', async ({ page }) => {
  await page.goto('/analysis/sample?tab=flags');
  const items = page.locator('[data-item]');
  await items.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(items.nth(1)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(items.nth(1)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('[data-testid="highlight"][data-open="true"]').first()).toBeInViewport();

  await page.keyboard.press('Escape');
  await expect(page.locator('[data-item][aria-expanded="true"]')).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(
    page
      .getByRole('textbox', { name: 'Search the document' })
      .or(page.getByRole('searchbox', { name: 'Search the document' })),
  ).toBeFocused();
});

journey('the document is zoomed to the end of the scale and back with the keyboard alone', async ({ page }) => {
  await page.goto('/analysis/sample');
  const [zoomIn, zoomOut] = ['Zoom in', 'Zoom out'].map((name) => page.getByRole('button', { name }));
  if (!zoomIn || !zoomOut) throw new Error('There is nothing to zoom with');
  const percent = page.getByRole('toolbar', { name: 'Document' }).getByText(/%$/);
  await tabTo(page, zoomIn);
  while ((await zoomIn.getAttribute('aria-disabled')) !== 'true') {
    const before = (await percent.textContent()) ?? '';
    await page.keyboard.press('Enter');
    await expect(percent).not.toHaveText(before);
  }
  await expect(percent).toHaveText('400 %');
  await expect(zoomIn).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Fit width' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(zoomOut).toBeFocused();
});

for (const width of [390, 1440]) {
  journey(
    `the points that a lease lost stand whole beside their reasons, which open their flags, at ${width} px`,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/analysis/sample');
      await page.getByText('What took points off').click();
      const worst = page
        .getByRole('row')
        .filter({ has: page.getByRole('cell', { name: /^-\d+$/ }) })
        .first();
      await expect(worst.getByRole('cell', { name: /^-\d+$/ })).toBeInViewport({ ratio: 1 });
      const reason = worst.getByRole('link');
      const title = (await reason.textContent()) ?? '';
      await reason.click();
      await expect(page.getByRole('button', { name: title, expanded: true })).toBeInViewport();
    },
  );
}

journey('a search marks its matches in the document', async ({ page }) => {
  await page.goto('/analysis/sample');
  await page.getByLabel('Search the document').fill('security deposit');

  await expect(page.getByTestId('match').first()).toBeVisible();
});

journey('a deleted lease comes back with undo, and stays away without', async ({ page }) => {
  const report = await openReport(page);
  await page.goto('/analysis');
  await page
    .getByRole('button', { name: /^Actions/ })
    .or(page.getByRole('button', { name: /More/ }))
    .first()
    .click();
  await page.getByRole('menuitem', { name: /Delete/ }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: /voucher/i }).first()).toBeVisible();
  await page.goto(report);
  await expect(page.getByRole('tab', { name: /Summary/ })).toBeVisible();
});

journey('the report and its calendar can be taken away as files', async ({ page }) => {
  const report = await openReport(page);
  const leaseId = report.split('/').at(-1);
  const calendar = await page.request.get(`/api/leases/${leaseId}/calendar.ics`);
  const json = await page.request.get(`/api/leases/${leaseId}/report.json`);

  expect(calendar.headers()['content-type']).toContain('text/calendar');
  expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]+END:VCALENDAR\r\n$/);
  expect(json.headers()['content-disposition']).toContain('attachment');
  expect(Object.keys(await json.json())).toEqual(
    expect.arrayContaining(['facts', 'flags', 'missing', 'clauses', 'dates']),
  );
});
