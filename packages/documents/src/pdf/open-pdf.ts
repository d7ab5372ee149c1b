import { DocumentError } from '../document-error.ts';
import type { PdfiumModule } from './pdfium-module.ts';

export type OpenPdf = {
  readonly handle: number;
  readonly pageCount: number;
  readonly close: () => void;
};

/**
 * Opens a PDF from memory.
 * @throws DocumentError `pdf_encrypted`, `corrupt`, `no_pages`
 */
export const openPdf = (module: PdfiumModule, bytes: Uint8Array): OpenPdf => {
  const pointer = module.wasmExports.malloc(bytes.length);
  if (!pointer) throw new DocumentError('too_much_memory', 'The PDF does not fit into memory.');
  module.HEAPU8.set(bytes, pointer);
  const handle = module._FPDF_LoadMemDocument(pointer, bytes.length, 0);
  if (!handle) {
    const failure = module._FPDF_GetLastError();
    module.wasmExports.free(pointer);
    throw openFailure(failure);
  }
  const close = () => {
    module._FPDF_CloseDocument(handle);
    module.wasmExports.free(pointer);
  };
  const pageCount = module._FPDF_GetPageCount(handle);
  if (pageCount < 1) {
    close();
    throw new DocumentError('no_pages', 'The PDF has no pages.');
  }
  return { handle, pageCount, close };
};

// FPDF_GetLastError: 4 password, 5 unsupported security scheme.
const openFailure = (code: number) =>
  code === 4 || code === 5
    ? new DocumentError('pdf_encrypted', 'The PDF is protected by a password.')
    : new DocumentError('corrupt', 'The PDF is damaged or is not a PDF.');
