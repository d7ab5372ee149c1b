import { join } from 'node:path';
import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'apps/api',
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    environment: 'node',
    globalSetup: ['./test/test-server.ts'],
    setupFiles: [join(import.meta.dirname, '../../tooling/vitest/src/setup.ts')],
    restoreMocks: true,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Long enough for a busy machine: what is polled for comes within milliseconds otherwise.
    expect: { poll: { timeout: 20_000 } },
  },
});
