import { createServer } from 'node:http';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, journey } from '../product/journey.ts';
import { startProduct } from '../product/start-product.ts';

/** A service that counts visits, as far as a page can tell: it remembers what it was asked for. */
const startCounter = async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('content-type', 'text/javascript');
    response.end('document.cookie = "counter=1; path=/"; document.documentElement.dataset.counted = "yes";');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    asked,
    url: `http://127.0.0.1:${port}/count.js`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
};

const foreignRequests = (page: Page, origin: string): string[] => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !/^(data|blob):/.test(request.url())) foreign.push(request.url());
  });
  return foreign;
};

const bar = (page: Page) => page.getByRole('region', { name: 'Privacy choice' });

journey('with nothing configured no page asks, and none speaks to another host', async ({ page, product }) => {
  const foreign = foreignRequests(page, product.origin);
  for (const path of ['/', '/pricing', '/privacy', '/login', '/analysis']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Privacy choices' })).toHaveCount(0);
  }
  expect(foreign).toEqual([]);
});

journey('a configured script is asked for once, after a yes, and never after a no', async ({ page }) => {
  journey.setTimeout(180_000);
  const counter = await startCounter();
  const product = await startProduct({ ANALYTICS_SCRIPT_URL: counter.url });
  try {
    const foreign = foreignRequests(page, product.origin);
    await page.goto(`${product.origin}/faq`);
    await expect(bar(page)).toContainText(new URL(counter.url).host);
    await expectAccessible(page, 'the privacy choice');
    await bar(page).getByRole('button', { name: 'Refuse' }).click();
    await expect(bar(page)).toHaveCount(0);
    await page.goto(`${product.origin}/pricing`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
    expect(foreign).toEqual([]);

    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await bar(page).getByRole('button', { name: 'Agree' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-counted', 'yes');
    expect(foreign).toEqual([counter.url]);
    expect(counter.asked).toEqual(['/count.js']);

    await page.goto(`${product.origin}/login`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(counter.asked).toEqual(['/count.js']);

    await page.goto(`${product.origin}/privacy`);
    await expect(page.locator('html')).toHaveAttribute('data-counted', 'yes');
    const before = counter.asked.length;
    await page.getByRole('button', { name: 'Change your choice' }).click();
    await bar(page).getByRole('button', { name: 'Refuse' }).click();
    await expect(page.locator('html')).not.toHaveAttribute('data-counted', 'yes');
    expect(await page.evaluate(() => document.cookie)).toBe('');
    expect(counter.asked.length).toBe(before);
  } finally {
    await product.stop();
    await counter.stop();
  }
});
