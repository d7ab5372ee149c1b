import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { createTesseractPool, type TesseractPool } from '../ocr/tesseract-pool.ts';

// A dense page takes three to five seconds of a processor, turned or skewed ones up to twice that.
const pageMillisecondsMax = 25_000;

/** Recognition in threads of this process. Reads its language from the disk, writes nothing. */
export const createRecogniser = (pageMilliseconds = pageMillisecondsMax): TesseractPool =>
  createTesseractPool({
    start: async () => {
      const { createWorker, OEM } = await import('tesseract.js');
      const options = { langPath: languageFolder(), cacheMethod: 'none', gzip: true };
      return createWorker('eng', OEM.LSTM_ONLY, options);
    },
    asInput: (file) => Buffer.from(file.buffer),
    parallelPages: Math.min(2, availableParallelism()),
    budget: {
      pageMilliseconds,
      processorMilliseconds: () => {
        const { user, system } = process.cpuUsage();
        return (user + system) / 1_000;
      },
    },
  });

const languageFolder = (): string => {
  const language = createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json');
  return join(dirname(language), '4.0.0_best_int');
};
