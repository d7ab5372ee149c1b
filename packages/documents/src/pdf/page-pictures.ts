import type { PageGeometry } from './page-geometry.ts';
import type { PdfiumModule } from './pdfium-module.ts';

/** Whether a picture fills most of the page. */
export const isFilledByPicture = (module: PdfiumModule, page: number, geometry: PageGeometry): boolean => {
  const edges = module.wasmExports.malloc(16);
  const area = geometry.widthPoints * geometry.heightPoints;
  const count = Math.min(module._FPDFPage_CountObjects(page), objectsMax);
  let isFilled = false;
  for (let index = 0; index < count && !isFilled; index += 1) {
    const object = module._FPDFPage_GetObject(page, index);
    if (module._FPDFPageObj_GetType(object) !== imageObject) continue;
    if (!module._FPDFPageObj_GetBounds(object, edges, edges + 4, edges + 8, edges + 12)) continue;
    const [left = 0, bottom = 0, right = 0, top = 0] = new Float32Array(module.HEAPU8.buffer, edges, 4);
    isFilled = (right - left) * (top - bottom) > area * filledShare;
  }
  module.wasmExports.free(edges);
  return isFilled;
};

const imageObject = 3;
const objectsMax = 1_000;
const filledShare = 0.5;
