import type { DocumentKind, PlacedBlock, PlacedDocument, PlacedPage, PlacedWord } from '../placed-document.ts';
import { type LaidBlock, type LaidPage, textOf, wordsOf } from './laid-block.ts';
import { startsWithMarker } from './list-marker.ts';
import { medianSize } from './paragraphs.ts';
import { markRunningLines } from './running-lines.ts';
import type { SourceWord } from './source-word.ts';

/** Makes the document from its laid-out pages: finds headers and footers, joins paragraphs over columns and pages, sets offsets. */
export const assemble = (kind: DocumentKind, laidPages: readonly LaidPage[]): PlacedDocument => {
  const writer = createWriter();
  markRunningLines(laidPages).forEach((page, index) => {
    writer.startPage(page, index + 1);
    for (const block of page.blocks) writer.add(block);
    writer.endPage();
  });
  return { kind, ...writer.finish() };
};

type OpenBlock = { -readonly [Key in keyof PlacedBlock]: PlacedBlock[Key] };

const createWriter = () => {
  const pieces: string[] = [];
  let length = 0;
  let words: PlacedWord[] = [];
  const pages: PlacedPage[] = [];
  const blocks: OpenBlock[] = [];
  let pageStart: number | undefined;
  let page: { readonly laid: LaidPage; readonly number: number } | undefined;
  let lastBody: { readonly laid: LaidBlock; readonly placed: OpenBlock } | undefined;

  const write = (text: string) => {
    pieces.push(text);
    length += text.length;
  };

  const writeLine = (line: readonly SourceWord[]) => {
    line.forEach((word, index) => {
      if (index > 0) write(' ');
      words.push({ start: length, end: length + word.text.length, ...placeOf(word) });
      write(word.text);
    });
  };

  const writeBlock = (block: LaidBlock): PlacedBlock['cells'] => {
    if (!block.cells) {
      block.lines.forEach((line, index) => {
        if (index > 0) write('\n');
        writeLine(line);
      });
      return undefined;
    }
    return block.cells.map((cell, index) => {
      if (index > 0) write('\t');
      const start = length;
      writeLine(cell);
      return { start, end: length };
    });
  };

  const add = (block: LaidBlock) => {
    if (!page || wordsOf(block).length === 0) return;
    const isBody = block.kind !== 'header' && block.kind !== 'footer';
    const goesOn = isBody && lastBody !== undefined && runsInto(lastBody.laid, block);
    const isNextToLast = lastBody?.placed === blocks.at(-1);
    if (length > 0) write(goesOn && isNextToLast ? '\n' : '\n\n');
    pageStart ??= length;
    const start = length;
    const cells = writeBlock(block);
    if (goesOn && lastBody && isNextToLast) {
      lastBody.placed.end = length;
      lastBody = { laid: block, placed: lastBody.placed };
      return;
    }
    if (goesOn && lastBody) lastBody.placed.continues = true;
    const placed: OpenBlock = { kind: block.kind, start, end: length, page: page.number, ...(cells ? { cells } : {}) };
    blocks.push(placed);
    if (isBody) lastBody = { laid: block, placed };
  };

  const endPage = () => {
    if (!page) return;
    const { laid, number } = page;
    pages.push({
      number,
      widthPoints: laid.widthPoints,
      heightPoints: laid.heightPoints,
      start: pageStart ?? length,
      end: length,
      source: laid.source,
      ...(laid.ocrConfidence === undefined ? {} : { ocrConfidence: laid.ocrConfidence }),
      ...(laid.notRead === undefined ? {} : { notRead: laid.notRead }),
      words,
    });
  };

  return {
    startPage: (laid: LaidPage, number: number) => {
      page = { laid, number };
      words = [];
      pageStart = undefined;
    },
    add,
    endPage,
    finish: () => ({ text: pieces.join(''), pages, blocks }),
  };
};

const placeOf = ({ box, shownBox, fontSize, bold }: SourceWord) => ({
  box: shownBox ?? box,
  fontSize,
  ...(bold ? { bold } : {}),
});

/** The paragraph was cut by the end of a column or page: its last line is full, no sentence ends there, and the next one goes on in kind. */
const runsInto = (previous: LaidBlock, next: LaidBlock): boolean => {
  if (!isProse(previous) || next.kind !== 'paragraph' || !isProse(next)) return false;
  const [before, after] = [textOf(previous), textOf(next)];
  if (/[.;:!?]["”’)]*$/.test(before) || startsWithMarker(after)) return false;
  const sizes = [medianSize(wordsOf(previous)), medianSize(wordsOf(next))] as const;
  if (Math.abs(sizes[0] - sizes[1]) > Math.max(...sizes) * 0.12) return false;
  return /^[\p{Ll}(]/u.test(after) || isFull(previous) || /[,\p{Ll}]$/u.test(before);
};

const isProse = (block: LaidBlock) => block.kind === 'paragraph' || block.kind === 'list_item';

const isFull = (block: LaidBlock): boolean => {
  const last = block.lines.at(-1)?.at(-1);
  if (!last || block.columnRight === undefined || block.columnLeft === undefined) return false;
  return block.columnRight - last.box[2] < (block.columnRight - block.columnLeft) * 0.15;
};
