import { createRandom, sampleLeasePdf, scanPages } from '@keyclause/documents/testing';
import { expect, it } from 'vitest';
import type { GrayImage } from './gray-image.ts';
import type { Picture } from './recognise-picture.ts';
import { createTesseractPool } from './tesseract-pool.ts';

type Worker = Awaited<ReturnType<Parameters<typeof createTesseractPool>[0]['start']>>;

/** A line of words as tesseract's table has them: level, numbers, left, top, width, height, confidence, text. */
const table = [
  '4\t1\t1\t1\t1\t0\t40\t100\t350\t20\t-1\t',
  ...['Rent', 'of', '$1,425.00', 'is', 'due', 'monthly'].map((word, index) =>
    [5, 1, 1, 1, 1, index + 1, 40 + index * 60, 100, 50, 20, 95, word].join('\t'),
  ),
].join('\n');

/** Stands where tesseract does: never comes to an end with a page of noise, and tells when it is ended. */
const startFakes = () => {
  const counts = { started: 0, ended: 0 };
  const start = async (): Promise<Worker> => {
    counts.started += 1;
    const recognize = (file: Uint8Array) =>
      widthOf(file) > 700 ? new Promise(() => undefined) : Promise.resolve({ data: { tsv: table } });
    const terminate = async (): Promise<void> => {
      counts.ended += 1;
    };
    return { recognize, terminate } as unknown as Worker;
  };
  return { counts, start };
};

/** Of a bitmap file. */
const widthOf = (file: Uint8Array): number => new DataView(file.buffer).getInt32(18, true);

const onLetter = (image: GrayImage): Picture => ({ image, widthPoints: 612, heightPoints: 792 });

it('gives up a page that takes too long, ends its worker, and reads the next page with a fresh one', async () => {
  const { counts, start } = startFakes();
  const pool = createTesseractPool({
    start,
    asInput: (file) => file as never,
    parallelPages: 1,
    budget: { pageMilliseconds: 300 },
  });

  const [width, height] = [1_000, 1_300];
  const [page] = await scanPages(sampleLeasePdf({ pageCount: 1 }), { dotsPerInch: 60 });
  if (!page) throw new Error('The lease has no page.');

  const [noise, legible] = await Promise.all([
    pool.recognise(onLetter({ width, height, pixels: createRandom(1).bytes(width * height) })),
    pool.recognise(onLetter(page)),
  ]);

  expect([noise.notRead, noise.words]).toEqual(['too_slow', []]);
  expect(legible.notRead).toBeUndefined();
  expect(legible.words.map(({ text }) => text)).toContain('$1,425.00');
  expect(counts).toEqual({ started: 2, ended: 1 });
  await pool.close();
  expect(counts.ended).toBe(2);
});
