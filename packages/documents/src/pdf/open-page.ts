import type { PdfiumModule } from './pdfium-module.ts';

/** Loads a page, with what was filled into its form, for as long as `use` runs; undefined when it cannot be loaded. */
export const withPage = <Result>(
  module: PdfiumModule,
  document: number,
  index: number,
  use: (page: number) => Result,
): Result | undefined => {
  let page = module._FPDF_LoadPage(document, index);
  if (!page) return undefined;
  if (hasFields(module, page) && module._FPDFPage_Flatten(page, forDisplay) === flattened) {
    // The text of fields belongs to the page only when it is loaded again.
    module._FPDF_ClosePage(page);
    page = module._FPDF_LoadPage(document, index);
    if (!page) return undefined;
  }
  try {
    return use(page);
  } finally {
    module._FPDF_ClosePage(page);
  }
};

const forDisplay = 0;
const flattened = 1;
const widget = 20;
const freeText = 3;
const annotationsMax = 2_000;

const hasFields = (module: PdfiumModule, page: number): boolean => {
  const count = Math.min(module._FPDFPage_GetAnnotCount(page), annotationsMax);
  for (let index = 0; index < count; index += 1) {
    const annotation = module._FPDFPage_GetAnnot(page, index);
    if (!annotation) continue;
    const subtype = module._FPDFAnnot_GetSubtype(annotation);
    module._FPDFPage_CloseAnnot(annotation);
    if (subtype === widget || subtype === freeText) return true;
  }
  return false;
};
