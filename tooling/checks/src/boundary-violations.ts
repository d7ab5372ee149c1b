import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type IConfiguration, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import { inRoot } from './root.ts';

/** The text of each file, by its path in the tree. */
export type Tree = Record<string, string>;

const { default: config }: { default: IConfiguration } = await import(inRoot('.dependency-cruiser.mjs'));
const rules = config.forbidden ?? [];

export const ruleNames = rules.map((rule) => rule.name);

/** Writes the tree into a folder of its own, as a workspace in which everyone can reach everyone, and names the rules that it breaks. */
export const brokenRulesOf = async (tree: Tree): Promise<string[]> => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'boundaries-')));
  try {
    writeWorkspace(folder, tree);
    const options: ICruiseOptions = {
      ...config.options,
      ruleSet: { forbidden: rules },
      validate: true,
      baseDir: folder,
    };
    const { output } = await cruise(['apps', 'packages'], options);
    const names = (output as ICruiseResult).summary.violations.map((violation) => violation.rule.name);
    return [...new Set(names)].sort();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const members = ['apps/api', 'apps/web', 'apps/marketing'].concat(
  ['calculator', 'contracts', 'documents', 'domain', 'lease-reader', 'request', 'session', 'theme', 'ui'].map(
    (name) => `packages/${name}`,
  ),
);

const externals = { fastify: 'index.js', vitest: 'index.js', '@mui/icons-material': 'index.js', stray: 'index.js' };

const writeWorkspace = (folder: string, tree: Tree): void => {
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };

  for (const [name, main] of Object.entries(externals)) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main }));
    write(`node_modules/${name}/${main}`, 'export const it = 1;');
  }
  write('node_modules/@mui/icons-material/Close.js', 'export default 1;');
  mkdirSync(join(folder, 'node_modules/@keyclause'), { recursive: true });

  const dependencies = Object.fromEntries(members.map((member) => [nameOf(member), 'workspace:*']));
  for (const member of members) {
    const manifest = {
      name: nameOf(member),
      type: 'module',
      imports: { '#*': './src/*' },
      exports: { '.': './src/index.ts', './node': './src/node/index.ts', './testing': './testing/index.ts' },
      dependencies: { ...dependencies, fastify: '1.0.0', '@mui/icons-material': '1.0.0' },
      devDependencies: { vitest: '1.0.0' },
    };
    write(`${member}/package.json`, JSON.stringify(manifest));
    write(`${member}/src/index.ts`, 'export const door = 1;');
    symlinkSync(join(folder, member), join(folder, 'node_modules', nameOf(member)));
  }
  for (const [path, text] of Object.entries(tree)) write(path, text);
};

const nameOf = (member: string): string => `@keyclause/${member.split('/')[1]}`;
