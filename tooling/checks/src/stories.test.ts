import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const source = fileURLToPath(new URL('../../../packages/ui/src', import.meta.url));

/** Drawn by the story of the component that they are a part of. */
const parts: Readonly<Record<string, string>> = {
  'feedback/notice-bar.tsx': 'feedback/notice-host.stories.tsx',
  'layout/account-menu-list.tsx': 'layout/app-layout.stories.tsx',
  'layout/account-menu.tsx': 'layout/app-layout.stories.tsx',
  'layout/color-mode-button.tsx': 'layout/app-layout.stories.tsx',
  'layout/drawer-button.tsx': 'layout/app-layout.stories.tsx',
  'layout/navigation-drawer.tsx': 'layout/app-layout.stories.tsx',
  'layout/page-meta.tsx': 'layout/app-layout.stories.tsx',
  'layout/site-footer.tsx': 'layout/app-layout.stories.tsx',
  'layout/site-menu-list.tsx': 'layout/app-layout.stories.tsx',
  'layout/site-menu.tsx': 'layout/app-layout.stories.tsx',
  'layout/skip-link.tsx': 'layout/app-layout.stories.tsx',
  'layout/top-bar.tsx': 'layout/app-layout.stories.tsx',
  'screens/centered-screen.tsx': 'screens/error-screen.stories.tsx',
};

const components = globSync('**/*.tsx', { cwd: source })
  .filter((path) => !/\.(test|stories)\.tsx$/.test(path))
  .sort();

describe('the components of ui', () => {
  it.each(components)('%s has a story', (path) => {
    expect(existsSync(join(source, parts[path] ?? path.replace(/\.tsx$/, '.stories.tsx')))).toBe(true);
  });
});
