import { loadPdfium } from '@keyclause/documents/node';
import {
  createRandom,
  docxFile,
  paragraph,
  placementFaults,
  sampleLeaseParagraphs,
  sampleLeasePdf,
  table,
} from '@keyclause/documents/testing';
import { describe, expect, it } from 'vitest';
import { asDocumentError } from './as-document-error.ts';
import { DocumentError } from './document-error.ts';
import { type DocumentEngines, readDocument } from './read-document.ts';

/** Sees nothing on any page, so that damaged pages end quickly. */
const blindEngines: DocumentEngines = {
  pdfium: loadPdfium,
  decodePicture: async () => {
    throw new DocumentError('corrupt', 'The picture is damaged.');
  },
  recognise: async ({ widthPoints, heightPoints }) => ({
    widthPoints,
    heightPoints,
    words: [],
    rulings: () => [],
    source: 'ocr',
  }),
  parallelPages: 1,
};

const html = `<h1>Lease</h1><table><tr><td>Rent</td><td>$900</td></tr></table><ol>${sampleLeaseParagraphs.map((text) => `<li>${text}</li>`).join('')}</ol>`;
const sources: readonly (readonly [string, Uint8Array<ArrayBuffer>])[] = [
  ['PDF', sampleLeasePdf()],
  ['Word', docxFile(sampleLeaseParagraphs.map((text) => paragraph(text)).join('') + table([['Rent', '$900']]))],
  ['HTML', new Uint8Array(Buffer.from(html))],
  ['text', new Uint8Array(Buffer.from(sampleLeaseParagraphs.join('\n\n')))],
];

describe('readDocument', () => {
  it.each(sources)(
    'ends every damaged %s file in a sound document or a DocumentError',
    { timeout: 60_000 },
    async (_, source) => {
      const random = createRandom(27);
      for (let round = 0; round < 200; round += 1) {
        const bytes = source.slice();
        const flips = 1 + random.below(200);
        for (let flip = 0; flip < flips; flip += 1) bytes[random.below(bytes.length)] = random.below(256);

        const outcome = await readDocument(bytes, blindEngines).catch(asDocumentError);

        if (outcome instanceof DocumentError) expect(outcome.message).not.toBe('');
        else expect(placementFaults(outcome)).toEqual([]);
      }
    },
  );

  it.each([
    ['an empty file', new Uint8Array(0), 'empty_file'],
    ['a program', new Uint8Array(Buffer.from(`MZ\0\x01${'\0'.repeat(90)}`, 'latin1')), 'unsupported_type'],
    ['white space', new Uint8Array(Buffer.from(' \n\t\n ')), 'no_text'],
  ])('says what is wrong with %s', async (_, bytes, code) => {
    await expect(readDocument(bytes, blindEngines)).rejects.toMatchObject({ code });
  });
});
