import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { siteFooter, siteMenu } from '@keyclause/domain';
import { expect, it } from 'vitest';
import { pageFiles, pagePaths as paths } from './page-list.ts';

it('has a page for every entry of the Menu', () => {
  expect(siteMenu.map(({ href }) => href).filter((href) => !paths.includes(href))).toEqual([]);
});

it('has a page for every link of the footer that is not a screen of the app', () => {
  const links = siteFooter.flatMap((column) => column.links.map(({ href }) => href));
  expect(links.filter((href) => !href.startsWith('/analysis') && !paths.includes(href))).toEqual([]);
});

it('draws each address once, by a file that is there, without a trailing slash', () => {
  expect(new Set(paths).size).toBe(paths.length);
  for (const { file } of pageFiles) expect(existsSync(join(import.meta.dirname, '..', file)), file).toBe(true);
  for (const path of paths) expect(path === '/' || /^(\/[a-z0-9-]+)+$/.test(path), path).toBe(true);
});
