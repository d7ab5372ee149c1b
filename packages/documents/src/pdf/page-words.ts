import type { SourceWord } from '../layout/source-word.ts';
import type { Box } from '../placed-document.ts';
import type { FontBook } from './font-book.ts';
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
    return collectWords({ module, textPage, rectangle, geometry, frame, fonts });
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
  readonly geometry: PageGeometry;
  readonly frame: ReadingFrame;
  readonly fonts: FontBook;
};

const collectWords = ({ module, textPage, rectangle, geometry, frame, fonts }: TextPage): PageWords => {
  const words: SourceWord[] = [];
  const count = module._FPDFText_CountChars(textPage);
  let unknown = 0;
  let visible = 0;
  let text = '';
  let box: Box = emptyBox;
  let first = 0;

  const spacing = createSpacing();
  const finish = () => {
    if (text !== '')
      words.push({ text, ...placed(clipped(box, frame), frame), ...fonts.styleAt(textPage, first, box) });
    text = '';
  };

  for (let index = 0; index < count; index += 1) {
    const code = module._FPDFText_GetUnicode(textPage, index);
    const character = visibleCharacter(code);
    if (character === undefined) {
      finish();
      continue;
    }
    if (!module._FPDFText_GetLooseCharBox(textPage, index, rectangle)) continue;
    const floats = new Float32Array(module.HEAPU8.buffer, rectangle, 4);
    const shown = geometry.toShown(floats[0] ?? 0, floats[3] ?? 0, floats[2] ?? 0, floats[1] ?? 0);
    const place = frame.toStraight(shown);
    if (text !== '' && (isApart(box, place) || (isCapital(code) && spacing.isSpace(place)))) finish();
    if (text === '') {
      first = index;
      box = place;
      spacing.start(place);
    } else {
      box = union(box, place);
      spacing.next(place);
    }
    text += character;
    visible += 1;
    if (isMeaningless(code)) unknown += 1;
  }
  finish();
  return {
    words: words.filter((word) => isOnPage(word.box, frame)),
    garbage: visible === 0 ? 0 : unknown / visible,
  };
};

const emptyBox: Box = [0, 0, 0, 0];

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

const union = (a: Box, b: Box): Box => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.max(a[2], b[2]),
  Math.max(a[3], b[3]),
];

const isCapital = (code: number) => code >= 0x41 && code <= 0x5a;

/**
 * Finds the spaces that pdfium overlooks where kerning has narrowed them: a gap after letters that had none between them.
 * Letters that are all set apart are one word. Only before capitals: the letters of a ligature share the place of one.
 */
const createSpacing = () => {
  let right = 0;
  let widest = 0;
  let count = 0;
  const gapBefore = (box: Box) => (box[0] - right) / Math.max(box[3] - box[1], 1);
  return {
    start: (box: Box) => {
      right = box[2];
      widest = 0;
      count = 1;
    },
    isSpace: (box: Box) => count >= 3 && widest < 0.03 && gapBefore(box) > 0.09,
    next: (box: Box) => {
      widest = Math.max(widest, gapBefore(box));
      right = box[2];
      count += 1;
    },
  };
};

/** Characters that follow each other without a space but stand elsewhere: another line, or across a wide gap. */
const isApart = (word: Box, next: Box): boolean => {
  const height = Math.max(word[3] - word[1], next[3] - next[1], 1);
  const overlapY = Math.min(word[3], next[3]) - Math.max(word[1], next[1]);
  const gapX = Math.max(next[0] - word[2], word[0] - next[2]);
  return overlapY < Math.min(word[3] - word[1], next[3] - next[1]) * 0.2 || gapX > height * 0.8;
};

const placed = (box: Box, frame: ReadingFrame): Pick<SourceWord, 'box' | 'shownBox'> =>
  frame.isTurned ? { box, shownBox: frame.toShown(box) } : { box };

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
