import { expect, type Page } from '@playwright/test';
import { signUpAsAdmin } from '../product/admin.ts';
import { expectAccessible, journey, signUp } from '../product/journey.ts';
import { lookName, looks, takeLook } from '../product/looks.ts';
import { type Product, startProduct } from '../product/start-product.ts';

const screens = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/trial',
  '/payment/success',
  '/payment/cancel',
  '/dashboard',
  '/dashboard2',
  '/agent',
  '/analysis',
  '/analysis/sample',
  '/analysis/compare',
  '/document-analyzer',
  '/profile',
  '/admin',
];

const unknown = [
  '/no/such/page',
  '/tenant-matcher',
  '/ai-landlord/hub',
  '/admin/outbox',
  '/analysis/one/two',
  '/payment',
  '/index.html',
];

journey(
  'every screen answers with 200 and a heading, and an unknown path with 404 and a page that says so',
  async ({ page, noise }) => {
    const headings = new Map<string, string | null>();
    for (const path of screens) {
      expect((await page.goto(path))?.status(), path).toBe(200);
      const heading = page.getByRole('heading', { level: 1 }).first();
      await expect(heading, path).toBeVisible();
      headings.set(path, await heading.textContent());
    }
    expect(headings.get('/dashboard2')).toBe(headings.get('/dashboard'));
    expect(headings.get('/document-analyzer')).toBe(headings.get('/analysis'));
    for (const path of unknown) {
      expect((await page.goto(path))?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    }
    noise.splice(0, noise.length, ...noise.filter((line) => !/status of 404/.test(line)));
  },
);

journey('a screen is loaded when it is opened and not before', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  const asked = (screen: string) => scripts.some((path) => path.startsWith(`/web-assets/${screen}-page-`));
  await page.goto('/payment/cancel');
  await expect(page.getByRole('heading', { name: 'You left the checkout' })).toBeVisible();
  expect(['payment-cancel', 'payment-success', 'trial', 'admin', 'register'].filter(asked)).toEqual(['payment-cancel']);

  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Create one' }).click();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  expect(asked('register')).toBe(true);
  expect(['payment-success', 'trial', 'admin'].filter(asked)).toEqual([]);
});

journey('an old address leads on with its query string', async ({ page }) => {
  const answer = await page.request.get('/teenant-matcher?from=mail&city=Reno', { maxRedirects: 0 });

  expect([answer.status(), answer.headers().location]).toEqual([302, '/tenant-matcher?from=mail&city=Reno']);
});

journey('canonical links name the product’s own domain, without a trailing slash', async ({ page }) => {
  for (const path of ['/login', '/trial', '/analysis', '/pricing']) {
    await page.goto(`${path}/`);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `https://keyclause.example${path}`);
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

journey(
  '/agent sends people to their tools with the query string kept, and shows a visitor a public page',
  async ({ page }) => {
    await page.goto('/agent?from=mail');
    await expect(page.getByRole('heading', { name: 'Every lease and every deadline on one page' })).toBeVisible();

    await signUp(page);
    await page.goto('/agent?from=mail');
    await page.waitForURL('**/dashboard?from=mail');
  },
);

/** Puts somebody on a plan, as the administration does. */
const assignPlan = async (admin: Page, product: Product, email: string, subscriptionTier: string) => {
  await signUpAsAdmin(admin, product);
  const status = await admin.evaluate(
    async ([search, tier]) => {
      const found = await (await fetch(`/api/admin/accounts?search=${encodeURIComponent(search ?? '')}`)).json();
      const answer = await fetch(`/api/admin/accounts/${found.accounts[0].account.uid}/plan`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ subscriptionTier: tier }),
      });
      return answer.status;
    },
    [email, subscriptionTier],
  );
  expect(status).toBe(200);
};

journey(
  'whoever is on /trial when their plan becomes a paid one is sent to the dashboard at once',
  async ({ browser }) => {
    const product = await startProduct();
    try {
      const context = () => browser.newContext({ baseURL: product.origin });
      const reader = await (await context()).newPage();
      const email = await signUp(reader);
      await reader.goto('/trial');
      await expect(reader.getByText('Free, no charge')).toBeVisible();

      await assignPlan(await (await context()).newPage(), product, email, 'pro');

      await reader.waitForURL('**/dashboard');
    } finally {
      await product.stop();
    }
  },
);

for (const look of looks) {
  journey(`trial and payment screens are accessible and fit, ${lookName(look)}`, async ({ page }) => {
    await takeLook(page, look);
    const check = async (path: string, who: string) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await expectAccessible(page, `${path} ${who}`);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(overflow, `${path} ${who} does not scroll sideways`).toBeLessThanOrEqual(0);
    };
    for (const path of ['/trial', '/payment/success']) await check(path, 'signed out');
    await signUp(page);
    for (const path of ['/trial', '/payment/cancel', '/payment/success?session_id=cs_test_a1B2c3D4']) {
      await check(path, 'signed in');
    }
    await expect(page.getByText('0 of 3 used')).toBeVisible();
  });
}
