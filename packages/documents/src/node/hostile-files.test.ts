import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hostileFiles } from '@keyclause/documents/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DocumentError } from '../document-error.ts';
import { readFileInChild } from './read-file-in-child.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keyclause-hostile-'));
});
afterAll(() => rm(folder, { recursive: true }));

const outcomeOf = async (path: string): Promise<string> => {
  try {
    await readFileInChild({ path });
    return 'document';
  } catch (error) {
    if (error instanceof DocumentError) return error.code;
    throw error;
  }
};

describe('readFileInChild on files made to break it', () => {
  it.each(hostileFiles.map((file) => [file.name, file] as const))(
    'ends %s as allowed, within 30 seconds, and leaves this process small',
    { timeout: 60_000 },
    async (_, file) => {
      const path = join(folder, 'file');
      await writeFile(path, file.make());
      const before = process.memoryUsage.rss();
      const startedAt = performance.now();
      let peak = before;
      let isDone = false;
      const watching = (async () => {
        while (!isDone) {
          peak = Math.max(peak, process.memoryUsage.rss());
          await sleep(20);
        }
      })();

      const outcome = await outcomeOf(path);
      isDone = true;
      await watching;

      expect(file.allowed).toContain(outcome);
      expect(performance.now() - startedAt).toBeLessThan(30_000);
      expect(peak - before).toBeLessThan(50 * 1024 * 1024);
    },
  );
});
