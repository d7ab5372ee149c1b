import { expect } from '@playwright/test';
import { journey, signUp } from '../product/journey.ts';

journey(
  'an installation without Firebase loads none of its code and talks to nobody else',
  async ({ page, product }) => {
    const addresses: URL[] = [];
    page.on('request', (request) => addresses.push(new URL(request.url())));

    await signUp(page);
    for (const path of ['/dashboard', '/analysis', '/profile']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }

    const web = addresses.filter(({ protocol }) => protocol.startsWith('http'));
    expect(web.filter(({ origin }) => origin !== product.origin).map(String)).toEqual([]);
    expect(web.filter(({ pathname }) => /fire(base|store)/i.test(pathname)).map(String)).toEqual([]);
    expect(web.length).toBeGreaterThan(10);
  },
);
