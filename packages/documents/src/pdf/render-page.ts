import type { GrayImage } from '../ocr/gray-image.ts';
import type { PdfiumModule } from './pdfium-module.ts';

type Size = { readonly width: number; readonly height: number };

/** Draws a page in shades of gray, for recognition. */
export const renderGray = (module: PdfiumModule, page: number, size: Size): GrayImage => ({
  ...size,
  pixels: render(module, page, size, grayFormat),
});

/** Draws a page in colour for a canvas: red, green, blue and alpha, a byte each. */
export const renderColour = (module: PdfiumModule, page: number, size: Size): Uint8Array<ArrayBuffer> =>
  render(module, page, size, colourFormat);

type Format = { readonly code: number; readonly bytesPerPixel: number; readonly flags: number };

const drawAnnotations = 0x01;
const grayscale = 0x08;
const redFirst = 0x10;

const grayFormat: Format = { code: 1, bytesPerPixel: 1, flags: drawAnnotations | grayscale };
const colourFormat: Format = { code: 4, bytesPerPixel: 4, flags: drawAnnotations | redFirst };

const render = (
  module: PdfiumModule,
  page: number,
  { width, height }: Size,
  format: Format,
): Uint8Array<ArrayBuffer> => {
  const stride = width * format.bytesPerPixel;
  const pointer = module.wasmExports.malloc(stride * height);
  const bitmap = module._FPDFBitmap_CreateEx(width, height, format.code, pointer, stride);
  try {
    module._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
    module._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, format.flags);
    return new Uint8Array(module.HEAPU8.subarray(pointer, pointer + stride * height));
  } finally {
    module._FPDFBitmap_Destroy(bitmap);
    module.wasmExports.free(pointer);
  }
};
