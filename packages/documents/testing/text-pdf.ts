import { deflateSync } from 'node:zlib';
import { textWidth } from '../src/typeset/helvetica.ts';
import { pdfStream, pdfString, rawPdf } from './raw-pdf.ts';

/** A line of text; `x` and `y` in points from the top-left corner of an unrotated US Letter page, `y` of the baseline. */
export type PdfLine = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly bold?: boolean;
};

export type PdfPageContent = {
  readonly lines: readonly PdfLine[];
  /** Clockwise, as the page is shown. */
  readonly rotate?: 0 | 90 | 180 | 270;
  /** Left, bottom, right, top in the page's own coordinates. */
  readonly cropBox?: readonly [number, number, number, number];
};

/** A PDF with a text layer in Helvetica. */
export const textPdf = (pages: readonly PdfPageContent[]): Uint8Array<ArrayBuffer> => {
  const firstPage = 5;
  const kids = pages.map((_, index) => `${firstPage + index * 2} 0 R`).join(' ');
  const objects: (string | Uint8Array)[] = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold/Encoding/WinAnsiEncoding>>',
  ];
  pages.forEach(({ lines, rotate = 0, cropBox }, index) => {
    const crop = cropBox ? `/CropBox[${cropBox.join(' ')}]` : '';
    objects.push(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]${crop}/Rotate ${rotate}/Contents ${firstPage + index * 2 + 1} 0 R` +
        '/Resources<</Font<</F 3 0 R/B 4 0 R>>>>>>',
      pdfStream(deflateSync(lines.map(drawLine).join('\n')), '/Filter/FlateDecode'),
    );
  });
  return rawPdf(objects);
};

const drawLine = ({ text, x, y, size = 11, bold = false }: PdfLine): string =>
  `BT /${bold ? 'B' : 'F'} ${size} Tf ${x} ${792 - y} Td ${pdfString(text)} Tj ET`;

/** Wraps paragraphs onto pages as a word processor would; a paragraph in capitals becomes a bold heading. */
export const proseLines = (
  paragraphs: readonly string[],
  { left = 72, right = 540, top = 90, size = 11 }: { left?: number; right?: number; top?: number; size?: number } = {},
): readonly PdfLine[] => {
  const lines: PdfLine[] = [];
  let y = top;
  for (const paragraph of paragraphs) {
    const bold = paragraph === paragraph.toUpperCase();
    for (const text of wrapped(paragraph, right - left, size, bold)) {
      lines.push({ text, x: left, y, size, bold });
      y += size * 1.3;
    }
    y += size * 0.9;
  }
  return lines;
};

const wrapped = (paragraph: string, width: number, size: number, bold: boolean): readonly string[] => {
  const lines: string[] = [];
  for (const word of paragraph.split(' ')) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && textWidth(longer, size, bold) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};
