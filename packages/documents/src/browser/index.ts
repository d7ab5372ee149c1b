export type { RecognitionAssets } from './assets.ts';
export { openPdfPages, type PdfPages } from './open-pdf-pages.ts';
export { type ReadFileInWorkerOptions, readFileInWorker } from './read-file-in-worker.ts';
