import { DocumentError } from '../document-error.ts';
import type { DocumentLimits, DocumentProgress } from '../document-limits.ts';
import { unpackDocument } from '../pack-document.ts';
import type { PlacedDocument } from '../placed-document.ts';
import type { RecognitionAssets } from './assets.ts';
import type { ReadingReply, ReadingRequest } from './reading-messages.ts';

export type ReadFileInWorkerOptions = {
  readonly limits?: Partial<DocumentLimits>;
  readonly onProgress?: (progress: DocumentProgress) => void;
  /** Aborting ends the worker; the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Needed for scans and pictures only; nothing of it is loaded before one comes. */
  readonly assets?: RecognitionAssets;
};

/**
 * Reads a file in a worker of its own. The file does not leave the browser.
 * @throws DocumentError
 */
export const readFileInWorker = (
  file: Blob,
  { limits = {}, onProgress, signal, assets }: ReadFileInWorkerOptions = {},
): Promise<PlacedDocument> => {
  const worker = new Worker(new URL('./reading.worker.ts', import.meta.url), { type: 'module' });
  const request: ReadingRequest = { file, limits, recognition: assets && absolute(assets) };
  const reading = new Promise<PlacedDocument>((resolve, reject) => {
    signal?.throwIfAborted();
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.onmessage = ({ data }: MessageEvent<ReadingReply>) => {
      if (data.kind === 'progress') onProgress?.(data.progress);
      else if (data.kind === 'document') resolve(unpackDocument(data.document));
      else reject(new DocumentError(data.code, data.message));
    };
    worker.onerror = (event) => reject(new DocumentError('corrupt', event.message || 'The file ended its reader.'));
    worker.postMessage(request);
  });
  return reading.finally(() => worker.terminate());
};

/** A worker's own address is that of its script, so addresses relative to the page are resolved here. */
const absolute = ({ workerUrl, coreUrl, languageUrl }: RecognitionAssets): RecognitionAssets => {
  const resolve = (url: string) => new URL(url, globalThis.location.href).href;
  return { workerUrl: resolve(workerUrl), coreUrl: resolve(coreUrl), languageUrl: resolve(languageUrl) };
};
