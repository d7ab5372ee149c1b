import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  const { code } = await runProgram('vitest', args, { timeoutMinutes: Math.min(35, minutesLeft()), show: true });
  return tallyOfReport(reportAt(path), code, tallyOfVitest);
};

const build = async (): Promise<Tally> => {
  const { code, output } = await runProgram('turbo', ['run', 'build', '--output-logs=errors-only'], {
    timeoutMinutes: Math.min(5, minutesLeft()),
  });
  if (code === 0) return { passed: 1, failed: 0 };
  console.log(output);
  return { passed: 0, failed: 1, note: 'The apps cannot be built.' };
};

const e2e = async (): Promise<Tally> => {
  const path = join(reports, 'playwright.json');
  const args = ['test', '--config', 'e2e', '--reporter=list,json'];
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: path, PLAYWRIGHT_JSON_OUTPUT_NAME: path };
  const { code } = await runProgram('e2e/node_modules/.bin/playwright', args, {
    timeoutMinutes: minutesLeft(),
    show: true,
    env,
  });
  return tallyOfReport(reportAt(path), code, tallyOfPlaywright);
};

const parts = [
  { name: 'check', selection: 'check', run: check },
  { name: 'unit', selection: 'unit', run: unit },
  { name: 'build', selection: 'e2e', run: build },
  { name: 'e2e', selection: 'e2e', run: e2e },
];

const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } }, strict: true });
const only = values.only?.flatMap((names) => names.split(',')) ?? [];
const unknown = only.filter((name) => !parts.some((part) => part.selection === name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. Choose --only check, unit or e2e.`);
  process.exit(2);
}

endProgramsOnSignal();
const tallies: (Tally & { name: string })[] = [];
for (const { name, selection, run } of parts) {
  if (only.length > 0 && !only.includes(selection)) continue;
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
