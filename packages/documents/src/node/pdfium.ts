import { PDFiumLibrary } from '@hyzyla/pdfium';
import { moduleOf, type PdfiumModule } from '../pdf/pdfium-module.ts';

let loading: Promise<PdfiumModule> | undefined;

/** One instance per process: its memory grows and never shrinks, so processes that read strangers' files are short-lived. */
export const loadPdfium = (): Promise<PdfiumModule> => {
  loading ??= PDFiumLibrary.init().then(moduleOf);
  return loading;
};
