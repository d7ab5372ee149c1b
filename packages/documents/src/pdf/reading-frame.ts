import type { Box } from '../placed-document.ts';
import type { Matrix, PageGeometry } from './page-geometry.ts';
import type { PdfiumModule } from './pdfium-module.ts';

/** The page turned so that its text runs from left to right; words are put together and ordered there. */
export type ReadingFrame = {
  readonly isTurned: boolean;
  readonly widthPoints: number;
  readonly heightPoints: number;
  /** From the page's own coordinates to the frame's. */
  readonly matrix: Matrix;
  readonly toShown: (straight: Box) => Box;
};

/** Finds which way most of the text of a page runs. */
export const readingFrame = (
  module: PdfiumModule,
  page: number,
  textPage: number,
  { widthPoints: width, heightPoints: height, matrix }: PageGeometry,
): ReadingFrame => {
  const [a, b, c, d, e, f] = matrix;
  switch (quartersOf(module, page, textPage)) {
    case 1:
      return {
        isTurned: true,
        widthPoints: height,
        heightPoints: width,
        matrix: [b, -a, d, -c, f, width - e],
        toShown: ([left, top, right, bottom]) => [width - bottom, left, width - top, right],
      };
    case 2:
      return {
        isTurned: true,
        widthPoints: width,
        heightPoints: height,
        matrix: [-a, -b, -c, -d, width - e, height - f],
        toShown: ([left, top, right, bottom]) => [width - right, height - bottom, width - left, height - top],
      };
    case 3:
      return {
        isTurned: true,
        widthPoints: height,
        heightPoints: width,
        matrix: [-b, a, -d, c, height - f, e],
        toShown: ([left, top, right, bottom]) => [top, height - right, bottom, height - left],
      };
    default:
      return { isTurned: false, widthPoints: width, heightPoints: height, matrix, toShown: (box) => box };
  }
};

const samplesMax = 60;

/** Quarter turns, clockwise, by which the text is turned on the page as it is shown. */
const quartersOf = (module: PdfiumModule, page: number, textPage: number): number => {
  const count = module._FPDFText_CountChars(textPage);
  const rotation = module._FPDFPage_GetRotation(page);
  const votes = [0, 0, 0, 0];
  for (let sample = 0; sample < Math.min(count, samplesMax); sample += 1) {
    const index = Math.floor((sample * count) / Math.min(count, samplesMax));
    if (module._FPDFText_GetUnicode(textPage, index) <= 0x20) continue;
    const angle = module._FPDFText_GetCharAngle(textPage, index);
    if (angle < 0) continue;
    const quarters = (rotation + Math.round(angle / (Math.PI / 2))) % 4;
    votes[quarters] = (votes[quarters] ?? 0) + 1;
  }
  return votes.indexOf(Math.max(...votes));
};
