import { brand } from '@keyclause/domain';
import { lightColors } from '@keyclause/theme';
import { dayWords, today } from '#reports/dates/day-words.ts';
import type { Texts } from '../form/typed-inputs.ts';
import type { CalculationPdfReply, CalculationPdfRequest } from './calculation-pdf.worker.ts';

/** What stands in the forms at this moment, as a PDF made in a worker of this browser. Rejects when it could not be made. */
export const makeCalculationPdf = (calculator: string, forms: readonly Texts[], address: string): Promise<Blob> => {
  const worker = new Worker(new URL('./calculation-pdf.worker.ts', import.meta.url), { type: 'module' });
  const made = new Promise<Blob>((resolve, reject) => {
    const fail = (): void => reject(new Error('The PDF could not be made.'));
    worker.onmessage = ({ data }: MessageEvent<CalculationPdfReply>) => {
      if ('pdf' in data) resolve(new Blob([data.pdf], { type: 'application/pdf' }));
      else fail();
    };
    worker.onerror = fail;
    worker.onmessageerror = fail;
    worker.postMessage({
      calculator,
      forms,
      maker: brand.name,
      madeOn: dayWords(today()),
      address,
      colours: lightColors,
    } satisfies CalculationPdfRequest);
  });
  return made.finally(() => worker.terminate());
};
