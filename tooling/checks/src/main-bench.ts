import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { endProgramsOnSignal, runProgram } from './program.ts';
import { inRoot, root } from './root.ts';

// pnpm bench                         lists the benches
// pnpm bench documents [--data DIR]  runs all benches of a package, or one of them by its own name
const files = globSync('{packages/*,apps/*,e2e}/bench/*.ts', { cwd: root }).sort();
const texts = files.map((path) => readFileSync(inRoot(path), 'utf8'));

// What another bench imports is a part of it, not a bench.
const benches = files
  .filter((path) => !texts.some((text) => text.includes(`from './${basename(path)}'`)))
  .map((path) => ({
    path,
    name: basename(path, '.ts'),
    owner: path.replace(/^(packages|apps)\//, '').replace(/\/bench\/.*$/, ''),
  }));

const purposeOf = (path: string): string => {
  const comment = /^\/\*\*\s*(?:\* )?([\s\S]*?)\s*\*\//m.exec(readFileSync(inRoot(path), 'utf8'))?.[1] ?? '';
  return comment.split('\n')[0]?.trim() ?? '';
};

const [name, ...args] = process.argv.slice(2);
const chosen = benches.filter((bench) =>
  [bench.name, bench.owner, `${bench.owner}/${bench.name}`].includes(name ?? ''),
);

if (name === undefined || chosen.length === 0) {
  if (name !== undefined) console.error(`There is no bench ${name}.`);
  console.log('Run one by its name or by its package: pnpm bench <name> [--data <folder of documents>]');
  for (const bench of benches) console.log(`  ${`${bench.owner}/${bench.name}`.padEnd(32)}${purposeOf(bench.path)}`);
  process.exit(name === undefined ? 0 : 1);
}

endProgramsOnSignal();
let isFailed = false;
for (const bench of chosen) {
  console.log(`── ${bench.owner}/${bench.name} ──`);
  const { code } = await runProgram(process.execPath, ['--expose-gc', inRoot(bench.path), ...args], {
    timeoutMinutes: 30,
    show: true,
  });
  isFailed ||= code !== 0;
}
process.exitCode = isFailed ? 1 : 0;
