import { PDFiumLibrary } from '@hyzyla/pdfium';
import { moduleOf, type PdfiumModule } from '../pdf/pdfium-module.ts';

let loading: Promise<PdfiumModule> | undefined;

/** One instance per process: its memory grows and never shrinks, so processes that read strangers' files are short-lived. */
export const loadPdfium = (): Promise<PdfiumModule> => {
  loading ??= PDFiumLibrary.init().then(moduleOf);
  return loading;
};

/** Puts a fresh instance in the place of one that a damaged file has been through: nothing of the file is left in the engine. */
export const renewPdfium = async (): Promise<void> => {
  loading = undefined;
  await loadPdfium();
};
