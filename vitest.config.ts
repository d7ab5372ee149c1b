import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const root = import.meta.dirname;
const setup = join(root, 'tooling/vitest/src/setup.ts');
const setupBrowser = join(root, 'tooling/vitest/src/setup-browser.ts');

/** One project for each workspace folder: its own configuration if it has one, else by what it depends on. */
const projectOf = (folder: string): string | TestProjectInlineConfiguration => {
  const ownConfig = `${folder}/vitest.config.ts`;
  if (existsSync(join(root, ownConfig))) return ownConfig;

  const manifest = readFileSync(join(root, folder, 'package.json'), 'utf8');
  const isForBrowsers = folder.startsWith('tooling/') === false && manifest.includes('"react"');
  return {
    test: {
      name: folder,
      root: join(root, folder),
      include: ['**/*.test.{ts,tsx}'],
      exclude: ['**/node_modules/**', '**/dist/**', '**/build/**'],
      environment: isForBrowsers ? 'jsdom' : 'node',
      setupFiles: isForBrowsers ? [setup, setupBrowser] : [setup],
      restoreMocks: true,
      testTimeout: 30_000,
    },
  };
};

const folders = globSync('{apps,packages,tooling}/*/package.json', { cwd: root }).map(dirname).sort();

export default defineConfig({
  test: {
    projects: folders.map(projectOf),
  },
});
