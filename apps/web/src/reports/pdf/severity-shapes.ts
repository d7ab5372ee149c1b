import type { PDFPage } from '@cantoo/pdf-lib';
import type { Severity } from '@keyclause/contracts';
import type { PdfInks } from './pdf-inks.ts';
import { sheetSize } from './pdf-sheet.ts';

/** The shape of a severity, as on the screen, with its top-left corner at a place of the page. */
export const drawSeverity = (page: PDFPage, level: Severity, x: number, top: number, inks: PdfInks): void => {
  const { path, isFilled } = shapes[level];
  const colour = inks.severity[level];
  page.drawSvgPath(path, {
    x,
    y: sheetSize.height - top,
    scale,
    ...(isFilled ? { color: colour } : { borderColor: colour, borderWidth: 1.8 }),
  });
};

/** The shapes are drawn on a grid of 16. */
const scale = 9 / 16;

const shapes: Readonly<Record<Severity, { readonly path: string; readonly isFilled: boolean }>> = {
  critical: { path: 'M5 1h6l4 4v6l-4 4H5l-4-4V5z', isFilled: true },
  high: { path: 'M8 1.6 L15.4 14.4 H0.6 z', isFilled: true },
  medium: { path: 'M8 3 L14 13.5 H2 z', isFilled: false },
  low: { path: 'M4.5 8 a3.5 3.5 0 1 0 7 0 a3.5 3.5 0 1 0 -7 0 z', isFilled: true },
};
