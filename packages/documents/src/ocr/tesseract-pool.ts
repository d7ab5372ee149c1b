import type { ImageLike, Worker } from 'tesseract.js';
import type { SourcePage } from '../layout/source-word.ts';
import { createTurns } from '../turns.ts';
import { asBitmapFile } from './gray-image.ts';
import { createPageBudget, type PageBudget, PageTooSlow, type RecognitionBudget } from './page-budget.ts';
import { type Picture, recognisePicture } from './recognise-picture.ts';
import type { RecognisedLine } from './recognised-line.ts';
import { tesseractLines } from './tesseract-lines.ts';

export type TesseractPool = {
  /** A page that takes longer than its budget comes back without words and says so; the next one gets a fresh worker. */
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
  readonly budget: RecognitionBudget;
};

/** Recognition by tesseract: workers start with the first pages that need them and are used again until the document ends. */
export const createTesseractPool = ({ start, asInput, parallelPages, budget }: TesseractPoolOptions): TesseractPool => {
  const started = new Set<Promise<Worker>>();
  const turns = createTurns(parallelPages);
  const idle: Promise<Worker>[] = [];
  let atWork = 0;

  const startWorker = (): Promise<Worker> => {
    const starting = start();
    started.add(starting);
    return starting;
  };

  const endWorker = async (ended: Promise<Worker>): Promise<void> => {
    started.delete(ended);
    await (await ended).terminate();
  };

  const recogniseFile = async (file: Uint8Array<ArrayBuffer>, page: PageBudget): Promise<readonly RecognisedLine[]> => {
    page.check();
    const taken = idle.pop() ?? startWorker();
    const worker = await taken;
    atWork += 1;
    try {
      // The full answer of tesseract holds every letter and its alternatives: tens of megabytes for a page. The table has the words.
      const recognising = worker.recognize(asInput(file), {}, { tsv: true, text: false, blocks: false });
      const { data } = await page.spend(recognising);
      idle.push(taken);
      return tesseractLines(data.tsv ?? '');
    } catch (error) {
      // Nothing but its end stops a worker that recognises.
      if (error instanceof PageTooSlow) await endWorker(taken);
      throw error;
    } finally {
      atWork -= 1;
    }
  };

  const recognise = async (picture: Picture): Promise<SourcePage> => {
    const page = createPageBudget(budget, () => atWork);
    try {
      return await recognisePicture(picture, async (image) => {
        const { finished } = await turns.start(() => recogniseFile(asBitmapFile(image), page));
        return finished;
      });
    } catch (error) {
      if (!(error instanceof PageTooSlow)) throw error;
      const { widthPoints, heightPoints } = picture;
      return { widthPoints, heightPoints, words: [], rulings: () => [], source: 'ocr', notRead: 'too_slow' };
    }
  };

  return {
    recognise,
    parallelPages,
    close: async () => {
      await Promise.all([...started].map(endWorker));
    },
  };
};
