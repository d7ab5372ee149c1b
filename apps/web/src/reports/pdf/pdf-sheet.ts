import { type PDFDocument, type PDFPage, type RGB, rgb } from '@cantoo/pdf-lib';
import { breakLines } from './break-lines.ts';
import type { Typeface, Weight } from './pdf-typeface.ts';

export type TextStyle = {
  readonly size: number;
  readonly leading: number;
  readonly weight: Weight;
  readonly colour: RGB;
  /** From the left margin. */
  readonly indent?: number;
  /** Kept free at the right of every line. */
  readonly inset?: number;
  /** Drawn behind every line, with a bar at its left. */
  readonly band?: { readonly fill: RGB; readonly bar: RGB };
};

/** A place on a page of the report, from the top-left margin downwards. */
export type SheetPlace = { readonly page: PDFPage; readonly top: number };

export type Sheet = {
  readonly pages: readonly PDFPage[];
  /** Begins a new page when less than `height` is left. */
  readonly need: (height: number) => void;
  readonly skip: (height: number) => void;
  /** Where the next line will stand. */
  readonly place: () => SheetPlace;
  /** Sets a paragraph and says where its last line ended. */
  readonly write: (text: string, style: TextStyle) => LineEnd;
  /** Sets one line at a place, without moving on. */
  readonly writeAt: (text: string, page: PDFPage, x: number, baseline: number, style: TextStyle) => void;
  readonly widthOf: (text: string, style: TextStyle) => number;
};

export type LineEnd = { readonly page: PDFPage; readonly x: number; readonly baseline: number };

export const sheetSize = { width: 612, height: 792, side: 56, top: 56, bottom: 60 } as const;
export const textWidth = sheetSize.width - 2 * sheetSize.side;

/** Pages of US Letter at the front of the file, filled from the top. */
export const createSheet = (pdf: PDFDocument, typeface: Typeface): Sheet => {
  const pages: PDFPage[] = [];
  let page = addPage();
  let top: number = sheetSize.top;

  function addPage(): PDFPage {
    // The text stands before the documents, which are in the file already.
    const added = pdf.insertPage(pages.length, [sheetSize.width, sheetSize.height]);
    pages.push(added);
    return added;
  }

  const need = (height: number): void => {
    if (top + height <= sheetSize.height - sheetSize.bottom) return;
    page = addPage();
    top = sheetSize.top;
  };

  const writeAt: Sheet['writeAt'] = (text, on, x, baseline, { weight, size, colour }) => {
    let at = x;
    for (const run of typeface.runsOf(text, weight)) {
      on.drawText(run.text, { x: at, y: baseline, font: run.font, size, color: colour });
      at += run.font.widthOfTextAtSize(run.text, size);
    }
  };

  const write: Sheet['write'] = (text, style) => {
    const { size, leading, weight, indent = 0, inset = 0, band } = style;
    const widthOf = (words: string): number => typeface.widthOf(words, weight, size);
    const left = sheetSize.side + indent;
    let end: LineEnd = { page, x: left, baseline: 0 };
    for (const line of breakLines(text, textWidth - indent - inset, widthOf)) {
      need(leading);
      const bottom = sheetSize.height - top - leading;
      const baseline = bottom + (leading - size) / 2 + size * descent;
      if (band) {
        page.drawRectangle({
          x: left - 10,
          y: bottom,
          width: textWidth - indent + 10,
          height: leading,
          color: band.fill,
        });
        page.drawRectangle({ x: left - 10, y: bottom, width: 2, height: leading, color: band.bar });
      }
      writeAt(line, page, left, baseline, style);
      end = { page, x: left + widthOf(line), baseline };
      top += leading;
    }
    return end;
  };

  return {
    pages,
    need,
    skip: (height) => {
      top += height;
    },
    place: () => ({ page, top }),
    write,
    writeAt,
    widthOf: (text, { weight, size }) => typeface.widthOf(text, weight, size),
  };
};

const descent = 0.22;

/** A colour as the tokens write it: `#0B63F6`. */
export const colourOf = (hex: string): RGB => {
  const part = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return rgb(part(1), part(3), part(5));
};
