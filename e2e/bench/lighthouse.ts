import bundledChromium from '@sparticuz/chromium';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { startProduct } from '../product/start-product.ts';

/** Lighthouse, mobile, over the built product. Prints performance, accessibility, LCP, TBT and CLS of each page. */
const pages = ['/', '/login', '/register', '/dashboard', '/analysis'];

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
try {
  for (const page of pages) {
    const result = await lighthouse(`${product.origin}${page}`, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
    });
    if (!result) throw new Error(`Lighthouse gave nothing for ${page}`);
    const { categories, audits } = result.lhr;
    const score = (id: string) => (categories[id]?.score ?? 0).toFixed(2);
    const shown = (id: string) => audits[id]?.displayValue ?? 'none';
    console.log(
      `${page.padEnd(12)} performance ${score('performance')}  accessibility ${score('accessibility')}  best practices ${score('best-practices')}` +
        `  LCP ${shown('largest-contentful-paint')}  TBT ${shown('total-blocking-time')}  CLS ${shown('cumulative-layout-shift')}  bytes ${shown('total-byte-weight')}`,
    );
  }
} finally {
  chrome.kill();
  await product.stop();
}
