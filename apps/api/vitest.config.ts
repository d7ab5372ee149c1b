import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineProject, type TestProjectInlineConfiguration } from 'vitest/config';

/** They load the machine on purpose, or hold it to a time that company would spoil: one at a time, after all others. */
export const measuringTests = [
  'test/damaged-files.test.ts',
  'test/database-down.test.ts',
  'test/hostile-uploads.test.ts',
  'test/image-flood.test.ts',
  'test/lease-processes.test.ts',
  'test/main.test.ts',
  'test/outage.test.ts',
  'test/slow-clients.test.ts',
];

export const apiTests: TestProjectInlineConfiguration['test'] = {
  environment: 'node',
  globalSetup: ['./test/test-server.ts'],
  setupFiles: [join(import.meta.dirname, '../../tooling/vitest/src/setup.ts')],
  restoreMocks: true,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // Long enough for a busy machine: what is polled for comes within milliseconds otherwise.
  expect: { poll: { timeout: 20_000 } },
};

export default defineProject({
  test: {
    ...apiTests,
    name: 'apps/api',
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', ...measuringTests],
    // As in the configuration at the root: vitest refuses two numbers in one run.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
});
