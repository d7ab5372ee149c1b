import { spawn } from 'node:child_process';
import { join } from 'node:path';

export type EndedCommand = { readonly code: number | null; readonly output: string };

/** Runs a command of the operator as `pnpm backup`, `pnpm restore` and `pnpm import-account` do. */
export const runCommand = (
  name: 'backup' | 'restore' | 'import-account',
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<EndedCommand> =>
  new Promise((resolve) => {
    const entry = join(import.meta.dirname, `../src/main-${name}.ts`);
    const child = spawn(process.execPath, [entry, ...args], { env: { PATH: process.env.PATH, ...environment } });
    let output = '';
    child.stdout.on('data', (chunk) => (output += String(chunk)));
    child.stderr.on('data', (chunk) => (output += String(chunk)));
    child.once('close', (code) => resolve({ code, output }));
  });
