import type { Box } from '../placed-document.ts';
import type { PdfiumModule } from './pdfium-module.ts';

/** Maps the page's own coordinates to points from the top-left corner of the page as shown (rotation and crop box applied). */
export type PageGeometry = {
  readonly widthPoints: number;
  readonly heightPoints: number;
  readonly matrix: Matrix;
  readonly toShown: (left: number, bottom: number, right: number, top: number) => Box;
};

/** [a, b, c, d, e, f]: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [number, number, number, number, number, number];

export const pageGeometry = (module: PdfiumModule, page: number): PageGeometry => {
  const widthPoints = module._FPDF_GetPageWidthF(page);
  const heightPoints = module._FPDF_GetPageHeightF(page);
  const toDevice = devicePoint(module, page, widthPoints, heightPoints);
  const origin = toDevice(0, 0);
  const right = toDevice(unitProbe, 0);
  const up = toDevice(0, unitProbe);
  const [a, b] = [(right[0] - origin[0]) / unitProbe, (right[1] - origin[1]) / unitProbe];
  const [c, d] = [(up[0] - origin[0]) / unitProbe, (up[1] - origin[1]) / unitProbe];

  const toShown = (left: number, bottom: number, rightEdge: number, top: number): Box => {
    const x0 = a * left + c * bottom + origin[0];
    const y0 = b * left + d * bottom + origin[1];
    const x1 = a * rightEdge + c * top + origin[0];
    const y1 = b * rightEdge + d * top + origin[1];
    return [Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1)];
  };
  return { widthPoints, heightPoints, matrix: [a, b, c, d, origin[0], origin[1]], toShown };
};

const unitProbe = 1000;
// Device coordinates are whole numbers: a fine grid keeps the error below a thousandth of a point.
const gridPerPoint = 1024;

const devicePoint = (module: PdfiumModule, page: number, width: number, height: number) => {
  const sizeX = Math.round(width * gridPerPoint);
  const sizeY = Math.round(height * gridPerPoint);
  return (x: number, y: number): readonly [number, number] => {
    const pointer = module.wasmExports.malloc(8);
    module._FPDF_PageToDevice(page, 0, 0, sizeX, sizeY, 0, x, y, pointer, pointer + 4);
    const [deviceX = 0, deviceY = 0] = new Int32Array(module.HEAPU8.buffer, pointer, 2);
    module.wasmExports.free(pointer);
    return [deviceX / gridPerPoint, deviceY / gridPerPoint];
  };
};
