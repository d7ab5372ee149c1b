import type { DocumentEngines } from '../read-document.ts';
import { loadPdfium } from './pdfium.ts';
import { createRecogniser } from './recogniser.ts';

export type NodeEngines = DocumentEngines & { readonly close: () => Promise<void> };

/** Engines for one document; `close` ends the recogniser's thread if one was started. */
export const createNodeEngines = (): NodeEngines => {
  const recogniser = createRecogniser();
  return { pdfium: loadPdfium, ...recogniser };
};
