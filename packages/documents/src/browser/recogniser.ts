import { DocumentError } from '../document-error.ts';
import { createTesseractPool, type TesseractPool } from '../ocr/tesseract-pool.ts';
import type { RecognitionAssets } from './assets.ts';

/** Recognition in workers that the reading worker starts and that end with it. */
export const createBrowserRecogniser = (assets: RecognitionAssets | undefined): TesseractPool =>
  createTesseractPool({
    start: async () => {
      if (!assets) throw new DocumentError('no_text', 'This page is a picture, and recognition is not available here.');
      const { createWorker, OEM } = await import('tesseract.js');
      return createWorker('eng', OEM.LSTM_ONLY, {
        workerPath: assets.workerUrl,
        corePath: assets.coreUrl,
        langPath: assets.languageUrl,
        // A worker made from a blob would need a wider content security policy.
        workerBlobURL: false,
        cacheMethod: 'none',
        gzip: true,
      });
    },
    asInput: (file) => new Blob([file], { type: 'image/bmp' }),
    parallelPages: Math.min(2, navigator.hardwareConcurrency || 1),
    // A phone takes several times as long as a computer, and nobody else waits for it.
    budget: { pageMilliseconds: 90_000 },
  });
