import type { ImageLike, Worker } from 'tesseract.js';
import type { SourcePage } from '../layout/source-word.ts';
import { createTurns } from '../turns.ts';
import { asBitmapFile } from './gray-image.ts';
import { type Picture, recognisePicture } from './recognise-picture.ts';
import type { RecognisedLine, RecogniseLines } from './recognised-line.ts';
import { tesseractLines } from './tesseract-lines.ts';

export type TesseractPool = {
  readonly recognise: (picture: Picture) => Promise<SourcePage>;
  /** How many workers there are, at most, and how many pages may wait for them. */
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
  const turns = createTurns(parallelPages);
  const idle: Promise<Worker>[] = [];

  const startWorker = (): Promise<Worker> => {
    const starting = start();
    started.push(starting);
    return starting;
  };

  const recogniseFile = async (file: Uint8Array<ArrayBuffer>): Promise<readonly RecognisedLine[]> => {
    const taken = idle.pop() ?? startWorker();
    const worker = await taken;
    // The full answer of tesseract holds every letter and its alternatives: tens of megabytes for a page. The table has the words.
    const { data } = await worker.recognize(asInput(file), {}, { tsv: true, text: false, blocks: false });
    idle.push(taken);
    return tesseractLines(data.tsv ?? '');
  };

  const recogniseLines: RecogniseLines = async (image) => {
    const { finished } = await turns.start(() => recogniseFile(asBitmapFile(image)));
    return finished;
  };

  return {
    recognise: (picture) => recognisePicture(picture, recogniseLines),
    parallelPages,
    close: async () => {
      await Promise.all(started.map(async (worker) => (await worker).terminate()));
    },
  };
};
