import type { ImageLike, Worker } from 'tesseract.js';
import type { SourcePage } from '../layout/source-word.ts';
import { asBitmapFile } from './gray-image.ts';
import { type Picture, type RecogniseLines, recognisePicture } from './recognise-picture.ts';
import { tesseractLines } from './tesseract-lines.ts';

export type TesseractPool = {
  readonly recognise: (picture: Picture) => Promise<SourcePage>;
  /** How many pages are recognised at once. */
  readonly parallelPages: number;
  readonly close: () => Promise<void>;
};

export type TesseractPoolOptions = {
  readonly start: () => Promise<Worker>;
  /** A bitmap file in the form that this platform's tesseract takes. */
  readonly asInput: (file: Uint8Array<ArrayBuffer>) => ImageLike;
  readonly parallelPages: number;
};

/** Recognition by tesseract: workers start with the first pages that need them and are used again until the document ends. */
export const createTesseractPool = ({ start, asInput, parallelPages }: TesseractPoolOptions): TesseractPool => {
  const started: Promise<Worker>[] = [];
  const idle: Promise<Worker>[] = [];

  const startWorker = (): Promise<Worker> => {
    const starting = start();
    started.push(starting);
    return starting;
  };

  const recogniseLines: RecogniseLines = async (image) => {
    const taken = idle.pop() ?? startWorker();
    const worker = await taken;
    const { data } = await worker.recognize(asInput(asBitmapFile(image)), {}, { blocks: true, text: false });
    idle.push(taken);
    return tesseractLines(data);
  };

  return {
    recognise: (picture) => recognisePicture(picture, recogniseLines),
    parallelPages,
    close: async () => {
      await Promise.all(started.map(async (worker) => (await worker).terminate()));
    },
  };
};
