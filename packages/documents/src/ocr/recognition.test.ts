import { readFile } from '@keyclause/documents/node';
import {
  createRandom,
  heicPage,
  pictureFile,
  picturesPdf,
  placementFaults,
  sampleLeaseParagraphs,
  sampleLeasePdf,
  scannedPdf,
} from '@keyclause/documents/testing';
import { describe, expect, it } from 'vitest';
import { boxesOf } from '../boxes-of.ts';
import { createNodeEngines } from '../node/engines.ts';
import { createRecogniser } from '../node/recogniser.ts';
import type { PlacedDocument } from '../placed-document.ts';
import { readDocument } from '../read-document.ts';
import type { GrayImage } from './gray-image.ts';

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const expected = wordsOf(sampleLeaseParagraphs.join(' '));

const recall = (document: PlacedDocument): number => {
  const found = new Set(wordsOf(document.text));
  return expected.filter((word) => found.has(word)).length / expected.length;
};

const boxOf = (document: PlacedDocument, quote: string) => {
  const start = document.text.indexOf(quote);
  return boxesOf(document, start, start + quote.length)[0]?.box ?? [0, 0, 0, 0];
};

/** A page on which nothing is written and which is not blank: recognition would look for words on it for minutes. */
const noisePage = (): GrayImage => {
  const [width, height] = [1_000, 1_300];
  return { width, height, pixels: createRandom(1).bytes(width * height) };
};

/** As `readFile`, with less time for a page than the product gives. */
const readWithin = async (pageMilliseconds: number, bytes: Uint8Array): Promise<PlacedDocument> => {
  const recogniser = createRecogniser(pageMilliseconds);
  try {
    return await readDocument(bytes, { ...createNodeEngines(), ...recogniser });
  } finally {
    await recogniser.close();
  }
};

const slow = { timeout: 120_000 };

describe('recognition of scans and pictures', () => {
  it('reads a skewed scan and places its words where the scan shows them', slow, async () => {
    const original = await readFile(sampleLeasePdf({ pageCount: 1 }));
    const document = await readFile(
      await scannedPdf(sampleLeasePdf({ pageCount: 1 }), { skewDegrees: 1.5, dotsPerInch: 150 }),
    );
    const [straight, skewed] = [boxOf(original, '$1,425.00'), boxOf(document, '$1,425.00')];
    // Turned clockwise about the middle of the page: what stands left of it rises, what stands right of it sinks.
    const radians = (1.5 * Math.PI) / 180;
    const fall = ((straight[0] + straight[2]) / 2 - 306) * Math.sin(radians);

    expect(document.pages[0]?.source).toBe('ocr');
    expect(document.pages[0]?.ocrConfidence).toBeGreaterThan(0.85);
    expect(recall(document)).toBeGreaterThan(0.97);
    expect(Math.abs((skewed[1] + skewed[3]) / 2 - (straight[1] + straight[3]) / 2 - fall)).toBeLessThan(5);
    expect(placementFaults(document)).toEqual([]);
  });

  it('reads a scan although a signing service has stamped text on it', slow, async () => {
    const stamp = 'Envelope ID: 7C1F-22A9';
    const document = await readFile(await scannedPdf(sampleLeasePdf({ pageCount: 1 }), { stamp, dotsPerInch: 130 }));

    expect(document.pages[0]?.source).toBe('ocr');
    expect(recall(document)).toBeGreaterThan(0.95);
  });

  it.each([1, 2, 3])('reads a page that lies turned by %i quarters', slow, async (quarterTurns) => {
    const document = await readFile(
      await scannedPdf(sampleLeasePdf({ pageCount: 1 }), { quarterTurns, dotsPerInch: 130 }),
    );
    const [left, top, right, bottom] = boxOf(document, 'RESIDENTIAL');

    expect(recall(document)).toBeGreaterThan(0.95);
    // The word stands on its side when the page does.
    expect(right - left > bottom - top).toBe(quarterTurns === 2);
    expect(placementFaults(document)).toEqual([]);
  });

  it.each(['png', 'jpeg', 'webp'] as const)('reads a %s picture, whatever its name', slow, async (format) => {
    const document = await readFile(await pictureFile(sampleLeasePdf({ pageCount: 1 }), format, { dotsPerInch: 130 }));

    expect(document.kind).toBe('image');
    expect(document.pages).toHaveLength(1);
    expect(recall(document)).toBeGreaterThan(0.95);
  });

  it('reads a photo as phones store them', slow, async () => {
    const document = await readFile(heicPage());

    expect([document.kind, document.pages.length, document.pages[0]?.source]).toEqual(['image', 1, 'ocr']);
    expect(recall(document)).toBeGreaterThan(0.95);
    expect(placementFaults(document)).toEqual([]);
    await expect(readFile(heicPage(), { limits: { imagePixelsMax: 10_000 } })).rejects.toMatchObject({
      code: 'image_too_large',
    });
  });

  it('says that a blank picture holds no text', slow, async () => {
    const blank = await pictureFile(await scannedPdf(sampleLeasePdf({ pageCount: 1 }), { dotsPerInch: 1 }), 'png', {
      dotsPerInch: 20,
    });

    await expect(readFile(blank)).rejects.toMatchObject({ code: 'no_text' });
  });

  it('says of a file of which no page could be recognised in time that it took too long', slow, async () => {
    const noise = picturesPdf([noisePage()], { dotsPerInch: 100 });

    await expect(readWithin(1_000, noise)).rejects.toMatchObject({ code: 'too_slow' });
  });

  it('refuses a picture with more pixels than allowed, before decoding it', async () => {
    const picture = await pictureFile(sampleLeasePdf({ pageCount: 1 }), 'png', { dotsPerInch: 100 });

    await expect(readFile(picture, { limits: { imagePixelsMax: 10_000 } })).rejects.toMatchObject({
      code: 'image_too_large',
    });
  });
});
