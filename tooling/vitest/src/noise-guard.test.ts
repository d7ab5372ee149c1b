import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { startVitest } from 'vitest/node';

const outcomeOf = async (body: string): Promise<string[]> => {
  const folder = mkdtempSync(join(import.meta.dirname, '../.noise-'));
  try {
    writeFileSync(join(folder, 'noisy.test.ts'), `import { it } from 'vitest';\nit('makes noise', () => {${body}});`);
    const run = await startVitest('test', [], {
      config: false,
      root: folder,
      watch: false,
      reporters: [{}],
      setupFiles: [join(import.meta.dirname, 'setup.ts')],
    });
    const messages = run.state.getFiles().flatMap((file) => file.tasks.flatMap((task) => task.result?.errors ?? []));
    await run.close();
    return messages.map((error) => error.message);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    process.exitCode = undefined;
  }
};

it('fails a test in which something is written to console.error', async () => {
  expect(await outcomeOf(`console.error('a %s', 'fault');`)).toContain('console.error was called: a fault');
});

it('fails it too when the code under test swallows what was thrown', async () => {
  const messages = await outcomeOf(`try { console.error('hidden') } catch {}`);

  expect(messages).toEqual(['console.error was called in this test: hidden']);
});

it('lets a test expect the noise by listening for it', () => {
  const listen = vi.spyOn(console, 'error').mockImplementation(() => {});

  console.error('expected');

  expect(listen).toHaveBeenCalledWith('expected');
});
