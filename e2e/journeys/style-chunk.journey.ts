import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { build, preview } from 'vite';
import { type FaultyProxy, startFaultyProxy } from '../product/faulty-proxy.ts';
import { forgive, journey } from '../product/journey.ts';

/**
 * No screen of the product has a style sheet of its own, so this page has one: built by the same bundler and loaded by the same code, so
 * that a bundler that says it in other words, or asks no second time, is noticed.
 */
const root = fileURLToPath(new URL('../style-page', import.meta.url));
const sheet = /\/assets\/screen-[^/]+\.css/;

const onStylePage = async (play: (proxy: FaultyProxy) => Promise<void>) => {
  const outDir = await mkdtemp(join(tmpdir(), 'keyclause-style-page-'));
  const settings = { root, configFile: false, logLevel: 'error', build: { outDir, emptyOutDir: true } } as const;
  await build(settings);
  const server = await preview({ ...settings, preview: { host: '127.0.0.1', port: 0 } });
  try {
    await using proxy = await startFaultyProxy(server.resolvedUrls?.local[0] ?? '');
    await play(proxy);
  } finally {
    await server.close();
    await rm(outDir, { recursive: true, force: true });
  }
};

journey('a screen whose style sheet fails twice comes at the third try, drawn with it', async ({ page, noise }) => {
  await onStylePage(async (proxy) => {
    proxy.break(sheet, { kind: 'status', status: 503, times: 2 });
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.goto(proxy.origin);

    await expect(page.getByText('The screen is here.')).toHaveCSS('color', 'rgb(11, 99, 246)');
    expect(proxy.asked(sheet)).toBe(3);
    expect(loads).toBe(1);
  });
  forgive(noise, /status of 503/);
});

journey('a style sheet that never comes reloads the page once, then is named', async ({ page, noise }) => {
  await onStylePage(async (proxy) => {
    proxy.break(sheet, { kind: 'hang-up' });
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.goto(proxy.origin);

    await expect(page.getByText(/^Loading CSS chunk screen-\S+ failed \(CSS_CHUNK_LOAD_FAILED\)$/)).toBeVisible();
    expect(loads).toBe(2);
  });
  forgive(noise, /ERR_EMPTY_RESPONSE/);
});
