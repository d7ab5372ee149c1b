import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, OEM, type Worker } from 'tesseract.js';
import { asBitmapFile } from '../ocr/gray-image.ts';
import { sizeForRecognition } from '../ocr/page-size.ts';
import { type RecogniseLines, recognisePicture } from '../ocr/recognise-picture.ts';
import { tesseractLines } from '../ocr/tesseract-lines.ts';
import { renderGray } from '../pdf/render-page.ts';
import type { DocumentEngines } from '../read-document.ts';
import { decodePicture } from './decode-picture.ts';

export type Recogniser = Pick<DocumentEngines, 'recognisePage' | 'recogniseImage'> & {
  readonly close: () => Promise<void>;
};

/** Recognition by tesseract in one thread, started with the first page that needs it. Reads its language from the disk, writes nothing. */
export const createRecogniser = (): Recogniser => {
  let starting: Promise<Worker> | undefined;
  const recogniseLines: RecogniseLines = async (image) => {
    starting ??= startWorker();
    const worker = await starting;
    const { data } = await worker.recognize(Buffer.from(asBitmapFile(image).buffer), {}, { blocks: true, text: false });
    return tesseractLines(data);
  };
  return {
    recognisePage: async ({ module, page, widthPoints, heightPoints }) => {
      const image = renderGray(module, page, sizeForRecognition(widthPoints, heightPoints));
      return recognisePicture({ image, widthPoints, heightPoints }, recogniseLines);
    },
    recogniseImage: async (bytes, type, limits) =>
      recognisePicture(await decodePicture(bytes, type, limits), recogniseLines),
    close: async () => {
      await (await starting)?.terminate();
    },
  };
};

const startWorker = (): Promise<Worker> =>
  createWorker('eng', OEM.LSTM_ONLY, {
    langPath: join(
      dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
      '4.0.0_best_int',
    ),
    cacheMethod: 'none',
    gzip: true,
  });
