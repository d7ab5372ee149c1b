/// <reference path="./wasm-url.d.ts" />
import { PDFiumLibrary } from '@hyzyla/pdfium';
import wasmUrl from '@hyzyla/pdfium/pdfium.wasm?url';
import { moduleOf, type PdfiumModule } from '../pdf/pdfium-module.ts';

let loading: Promise<PdfiumModule> | undefined;

/** Loads pdfium from our own origin; for use in a worker. */
export const loadPdfium = (): Promise<PdfiumModule> => {
  loading ??= PDFiumLibrary.init({ wasmUrl: new URL(wasmUrl, globalThis.location.href).href }).then(moduleOf);
  return loading;
};
