import type { PDFiumLibrary } from '@hyzyla/pdfium';

/** The low-level functions of pdfium that we call; the package's own classes offer no boxes. Pointers are byte addresses. */
export type PdfiumModule = {
  readonly HEAPU8: Uint8Array;
  readonly wasmExports: { malloc: (size: number) => number; free: (pointer: number) => void };
  readonly _FPDF_LoadMemDocument: (bytes: number, size: number, password: number) => number;
  readonly _FPDF_CloseDocument: (document: number) => void;
  readonly _FPDF_GetLastError: () => number;
  readonly _FPDF_GetPageCount: (document: number) => number;
  readonly _FPDF_LoadPage: (document: number, index: number) => number;
  readonly _FPDF_ClosePage: (page: number) => void;
  readonly _FPDFPage_GetAnnotCount: (page: number) => number;
  readonly _FPDFPage_GetAnnot: (page: number, index: number) => number;
  readonly _FPDFAnnot_GetSubtype: (annotation: number) => number;
  readonly _FPDFPage_CloseAnnot: (annotation: number) => void;
  readonly _FPDFPage_Flatten: (page: number, usage: number) => number;
  readonly _FPDF_GetPageWidthF: (page: number) => number;
  readonly _FPDF_GetPageHeightF: (page: number) => number;
  readonly _FPDFPage_GetRotation: (page: number) => number;
  readonly _FPDF_PageToDevice: (
    page: number,
    startX: number,
    startY: number,
    sizeX: number,
    sizeY: number,
    rotate: number,
    pageX: number,
    pageY: number,
    deviceX: number,
    deviceY: number,
  ) => number;
  readonly _FPDFText_LoadPage: (page: number) => number;
  readonly _FPDFText_ClosePage: (textPage: number) => void;
  readonly _FPDFText_CountChars: (textPage: number) => number;
  readonly _FPDFText_GetUnicode: (textPage: number, index: number) => number;
  readonly _FPDFText_GetLooseCharBox: (textPage: number, index: number, rectangle: number) => number;
  readonly _FPDFText_GetFontSize: (textPage: number, index: number) => number;
  readonly _FPDFText_GetFontWeight: (textPage: number, index: number) => number;
  readonly _FPDFText_GetFontInfo: (
    textPage: number,
    index: number,
    buffer: number,
    size: number,
    flags: number,
  ) => number;
  readonly _FPDFText_GetCharAngle: (textPage: number, index: number) => number;
  readonly _FPDFText_GetTextObject: (textPage: number, index: number) => number;
  readonly _FPDFText_GetMatrix: (textPage: number, index: number, matrix: number) => number;
  readonly _FPDFText_HasUnicodeMapError: (textPage: number, index: number) => number;
  readonly _FPDFTextObj_GetFont: (textObject: number) => number;
  readonly _FPDFPage_CountObjects: (page: number) => number;
  readonly _FPDFPage_GetObject: (page: number, index: number) => number;
  readonly _FPDFPageObj_GetType: (pageObject: number) => number;
  readonly _FPDFPageObj_GetBounds: (
    pageObject: number,
    left: number,
    bottom: number,
    right: number,
    top: number,
  ) => number;
  readonly _FPDFBitmap_CreateEx: (
    width: number,
    height: number,
    format: number,
    pixels: number,
    stride: number,
  ) => number;
  readonly _FPDFBitmap_FillRect: (
    bitmap: number,
    left: number,
    top: number,
    width: number,
    height: number,
    color: number,
  ) => void;
  readonly _FPDFBitmap_Destroy: (bitmap: number) => void;
  readonly _FPDF_RenderPageBitmap: (
    bitmap: number,
    page: number,
    startX: number,
    startY: number,
    sizeX: number,
    sizeY: number,
    rotate: number,
    flags: number,
  ) => void;
};

type RawModule = PdfiumModule & { readonly wasmExports: Readonly<Record<string, unknown>> };

/**
 * The package keeps the module private, since its own classes suffice for rendering; we need boxes, so we reach for it here and
 * nowhere else. Its wrappers check their arguments on every call; text is read by a hundred thousand calls, so they are passed by.
 */
export const moduleOf = (library: PDFiumLibrary): PdfiumModule => {
  const { module } = library as unknown as { readonly module: RawModule };
  const direct = Object.entries(module.wasmExports)
    .filter(([name, value]) => name.startsWith('FPDF') && typeof value === 'function')
    .map(([name, value]) => [`_${name}`, value]);
  // The heap's views are replaced when it grows: they must be read from the module itself.
  return Object.assign(Object.create(module), Object.fromEntries(direct));
};
