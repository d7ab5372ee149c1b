import type { Worker as TesseractWorker } from 'tesseract.js';
import { DocumentError } from '../document-error.ts';
import { asBitmapFile } from '../ocr/gray-image.ts';
import { sizeForRecognition } from '../ocr/page-size.ts';
import { type RecogniseLines, recognisePicture } from '../ocr/recognise-picture.ts';
import { tesseractLines } from '../ocr/tesseract-lines.ts';
import { renderGray } from '../pdf/render-page.ts';
import type { DocumentEngines } from '../read-document.ts';
import type { RecognitionAssets } from './assets.ts';
import { decodePicture } from './decode-picture.ts';

/** Recognition inside the reading worker; tesseract runs in a worker of its own, which ends with it. */
export const createBrowserRecogniser = (
  assets: RecognitionAssets | undefined,
): Pick<DocumentEngines, 'recognisePage' | 'recogniseImage'> => {
  let starting: Promise<TesseractWorker> | undefined;
  const recogniseLines: RecogniseLines = async (image) => {
    starting ??= startWorker(assets);
    const worker = await starting;
    const file = new Blob([asBitmapFile(image)], { type: 'image/bmp' });
    const { data } = await worker.recognize(file, {}, { blocks: true, text: false });
    return tesseractLines(data);
  };
  return {
    recognisePage: async ({ module, page, widthPoints, heightPoints }) => {
      const image = renderGray(module, page, sizeForRecognition(widthPoints, heightPoints));
      return recognisePicture({ image, widthPoints, heightPoints }, recogniseLines);
    },
    recogniseImage: async (bytes, type, limits) =>
      recognisePicture(await decodePicture(bytes, type, limits), recogniseLines),
  };
};

const startWorker = async (assets: RecognitionAssets | undefined): Promise<TesseractWorker> => {
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
};
