import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { inRoot } from './root.ts';

const biome = inRoot('node_modules', '.bin', 'biome');

/** The rules of our Biome configuration that this file breaks, as a file at this path. */
const rulesBrokenBy = (path: string, text: string): string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  try {
    cpSync(inRoot('biome.json'), join(folder, 'biome.json'));
    cpSync(inRoot('tooling/checks/lint'), join(folder, 'tooling/checks/lint'), { recursive: true });
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);

    const { stdout } = spawnSync(biome, ['lint', '--reporter=json', '--vcs-enabled=false', path], {
      cwd: folder,
      encoding: 'utf8',
    });
    const report = JSON.parse(stdout) as { diagnostics: { category: string }[] };
    return report.diagnostics.map((diagnostic) => diagnostic.category);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const product = 'apps/web/src/features/leases/lease-page.tsx';

it.each([
  ['process.env outside of config.ts', product, 'export const port = process.env.PORT;', 'lint/style/noProcessEnv'],
  ['import.meta.env outside of config.ts', product, 'export const mode = import.meta.env.MODE;', 'plugin'],
  [
    'the barrel of the icons',
    product,
    `export { Close } from '@mui/icons-material';`,
    'lint/style/noRestrictedImports',
  ],
  ['a climb out of the folder', product, `export { x } from '../../x.ts';`, 'lint/style/noRestrictedImports'],
  ['a default export', product, 'export default 1;', 'lint/style/noDefaultExport'],
  ['any', product, 'export const x: any = 1;', 'lint/suspicious/noExplicitAny'],
  ['console', product, 'console.log(1);', 'lint/suspicious/noConsole'],
  ['a non-null assertion', product, 'export const f = (x?: string) => x!.length;', 'lint/style/noNonNullAssertion'],
  ['an enum', product, 'export enum Tier { Free }', 'lint/style/noEnum'],
  [
    'a file name that is not kebab-case',
    'apps/web/src/LeasePage.tsx',
    'export const x = 1;',
    'lint/style/useFilenamingConvention',
  ],
])('refuses %s', (_what, path, text, rule) => {
  expect(rulesBrokenBy(path, text)).toEqual([rule]);
});

it.each([
  ['apps/api/src/config.ts', 'export const port = process.env.PORT;'],
  ['apps/web/src/config.ts', 'export const mode = import.meta.env.MODE;'],
])('lets %s read the environment', (path, text) => {
  expect(rulesBrokenBy(path, text)).toEqual([]);
});
