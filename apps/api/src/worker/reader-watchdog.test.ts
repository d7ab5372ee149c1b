import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { defaultReaderLimits, watchReader } from './reader-watchdog.ts';

const node = (script: string): ChildProcess => {
  const child = spawn(process.execPath, ['-e', script], { stdio: 'ignore' });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
};

const verdictOf = (child: ChildProcess, limits: Partial<typeof defaultReaderLimits>): Promise<string> =>
  new Promise((resolve) => {
    const startedAt = Date.now();
    const watchdog = watchReader(child, { ...defaultReaderLimits, ...limits }, (code) =>
      resolve(`${code} after ${Date.now() - startedAt < 2_000 ? 'its limit' : 'more than its limit'}`),
    );
    onTestFinished(watchdog.stop);
  });

const spinning = 'for (;;);';
const waiting = 'setInterval(() => {}, 1000);';

it('ends a process that works on and on without a sign of life', async () => {
  expect(await verdictOf(node(spinning), { stallMs: 500 })).toBe('too_slow after its limit');
});

it.runIf(process.platform === 'linux')('is patient with a process that was given no processor', async () => {
  expect(await verdictOf(node(waiting), { stallMs: 500 })).toBe('too_slow after more than its limit');
});

it('ends a process that takes too much memory', async () => {
  const child = node(`const kept = []; setInterval(() => kept.push(Buffer.alloc(20_000_000, 1)), 5);`);

  expect(await verdictOf(child, { memoryBytesMax: 300_000_000 })).toMatch(/^too_much_memory/);
});

it('says it once and not after it was stopped', async () => {
  const codes: string[] = [];
  const watchdog = watchReader(node(spinning), { ...defaultReaderLimits, stallMs: 100 }, (code) => codes.push(code));
  await wait(100);
  watchdog.stop();
  await wait(400);

  expect(codes.length).toBeLessThanOrEqual(1);
});
