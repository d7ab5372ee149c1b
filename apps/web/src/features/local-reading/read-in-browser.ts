import { leaseReportSchema } from '@keyclause/contracts';
import { DocumentError, type PlacedDocument } from '@keyclause/documents';
import { readingFailureWords, uploadLimits } from '@keyclause/domain';
import type { LeaseFile } from '@keyclause/lease-reader';
import { z } from 'zod';
import { recognitionFolder } from '#recognition-folder.ts';

export type LocalFile = { readonly file: File; readonly document: PlacedDocument };

const reportReplySchema = z.object({
  report: leaseReportSchema,
  /** RFC 5545. */
  calendar: z.string(),
});
type ReportReply = z.output<typeof reportReplySchema>;

export type LocalLease = ReportReply & { readonly files: readonly LocalFile[] };

export type LocalProgress =
  | { readonly stage: 'opening'; readonly fileName: string }
  | {
      readonly stage: 'text' | 'ocr';
      readonly fileName: string;
      readonly fileNumber: number;
      readonly fileCount: number;
      readonly page: number;
      readonly pageCount: number;
    }
  | { readonly stage: 'reading' };

/** A file that could not be read, in words for its owner. */
export class LocalReadingError extends Error {
  override readonly name = 'LocalReadingError';
  readonly fileName: string | null;

  constructor(code: string, fileName: string | null, options?: ErrorOptions) {
    super(readingFailureWords(code), options);
    this.fileName = fileName;
  }
}

type ReadOptions = { readonly signal: AbortSignal; readonly onProgress: (progress: LocalProgress) => void };

/**
 * Reads files as one lease with the same engine as the server, in workers of this browser. Nothing is sent anywhere.
 * @throws LocalReadingError
 */
export const readInBrowser = async (files: readonly File[], options: ReadOptions): Promise<LocalLease> => {
  const read: LocalFile[] = [];
  for (const [index, file] of files.entries()) {
    read.push({ file, document: await readFile(file, index + 1, files.length, options) });
  }
  options.onProgress({ stage: 'reading' });
  const named = read.map(({ file, document }) => ({ name: file.name, document }));
  const reply = await readLeaseInWorker(named, options.signal);
  if (reply.report.verdict === 'not_a_lease') throw new LocalReadingError('not_a_lease', null);
  return { files: read, ...reply };
};

const readFile = async (
  file: File,
  fileNumber: number,
  fileCount: number,
  { signal, onProgress }: ReadOptions,
): Promise<PlacedDocument> => {
  onProgress({ stage: 'opening', fileName: file.name });
  const { readFileInWorker } = await import('@keyclause/documents/browser');
  try {
    return await readFileInWorker(file, {
      signal,
      assets: {
        workerUrl: `/${recognitionFolder}/worker.min.js`,
        coreUrl: `/${recognitionFolder}`,
        languageUrl: `/${recognitionFolder}`,
      },
      limits: { bytesMax: uploadLimits.fileBytes, pagesMax: uploadLimits.pages },
      onProgress: (progress) => onProgress({ ...progress, fileName: file.name, fileNumber, fileCount }),
    });
  } catch (error) {
    signal.throwIfAborted();
    throw new LocalReadingError(error instanceof DocumentError ? error.code : 'internal', file.name, { cause: error });
  }
};

const readLeaseInWorker = (files: readonly LeaseFile[], signal: AbortSignal): Promise<ReportReply> => {
  const worker = new Worker(new URL('./read-lease.worker.ts', import.meta.url), { type: 'module' });
  const reading = new Promise<ReportReply>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.onmessage = ({ data }: MessageEvent<unknown>) => {
      const reply = reportReplySchema.safeParse(data);
      if (reply.success) resolve(reply.data);
      else reject(new LocalReadingError('internal', null, { cause: reply.error }));
    };
    worker.onerror = (event) => reject(new LocalReadingError('internal', null, { cause: event.message }));
    worker.postMessage(files);
  });
  return reading.finally(() => worker.terminate());
};
