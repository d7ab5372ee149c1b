import type { Ruling } from '../layout/source-word.ts';
import type { PageGeometry } from './page-geometry.ts';
import type { PdfiumModule } from './pdfium-module.ts';

/** Flat lines and the upper and lower edges of boxes on a page: what parts the rows of a printed table. */
export const readRulings = (module: PdfiumModule, page: number, geometry: PageGeometry): readonly Ruling[] => {
  const rulings: Ruling[] = [];
  const edges = module.wasmExports.malloc(16);
  const count = Math.min(module._FPDFPage_CountObjects(page), objectsMax);
  for (let index = 0; index < count; index += 1) {
    const object = module._FPDFPage_GetObject(page, index);
    if (module._FPDFPageObj_GetType(object) !== pathObject) continue;
    if (!module._FPDFPageObj_GetBounds(object, edges, edges + 4, edges + 8, edges + 12)) continue;
    const [left = 0, bottom = 0, right = 0, top = 0] = new Float32Array(module.HEAPU8.buffer, edges, 4);
    rulings.push(...flatEdges(geometry.toShown(left, bottom, right, top), geometry));
  }
  module.wasmExports.free(edges);
  return rulings;
};

const pathObject = 2;
const objectsMax = 50_000;

const flatEdges = (box: Ruling, geometry: PageGeometry): readonly Ruling[] => {
  const [left, top, right, bottom] = box;
  const isWide = right - left > 20;
  if (!isWide || bottom - top > geometry.heightPoints * 0.9) return [];
  return bottom - top < 3
    ? [box]
    : [
        [left, top, right, top],
        [left, bottom, right, bottom],
      ];
};
