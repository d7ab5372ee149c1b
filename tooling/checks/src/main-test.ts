import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { check } from './check.ts';
import { endProgramsOnSignal, runProgram } from './program.ts';
import { sumOf, type Tally, tallyOfPlaywright, tallyOfReport, tallyOfVitest } from './tally.ts';

// The whole run ends within an hour: a part that hangs is ended, counted as failed, and the sum is printed all the same.
const minutesMax = 57;
const startedAt = Date.now();
const minutesLeft = (): number => Math.max(0.1, minutesMax - (Date.now() - startedAt) / 60_000);

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

const reportAt = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

const unit = async (): Promise<Tally> => {
  const path = join(reports, 'vitest.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${path}`];
  const { code } = await runProgram('vitest', args, { timeoutMinutes: Math.min(40, minutesLeft()), show: true });
  return tallyOfReport(reportAt(path), code, tallyOfVitest);
};

const build = async (): Promise<Tally> => {
  const { code, output } = await runProgram('turbo', ['run', 'build', 'stories', '--output-logs=errors-only'], {
    timeoutMinutes: Math.min(5, minutesLeft()),
  });
  if (code === 0) return { passed: 1, failed: 0 };
  console.log(output);
  return { passed: 0, failed: 1, note: 'The apps or the stories cannot be built.' };
};

const journeys = async (config: string): Promise<Tally> => {
  const path = join(reports, `${basename(config)}.json`);
  const args = ['test', '--config', config, '--reporter=list,json'];
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: path, PLAYWRIGHT_JSON_OUTPUT_NAME: path };
  const { code } = await runProgram('e2e/node_modules/.bin/playwright', args, {
    timeoutMinutes: minutesLeft(),
    show: true,
    env,
  });
  return tallyOfReport(reportAt(path), code, tallyOfPlaywright);
};

/** The Auth emulator is large and for these journeys alone, so only they install it; the versions are those of its own lockfile. */
const firebase = async (): Promise<Tally> => {
  const install = ['install', '--dir', 'e2e/auth-emulator', '--frozen-lockfile'];
  const { code, output } = await runProgram('pnpm', install, { timeoutMinutes: Math.min(5, minutesLeft()) });
  if (code === 0) return journeys('e2e/firebase.config.ts');
  console.log(output);
  return { passed: 0, failed: 1, note: 'The Auth emulator cannot be installed.' };
};

const parts = [
  { name: 'check', selections: ['check'], run: check },
  { name: 'unit', selections: ['unit'], run: unit },
  { name: 'build', selections: ['e2e', 'firebase'], run: build },
  { name: 'e2e', selections: ['e2e'], run: () => journeys('e2e/playwright.config.ts') },
  { name: 'e2e with Firebase', selections: ['firebase'], run: firebase },
];

const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } }, strict: true });
const only = values.only?.flatMap((names) => names.split(',')) ?? [];
const unknown = only.filter((name) => !parts.some(({ selections }) => selections.includes(name)));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. Choose --only check, unit, e2e or firebase.`);
  process.exit(2);
}

endProgramsOnSignal();
const tallies: (Tally & { name: string })[] = [];
for (const { name, selections, run } of parts) {
  if (only.length > 0 && !selections.some((selection) => only.includes(selection))) continue;
  console.log(`\n── ${name} ──`);
  // A part that breaks must not keep the others from being counted.
  const tally = await run().catch((error: Error): Tally => ({ passed: 0, failed: 1, note: error.message }));
  tallies.push({ name, ...tally });
}

console.log(`\n── result after ${((Date.now() - startedAt) / 60_000).toFixed(1)} minutes ──`);
for (const { name, passed, failed, note } of tallies) {
  console.log(`${name}: ${passed} passed, ${failed} failed${note ? `. ${note}` : ''}`);
}
const { passed, failed } = sumOf(tallies);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
