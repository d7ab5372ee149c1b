import type { Box } from '../placed-document.ts';
import type { PdfiumModule } from './pdfium-module.ts';

/** Size and weight of the characters of a page, with one look-up per font. */
export type FontBook = {
  readonly styleAt: (
    textPage: number,
    index: number,
    box: Box,
  ) => { readonly fontSize: number; readonly bold: boolean };
};

/** Fonts belong to one document: make a new book for each. */
export const createFontBook = (module: PdfiumModule): FontBook => {
  const boldByFont = new Map<number, boolean>();

  const isBold = (textPage: number, index: number): boolean => {
    const textObject = module._FPDFText_GetTextObject(textPage, index);
    const font = textObject ? module._FPDFTextObj_GetFont(textObject) : 0;
    const known = boldByFont.get(font);
    if (font !== 0 && known !== undefined) return known;
    const bold = readBold(module, textPage, index);
    boldByFont.set(font, bold);
    return bold;
  };

  return {
    styleAt: (textPage, index, box) => ({
      fontSize: shownSize(box),
      bold: isBold(textPage, index),
    }),
  };
};

// The nominal size ignores the text matrix; the loose box is ascent plus descent, about 1.15 times the size as shown.
const shownSize = (box: Box) => Math.round(((box[3] - box[1]) / 1.15) * 10) / 10;

const readBold = (module: PdfiumModule, textPage: number, index: number): boolean => {
  const size = 256;
  const buffer = module.wasmExports.malloc(size + 4);
  const length = module._FPDFText_GetFontInfo(textPage, index, buffer, size, buffer + size);
  const name = length > 1 && length <= size ? latin1(module.HEAPU8, buffer, length - 1) : '';
  const flags = new Int32Array(module.HEAPU8.slice(buffer + size, buffer + size + 4).buffer)[0] ?? 0;
  module.wasmExports.free(buffer);
  return /bold|black|heavy|semibold|demi/i.test(name) || (flags & forceBold) !== 0;
};

// Font descriptor flag 19, ForceBold (ISO 32000-1, table 123).
const forceBold = 1 << 18;

const latin1 = (heap: Uint8Array, pointer: number, length: number) =>
  String.fromCharCode(...heap.subarray(pointer, pointer + length));
