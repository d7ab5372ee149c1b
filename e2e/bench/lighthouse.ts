import bundledChromium from '@sparticuz/chromium';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { startProduct } from '../product/start-product.ts';
import { emptyCache, type SignedIn, signInWithLease } from './signed-in.ts';

/**
 * Lighthouse, mobile, over the built product: first as a visitor, then as somebody signed in who has had a lease read. Prints performance,
 * accessibility, LCP, TBT and CLS of each page, or of those that are named. `--signed-in` leaves the visitor out,
 * `--visitor` the person.
 */
const args = process.argv.slice(2);
const named = args.filter((argument) => argument.startsWith('/'));
const prerendered = [
  '/',
  '/features',
  '/use-cases',
  '/pricing',
  '/resources',
  '/resources/lease-words',
  '/resources/checklist',
  '/resources/state-rules',
  '/resources/state-rules/new-york',
  '/faq',
  '/team',
  '/blog',
  '/blog/lease-red-flags',
  '/proof',
  '/contact',
  '/beta',
  '/privacy',
  '/terms',
];
const forVisitors = [...prerendered, '/login', '/register', '/dashboard', '/analysis'];
const forPeople = ['/dashboard', '/analysis', '/analysis/{id}', '/profile'];
const chosen = (pages: readonly string[]) => (named.length > 0 ? named : pages);

const product = await startProduct();
const chrome = await launch({
  chromePath: process.env.CHROMIUM_PATH ?? (await bundledChromium.executablePath()),
  chromeFlags: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
  ],
});

/** `{id}` in an address stands for the lease that was read. */
const measure = async (page: string, signedIn?: SignedIn): Promise<void> => {
  if (signedIn) await emptyCache(chrome.port);
  const result = await lighthouse(`${product.origin}${page.replace('{id}', signedIn?.leaseId ?? 'sample')}`, {
    port: chrome.port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices'],
    disableStorageReset: signedIn !== undefined,
  });
  if (!result) throw new Error(`Lighthouse gave nothing for ${page}`);
  const { categories, audits, finalDisplayedUrl } = result.lhr;
  if (signedIn && finalDisplayedUrl.includes('/login')) throw new Error(`Nobody was signed in on ${page}`);
  const score = (id: string) => (categories[id]?.score ?? 0).toFixed(2);
  const shown = (id: string) => audits[id]?.displayValue ?? 'none';
  console.log(
    `${(signedIn ? `${page} (signed in)` : page).padEnd(32)} performance ${score('performance')}  accessibility ${score('accessibility')}  best practices ${score('best-practices')}` +
      `  LCP ${shown('largest-contentful-paint')}  TBT ${shown('total-blocking-time')}  CLS ${shown('cumulative-layout-shift')}  bytes ${shown('total-byte-weight')}`,
  );
};

try {
  if (!args.includes('--signed-in')) for (const page of chosen(forVisitors)) await measure(page);
  if (!args.includes('--visitor')) {
    const person = await signInWithLease(chrome.port, product.origin);
    for (const page of chosen(forPeople)) await measure(page, person);
  }
} finally {
  chrome.kill();
  await product.stop();
}
