import { readFile } from 'node:fs/promises';
import { createLease, getLease } from '@keyclause/contracts';
import { chromium, type Page } from 'playwright-core';
import { leaseFile } from '../product/leases.ts';

export type SignedIn = { readonly leaseId: string };

/** Signs somebody up by the form in a running browser, which keeps the session, and has a lease read. */
export const signInWithLease = (browserPort: number, origin: string): Promise<SignedIn> =>
  withPage(browserPort, async (page) => {
    await page.goto(`${origin}/register`);
    await page.getByLabel('Name', { exact: true }).fill('Ada Reader');
    await page.getByLabel('E-mail', { exact: true }).fill('ada@example.com');
    await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL('**/dashboard');

    const name = '09_voucher_ma.pdf';
    const files = { name, mimeType: 'application/pdf', buffer: await readFile(leaseFile(name)) };
    const answer = await page.request.post(`${origin}${createLease.path}`, {
      headers: { origin },
      multipart: { files },
    });
    const { lease } = createLease.response.parse(await answer.json());
    for (let { status } = lease; status !== 'ready'; ) {
      if (status === 'failed') throw new Error('The lease could not be read.');
      await new Promise((resolve) => setTimeout(resolve, 200));
      const path = getLease.path.replace(':leaseId', lease.id);
      ({ status } = getLease.response.parse(await (await page.request.get(`${origin}${path}`)).json()));
    }
    return { leaseId: lease.id };
  });

/** Whoever comes back after a while is still signed in, but has no file of ours. */
export const emptyCache = (browserPort: number): Promise<void> =>
  withPage(browserPort, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.clearBrowserCache');
  });

/** Leaves the browser and its session as they are. */
const withPage = async <Result>(browserPort: number, act: (page: Page) => Promise<Result>): Promise<Result> => {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${browserPort}`);
  const [context] = browser.contexts();
  if (!context) throw new Error('The browser has no window.');
  const page = await context.newPage();
  try {
    return await act(page);
  } finally {
    await page.close();
    await browser.close();
  }
};
