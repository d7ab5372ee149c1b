import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { inRoot, root } from './root.ts';

/** What a program did: its exit code (undefined when it was ended for taking too long) and what it wrote. */
export type Ended = { code: number | undefined; output: string };

type Options = { timeoutMinutes: number; show?: boolean; env?: Record<string, string> };

const groups = new Set<number>();

/** Runs a program of ours to its end, in a group of its own, so that a program which hangs is ended with everything it started. */
export const runProgram = (command: string, args: string[], options: Options): Promise<Ended> =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PATH: `${inRoot('node_modules', '.bin')}${delimiter}${process.env.PATH}`, ...options.env },
    });
    const group = child.pid ?? 0;
    groups.add(group);

    let output = '';
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      endGroup(group, 'SIGKILL');
    }, options.timeoutMinutes * 60_000);
    const keep = (chunk: Buffer) => {
      output = (output + chunk).slice(-100_000);
      if (options.show) process.stdout.write(chunk);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const settle = (code: number | null, fault = '') => {
      clearTimeout(timer);
      groups.delete(group);
      const late = isLate ? `Ended after ${options.timeoutMinutes.toFixed(1)} minutes.` : '';
      resolve({ code: isLate ? undefined : (code ?? 1), output: `${output}${fault}${late}` });
    };
    child.on('error', (error) => settle(1, error.message));
    child.on('close', (code) => settle(code));
  });

/** Ends everything that runProgram started when we are told to end. */
export const endProgramsOnSignal = (): void => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      for (const group of groups) endGroup(group, signal);
      process.exit(130);
    });
  }
};

const endGroup = (group: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(-group, signal);
  } catch {
    // The group has ended by itself.
  }
};
