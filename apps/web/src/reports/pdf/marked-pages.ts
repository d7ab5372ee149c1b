import { BlendMode, degrees, PDFDocument, type PDFPage, type RGB, rgb, StandardFonts } from '@cantoo/pdf-lib';
import type { Evidence, LeasePage } from '@keyclause/contracts';
import type { Paper } from '../paper/paper.ts';
import type { PdfInks } from './pdf-inks.ts';
import type { Typeface } from './pdf-typeface.ts';

/** A document of the lease, to be shown with its marks: its own PDF, its picture, or the words that we laid out ourselves. */
export type MarkedDocument = { readonly index: number; readonly name: string } & (
  | { readonly kind: 'pdf'; readonly bytes: Uint8Array }
  | { readonly kind: 'picture'; readonly jpeg: Uint8Array; readonly widthPoints: number; readonly heightPoints: number }
  | { readonly kind: 'typeset'; readonly pages: readonly TypesetPage[] }
);

export type TypesetPage = {
  readonly widthPoints: number;
  readonly heightPoints: number;
  readonly start: number;
  readonly page: LeasePage;
};

type Drawing = { readonly typeface: Typeface; readonly inks: PdfInks };

/**
 * Adds the pages of a document at the end of the file, not marked yet.
 * @throws when the PDF cannot be taken apart, as when it is protected.
 */
export const addDocumentPages = (pdf: PDFDocument, document: MarkedDocument): Promise<readonly PDFPage[]> =>
  document.kind === 'pdf'
    ? copyPages(pdf, document.bytes)
    : document.kind === 'picture'
      ? showPicture(pdf, document)
      : setPages(pdf, document.pages);

/** Marks the words of the report and writes the tag of each entry beside its words. */
export const markPages = (pages: readonly PDFPage[], index: number, paper: Paper, drawing: Drawing): void => {
  const marks = Map.groupBy(marksOf(paper, index), ({ page }) => page);
  for (const [at, page] of pages.entries()) markPage(page, marks.get(at + 1) ?? [], drawing);
};

const copyPages = async (pdf: PDFDocument, bytes: Uint8Array): Promise<readonly PDFPage[]> => {
  const source = await PDFDocument.load(bytes, { updateMetadata: false });
  const copied = await pdf.copyPages(source, source.getPageIndices());
  for (const page of copied) pdf.addPage(page);
  return copied;
};

const showPicture = async (
  pdf: PDFDocument,
  { jpeg, widthPoints: width, heightPoints: height }: Extract<MarkedDocument, { kind: 'picture' }>,
): Promise<readonly PDFPage[]> => {
  const picture = await pdf.embedJpg(jpeg);
  const page = pdf.addPage([width, height]);
  page.drawImage(picture, { x: 0, y: 0, width, height });
  return [page];
};

/** Set in the type whose widths the layout was made with. */
const setPages = async (pdf: PDFDocument, pages: readonly TypesetPage[]): Promise<readonly PDFPage[]> => {
  const regular = await pdf.embedFont(StandardFonts.Helvetica);
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  const known = new Set(regular.getCharacterSet());
  return pages.map(({ widthPoints, heightPoints, start: pageStart, page: { text, words } }) => {
    const page = pdf.addPage([widthPoints, heightPoints]);
    for (const { start, end, box, fontSize, bold: isBold } of words) {
      const [left, top, , bottom] = box;
      const drawn = Array.from(text.slice(start - pageStart, end - pageStart), (character) =>
        known.has(character.codePointAt(0) ?? 0) ? character : '?',
      ).join('');
      page.drawText(drawn, {
        x: left,
        y: heightPoints - top - (bottom - top) * baseline,
        size: fontSize ?? (bottom - top) / boxHeight,
        font: isBold ? bold : regular,
      });
    }
    return page;
  });
};

/** A word's box is 1.2 times its type size high; the baseline leaves room for descenders. */
const boxHeight = 1.2;
const baseline = 0.79;

type PageMark = {
  readonly page: number;
  readonly box: readonly [number, number, number, number];
  /** Set on the first line of a quote. */
  readonly tag: string | null;
  readonly level: keyof PdfInks['severity'] | null;
};

/** Flags last, so that their edges lie over the marks of plain terms. */
const marksOf = ({ sections }: Paper, index: number): readonly PageMark[] =>
  sections
    .flatMap(({ groups }) => groups.flatMap(({ entries }) => entries))
    .filter(({ tag }) => tag !== null)
    .toSorted((a, b) => Number(a.severity !== null) - Number(b.severity !== null))
    .flatMap(({ tag, severity, quotes }) =>
      quotes
        .map(({ evidence }) => evidence)
        .filter(({ document }) => document === index)
        .flatMap((evidence) => placedMarks(evidence, tag, severity?.level ?? null)),
    );

const placedMarks = ({ boxes }: Evidence, tag: string | null, level: PageMark['level']): readonly PageMark[] =>
  boxes.map(({ page, box: [left = 0, top = 0, right = 0, bottom = 0] }, at) => ({
    page,
    box: [left, top, right, bottom],
    tag: at === 0 ? tag : null,
    level,
  }));

const markPage = (page: PDFPage, marks: readonly PageMark[], { typeface, inks }: Drawing): void => {
  const frame = frameOf(page);
  const filled = new Set<string>();
  for (const { box, level } of marks) {
    // The same words may be marked for several entries: the ink is laid on once.
    const key = box.join(' ');
    if (!filled.has(key)) {
      filled.add(key);
      page.drawRectangle({ ...frame.rectangle(box), color: inks.mark, opacity: 0.45, blendMode: BlendMode.Multiply });
    }
    if (level) page.drawRectangle({ ...frame.rectangle(edgeOf(box)), color: inks.severity[level] });
  }
  writeTags(page, marks, frame, typeface, inks);
};

const edgeOf = ([left, top, , bottom]: PageMark['box']): PageMark['box'] => [left - 2.5, top, left - 1, bottom];

/** The tags of a line stand in the right margin of the page, worst first and side by side; lines that are close push each other down. */
const writeTags = (
  page: PDFPage,
  marks: readonly PageMark[],
  frame: Frame,
  typeface: Typeface,
  inks: PdfInks,
): void => {
  const tagged = marks.filter(({ tag }) => tag !== null);
  const rows = Map.groupBy(tagged, ({ box }) => Math.round((box[1] + box[3]) / 2 / rowHeight));
  for (const [row, members] of [...rows].toSorted(([a], [b]) => a - b)) {
    const tags = [...new Map(members.map((mark) => [mark.tag, mark])).values()].toSorted(
      (a, b) => Number(b.level !== null) - Number(a.level !== null),
    );
    const width = tags.reduce((sum, { tag }) => sum + typeface.widthOf(tag ?? '', 'semibold', tagSize) + 3, 0);
    let x = Math.max(2, frame.width - 6 - width);
    const y = row * rowHeight + tagSize * 0.35;
    page.drawRectangle({
      ...frame.rectangle([x - 2, y - tagSize, x + width, y + 2]),
      color: white,
      opacity: 0.85,
    });
    for (const { tag, level } of tags) {
      const colour = level ? inks.severity[level] : inks.markEdge;
      x += frame.write(page, tag ?? '', x, y, typeface, colour) + 3;
    }
  }
};

const rowHeight = 8;
const tagSize = 6.5;
const white = rgb(1, 1, 1);

type Frame = {
  readonly width: number;
  readonly rectangle: (box: PageMark['box']) => { x: number; y: number; width: number; height: number };
  /** Gives the width that was written, in points. */
  readonly write: (page: PDFPage, text: string, x: number, y: number, typeface: Typeface, colour: RGB) => number;
};

/** From points of the page as it is shown, its crop and rotation applied, to the page's own coordinates. */
const frameOf = (page: PDFPage): Frame => {
  const crop = page.getCropBox();
  const turn = ((page.getRotation().angle % 360) + 360) % 360;
  const toPage = (x: number, y: number): readonly [number, number] => {
    if (turn === 90) return [crop.x + y, crop.y + x];
    if (turn === 180) return [crop.x + crop.width - x, crop.y + y];
    if (turn === 270) return [crop.x + crop.width - y, crop.y + crop.height - x];
    return [crop.x + x, crop.y + crop.height - y];
  };
  return {
    width: turn === 90 || turn === 270 ? crop.height : crop.width,
    rectangle: ([left, top, right, bottom]) => {
      const [x0, y0] = toPage(left, top);
      const [x1, y1] = toPage(right, bottom);
      return { x: Math.min(x0, x1), y: Math.min(y0, y1), width: Math.abs(x1 - x0), height: Math.abs(y1 - y0) };
    },
    write: (on, text, left, y, typeface, colour) => {
      let x = left;
      for (const run of typeface.runsOf(text, 'semibold')) {
        const [atX, atY] = toPage(x, y);
        on.drawText(run.text, { x: atX, y: atY, font: run.font, size: tagSize, color: colour, rotate: degrees(turn) });
        x += run.font.widthOfTextAtSize(run.text, tagSize);
      }
      return x - left;
    },
  };
};
