import { sampleLeasePdf, scannedPdf } from '@keyclause/documents/testing';
import { describe, expect, it } from 'vitest';
import { DocumentError } from '../document-error.ts';
import { readFile } from './read-file.ts';
import { readFileInChild } from './read-file-in-child.ts';

const slow = { timeout: 60_000 };

describe('readFileInChild', () => {
  it('gives the same document as reading in this process', slow, async () => {
    const bytes = sampleLeasePdf({ pageCount: 3 });

    expect(await readFileInChild({ bytes })).toEqual(await readFile(bytes));
  });

  it('tells its progress page by page', slow, async () => {
    const pages: number[] = [];
    await readFileInChild({ bytes: sampleLeasePdf({ pageCount: 3 }), onProgress: ({ page }) => pages.push(page) });

    expect(pages).toEqual([1, 2, 3]);
  });

  it('ends the child when it is aborted', slow, async () => {
    const controller = new AbortController();
    const bytes = await scannedPdf(sampleLeasePdf({ pageCount: 2 }), { dotsPerInch: 150 });
    const startedAt = performance.now();
    const reading = readFileInChild({
      bytes,
      signal: controller.signal,
      onProgress: () => controller.abort(new Error('cancelled')),
    });

    await expect(reading).rejects.toThrowError('cancelled');
    expect(performance.now() - startedAt).toBeLessThan(20_000);
  });

  it('ends a child that takes longer than allowed', slow, async () => {
    const reading = readFileInChild({ bytes: sampleLeasePdf({ pageCount: 400 }), limits: { readMillisecondsMax: 60 } });

    await expect(reading).rejects.toMatchObject({ code: 'too_slow' });
  });

  it('ends a child that takes more memory than allowed', slow, async () => {
    const reading = readFileInChild({
      bytes: sampleLeasePdf({ pageCount: 400 }),
      limits: { memoryBytesMax: 60_000_000 },
    });

    await expect(reading).rejects.toMatchObject({ code: 'too_much_memory' });
  });

  it('reports a file that is not there as a fault, not as a bad document', slow, async () => {
    const failure = await readFileInChild({ path: '/nowhere/lease.pdf' }).catch((error: unknown) => error);

    expect(failure).toMatchObject({ message: expect.stringContaining('ENOENT') });
    expect(failure).not.toBeInstanceOf(DocumentError);
  });
});
