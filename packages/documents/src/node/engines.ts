import type { DocumentEngines } from '../read-document.ts';
import { loadPdfium } from './pdfium.ts';
import { createRecogniser } from './recogniser.ts';

export type NodeEngines = DocumentEngines & { readonly close: () => Promise<void> };

/** Engines for one document; `close` ends the recogniser's threads if some were started. */
export const createNodeEngines = (): NodeEngines => ({
  pdfium: loadPdfium,
  decodePicture: async (bytes, type, limits) => {
    const { decodePicture } = await import('./decode-picture.ts');
    return decodePicture(bytes, type, limits);
  },
  ...createRecogniser(),
});
