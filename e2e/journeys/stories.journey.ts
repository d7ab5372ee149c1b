import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { expectAccessible, journey } from '../product/journey.ts';

/** The built stories (pnpm stories), given to the browser from the disk: they need no server. */
const folder = fileURLToPath(new URL('../../tooling/storybook/dist', import.meta.url));
const origin = 'http://stories.localhost';

const storyIndexSchema = z.object({
  entries: z.record(z.string(), z.object({ id: z.string(), type: z.string() })),
});

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

const serveStories = (page: Page) =>
  page.route(`${origin}/**`, (route) => {
    const path = join(folder, new URL(route.request().url()).pathname);
    return existsSync(path)
      ? route.fulfill({ body: readFileSync(path), contentType: contentTypes[extname(path)] ?? 'text/plain' })
      : route.fulfill({ status: 404 });
  });

const storyIds = (): string[] =>
  Object.values(storyIndexSchema.parse(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))).entries)
    .filter(({ type }) => type === 'story')
    .map(({ id }) => id);

type Preview = {
  readonly currentRender?: { readonly id: string; readonly phase?: string };
  readonly channel: { emit(event: string, selection: { storyId: string; viewMode: 'story' }): void };
};
type StoryWindow = Window & { readonly __STORYBOOK_PREVIEW__?: Preview };

/** Changes the story in the open page, and waits until it was drawn and its play has ended. */
const show = async (page: Page, id: string) => {
  await page.evaluate((storyId) => {
    const { __STORYBOOK_PREVIEW__: preview } = window as StoryWindow;
    preview?.channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, id);
  const phase = await page.waitForFunction(
    (storyId) => {
      const { __STORYBOOK_PREVIEW__: preview } = window as StoryWindow;
      const { id: shown, phase: reached = '' } = preview?.currentRender ?? {};
      return shown === storyId && /^(completed|finished|errored)$/.test(reached) ? reached : false;
    },
    id,
    { timeout: 30_000 },
  );
  expect(await phase.jsonValue(), `${id} is drawn and played`).not.toBe('errored');
};

for (const colorMode of ['light', 'dark'] as const) {
  journey(`every story is drawn and accessible, ${colorMode}`, async ({ page, noise }) => {
    journey.setTimeout(600_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await serveStories(page);
    const ids = storyIds();
    expect(ids.length).toBeGreaterThan(50);
    // The accessibility panel of the stories would run at the same time.
    const globals = `colorMode:${colorMode};a11y.manual:!true`;
    await page.goto(`${origin}/iframe.html?id=${ids[0]}&viewMode=story&globals=${globals}`);
    await expect(page.locator('body')).toHaveClass(/sb-show-main/);
    for (const id of ids) {
      await show(page, id);
      await expect(page.locator('html'), `${id} is in ${colorMode}`).toHaveAttribute('data-color-mode', colorMode);
      await page.evaluate(() => document.fonts.ready);
      await expectAccessible(page, `${id} in ${colorMode}`);
    }
    // The story that breaks on purpose tells the console so.
    noise.splice(0, noise.length, ...noise.filter((line) => !line.includes('The clause could not be shown')));
  });
}
