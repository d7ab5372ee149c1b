import type { DocumentEngines } from '../read-document.ts';
import { createRecogniser } from './recogniser.ts';

export type NodeEngines = DocumentEngines & { readonly close: () => Promise<void> };

/** Engines for one document; `close` ends the recogniser's threads if some were started. */
export const createNodeEngines = (): NodeEngines => ({
  // What a file does not need is not loaded: a process reads one file, and half of its life is starting.
  pdfium: async () => {
    const { loadPdfium } = await import('./pdfium.ts');
    return loadPdfium();
  },
  decodePicture: async (bytes, type, limits) => {
    const { decodePicture } = await import('./decode-picture.ts');
    return decodePicture(bytes, type, limits);
  },
  ...createRecogniser(),
});
