import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, test as base, chromium, expect, type Page } from '@playwright/test';
import bundledChromium from '@sparticuz/chromium';
import { type Firebase, startFirebase } from './start-firebase.ts';
import { type Product, startProduct } from './start-product.ts';

type JourneyFixtures = { readonly noise: string[] };
export type JourneyOptions = {
  /** Who signs people in: the product itself, or Firebase's emulators. */
  readonly signInBy: 'product' | 'firebase';
  /** Journeys that name another installation than 'shared' have one to themselves: the one admin of a product can sign up but once. */
  readonly installation: string;
};
type JourneyWorker = JourneyOptions & {
  readonly firebase: Firebase | null;
  readonly product: Product;
};

/**
 * A journey through the product in a browser. Any console error, page error or policy violation fails it, unless the journey says which one
 * it provokes by emptying `noise`.
 */
export const journey = base.extend<JourneyFixtures, JourneyWorker>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of the fixtures from the pattern.
    async ({}, use) => {
      const browser = await chromium.launch({
        executablePath: process.env.CHROMIUM_PATH ?? (await bundledChromium.executablePath()),
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--disable-dev-shm-usage',
          '--disable-background-networking',
          '--disable-quic',
        ],
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  signInBy: ['product', { option: true, scope: 'worker' }],
  installation: ['shared', { option: true, scope: 'worker' }],
  firebase: [
    async ({ signInBy }, use) => {
      const firebase = signInBy === 'firebase' ? await startFirebase() : null;
      await use(firebase);
      await firebase?.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  product: [
    async ({ firebase }, use) => {
      const product = await startProduct(firebase?.settings);
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.origin),
  noise: [
    async ({ context }, use) => {
      const noise: string[] = [];
      watch(context, noise);
      await use(noise);
      expect(noise, 'The browser’s console stays silent').toEqual([]);
    },
    { auto: true },
  ],
});

const watch = (context: BrowserContext, noise: string[]) => {
  context.on('console', (message) => {
    if (message.type() === 'error') noise.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => noise.push(String(error.error())));
};

/** What is broken on purpose makes noise; anything else still fails the journey. */
export const forgive = (noise: string[], ...patterns: RegExp[]): void => {
  const rest = noise.filter((line) => !patterns.some((pattern) => pattern.test(line)));
  noise.splice(0, noise.length, ...rest);
};

let accounts = 0;

/** Signs a new person up through the form and ends on the dashboard. */
export const signUp = async (page: Page, email = `reader-${Date.now()}-${accounts++}@example.com`) => {
  await page.goto('/register');
  await page.getByLabel('Name', { exact: true }).fill('Ada Reader');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/dashboard');
  return email;
};

/**
 * Resolves once nothing on the page is on its way from one look to another. A button that is just enabled again passes through colours
 * that nobody reads, and a contrast measured there is one of neither state. What turns without end (a spinner) is not waited for.
 */
const settled = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (animation) =>
          animation.playState === 'finished' ||
          animation.playState === 'paused' ||
          animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  );

/** Fails on serious and critical findings, in the mode that the page is in and once it stands still. */
export const expectAccessible = async (page: Page, what: string) => {
  await settled(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect
    .soft(
      serious.map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .map(({ html }) => html)
            .join(' | ')
            .slice(0, 400)}`,
      ),
      `No serious accessibility finding on ${what}`,
    )
    .toEqual([]);
};
