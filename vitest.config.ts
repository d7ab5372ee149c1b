import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const root = import.meta.dirname;
/** Many a test waits for a process, a server or a clock: two files run at once on two cores too. */
const workers = Math.max(2, availableParallelism() - 1);
const setup = join(root, 'tooling/vitest/src/setup.ts');
const setupBrowser = join(root, 'tooling/vitest/src/setup-browser.ts');

/** One project for each workspace folder: its own configurations if it has some, else by what it depends on. */
const projectsOf = (folder: string): (string | TestProjectInlineConfiguration)[] => {
  const ownConfigs = globSync(`${folder}/vitest*.config.ts`, { cwd: root });
  if (ownConfigs.length > 0) return ownConfigs;

  const manifest = readFileSync(join(root, folder, 'package.json'), 'utf8');
  const isForBrowsers = folder.startsWith('tooling/') === false && manifest.includes('"react"');
  const project: TestProjectInlineConfiguration = {
    test: {
      name: folder,
      root: join(root, folder),
      include: ['**/*.test.{ts,tsx}'],
      exclude: ['**/node_modules/**', '**/dist/**', '**/build/**'],
      environment: isForBrowsers ? 'jsdom' : 'node',
      setupFiles: isForBrowsers ? [setup, setupBrowser] : [setup],
      restoreMocks: true,
      testTimeout: 30_000,
      maxWorkers: workers,
    },
  };
  return [project];
};

const folders = globSync('{apps,packages,tooling}/*/package.json', { cwd: root }).map(dirname).sort();

export default defineConfig({
  test: {
    projects: folders.flatMap(projectsOf),
  },
});
