import type { SourceWord } from '../layout/source-word.ts';
import type { Box } from '../placed-document.ts';
import type { FontBook } from './font-book.ts';
import { createOpenWord } from './open-word.ts';
import type { PageGeometry } from './page-geometry.ts';
import type { PdfiumModule } from './pdfium-module.ts';
import { type ReadingFrame, readingFrame } from './reading-frame.ts';

export type PageWords = {
  readonly words: readonly SourceWord[];
  /** Share of the characters that have no known meaning, 0 to 1. A high share means that the text layer is garbage. */
  readonly garbage: number;
};

/** Reads the text layer of a page: words in the order of the content stream, each with its box. */
export const readPageWords = (
  module: PdfiumModule,
  page: number,
  geometry: PageGeometry,
  fonts: FontBook,
): PageWords => {
  const textPage = module._FPDFText_LoadPage(page);
  if (!textPage) return { words: [], garbage: 0 };
  const rectangle = module.wasmExports.malloc(16);
  try {
    const frame = readingFrame(module, page, textPage, geometry);
    return collectWords({ module, textPage, rectangle, frame, fonts });
  } finally {
    module.wasmExports.free(rectangle);
    module._FPDFText_ClosePage(textPage);
  }
};

type TextPage = {
  readonly module: PdfiumModule;
  readonly textPage: number;
  /** Room for four floats. */
  readonly rectangle: number;
  readonly frame: ReadingFrame;
  readonly fonts: FontBook;
};

const collectWords = ({ module, textPage, rectangle, frame, fonts }: TextPage): PageWords => {
  const words: SourceWord[] = [];
  const count = module._FPDFText_CountChars(textPage);
  const { _FPDFText_GetUnicode: unicodeAt, _FPDFText_GetLooseCharBox: looseBoxAt } = module;
  const [a, b, c, d, e, f] = frame.matrix;
  const open = createOpenWord();
  let floats = new Float32Array(module.HEAPU8.buffer, rectangle, 4);
  let unknown = 0;
  let visible = 0;
  let first = 0;

  const finish = () => {
    if (open.isEmpty()) return;
    const box = clipped(open.box(), frame);
    const shown = frame.isTurned ? { shownBox: frame.toShown(box) } : {};
    if (isOnPage(box, frame)) words.push({ text: open.text(), box, ...shown, ...fonts.styleAt(textPage, first, box) });
    open.clear();
  };

  for (let index = 0; index < count; index += 1) {
    const code = unicodeAt(textPage, index);
    const character = visibleCharacter(code);
    if (character === undefined) {
      finish();
      continue;
    }
    if (!looseBoxAt(textPage, index, rectangle)) continue;
    // When the memory grows it moves, and views of the old one are empty.
    if (floats.length === 0) floats = new Float32Array(module.HEAPU8.buffer, rectangle, 4);
    const [x0, y1, x1, y0] = [floats[0] ?? 0, floats[1] ?? 0, floats[2] ?? 0, floats[3] ?? 0];
    const [left, right] = [a * x0 + c * y0 + e, a * x1 + c * y1 + e];
    const [top, bottom] = [b * x0 + d * y0 + f, b * x1 + d * y1 + f];
    open.setCandidate(Math.min(left, right), Math.min(top, bottom), Math.max(left, right), Math.max(top, bottom));
    if (open.isApart() || (isCapital(code) && open.isAfterSpace())) finish();
    if (open.isEmpty()) first = index;
    open.take(character);
    visible += 1;
    if (isMeaningless(code)) unknown += 1;
  }
  finish();
  return { words, garbage: visible === 0 ? 0 : unknown / visible };
};

// Pdfium marks the hyphen at the end of a line by one of these; the page shows a hyphen.
const lineEndHyphens = new Set([0x02, 0xfffe]);

const visibleCharacter = (code: number): string | undefined => {
  if (code > 0x20 && code < 0x7f) return String.fromCharCode(code);
  if (lineEndHyphens.has(code)) return '-';
  if (code <= 0x20 || code === 0x7f || code > 0x10ffff || isSpace(code)) return undefined;
  return String.fromCodePoint(code);
};

const isSpace = (code: number) =>
  code === 0xa0 || code === 0xfeff || (code >= 0x2000 && code <= 0x200b) || code === 0x202f || code === 0x3000;

/** Private use, replacement and control characters: the font does not say what its glyphs mean. */
const isMeaningless = (code: number) =>
  code > 0x7f && ((code >= 0xe000 && code <= 0xf8ff) || code === 0xfffd || code === 0xffff || code <= 0x9f);

const isCapital = (code: number) => code >= 0x41 && code <= 0x5a;

const clipped = (box: Box, { widthPoints, heightPoints }: ReadingFrame): Box => [
  clamp(box[0], widthPoints),
  clamp(box[1], heightPoints),
  clamp(box[2], widthPoints),
  clamp(box[3], heightPoints),
];

const clamp = (value: number, max: number) => Math.round(Math.min(Math.max(value, 0), max) * 100) / 100;

/** Text outside the crop box is not shown, so it is not read. */
const isOnPage = (box: Box, { widthPoints, heightPoints }: ReadingFrame) =>
  box[2] > box[0] && box[3] > box[1] && box[0] < widthPoints && box[1] < heightPoints;
