import type { Box, PlacedBlock, PlacedPage, PlacedWord } from '../placed-document.ts';
import { type FlowBlock, type FlowRun, hasText } from './flow.ts';
import { breakLines, type SetLine } from './line-breaker.ts';

// US Letter with one-inch margins.
const page = { width: 612, height: 792, margin: 72 } as const;
const bodySize = 10.5;
const leading = 1.4;
const indentWidth = 22;
const cellPadding = 8;
const indentMax = 6;

/** Sets blocks one after the other, from page to page. */
export const createPageSetter = () => {
  const pieces: string[] = [];
  const pages: PlacedPage[] = [];
  const blocks: PlacedBlock[] = [];
  let length = 0;
  let words: PlacedWord[] = [];
  let pageStart: number | undefined;
  let y: number = page.margin;

  const write = (text: string) => {
    pieces.push(text);
    length += text.length;
  };

  const endPage = () => {
    pages.push({
      number: pages.length + 1,
      widthPoints: page.width,
      heightPoints: page.height,
      start: pageStart ?? length,
      end: length,
      source: 'typeset',
      words,
    });
    words = [];
    pageStart = undefined;
    y = page.margin;
  };

  const makeRoom = (height: number) => {
    if (y > page.margin && y + height > page.height - page.margin) endPage();
  };

  /** Writes the words of a line; `top` is where the line's box begins. */
  const setLine = (line: SetLine, left: number, top: number, fontSize: number, separator: string) => {
    let isFirst = true;
    for (const word of line.words) {
      if (isFirst) write(separator);
      else if (word.spaceBefore) write(' ');
      isFirst = false;
      pageStart ??= length;
      words.push({
        start: length,
        end: length + word.text.length,
        box: boxAt(left + word.left, top, word.width, fontSize),
        fontSize,
        ...(word.bold ? { bold: true } : {}),
      });
      write(word.text);
    }
  };

  const addText = (block: Exclude<FlowBlock, { kind: 'table_row' }>) => {
    if (!hasText(block.runs)) return;
    const fontSize = sizeOf(block);
    const height = fontSize * leading;
    const left = page.margin + Math.min(block.indent ?? 0, indentMax) * indentWidth;
    const lines = breakLines(block.runs, page.width - page.margin - left, fontSize);
    if (block.startsPage && y > page.margin) endPage();
    y += y > page.margin ? (block.kind === 'heading' ? bodySize : bodySize * 0.6) : 0;
    // A heading does not stand alone at the foot of a page.
    makeRoom(block.kind === 'heading' ? height * (lines.length + 2) : height);
    const start = blockStart();
    const startPage = pages.length + 1;
    lines.forEach((line, index) => {
      makeRoom(height);
      setLine(line, left, y, fontSize, index === 0 ? '' : line.startsSourceLine ? '\n' : separatorOf(line));
      y += height;
    });
    blocks.push({ kind: block.kind, start, end: length, page: startPage });
  };

  /** Parts blocks in the text; nothing is written before the first one. */
  const blockStart = (): number => {
    if (length > 0) write('\n\n');
    return length;
  };

  const addRow = ({ cells, columnCount }: Extract<FlowBlock, { kind: 'table_row' }>) => {
    if (!cells.some(hasText)) return;
    const columns = Math.max(columnCount, cells.length, 1);
    const width = (page.width - page.margin * 2) / columns;
    const fontSize = columns > 6 ? bodySize * 0.7 : bodySize;
    const height = fontSize * leading;
    const set = cells.map((runs) => breakLines(oneLine(runs), Math.max(width - cellPadding, 20), fontSize));
    const tallest = Math.max(...set.map((lines) => lines.length));
    y += y > page.margin ? 3 : 0;
    makeRoom(height * Math.min(tallest, 20));
    const start = blockStart();
    // The first cell may be empty: the page begins with the row, not with its first word.
    pageStart ??= start;
    const startPage = pages.length + 1;
    const placedCells: { start: number; end: number }[] = [];
    const top = y;
    const linesThatFit = Math.max(1, Math.floor((page.height - page.margin - top) / height));
    set.forEach((lines, column) => {
      if (column > 0) write('\t');
      const cellStart = length;
      lines.forEach((line, index) => {
        // A cell taller than the rest of its page is set closer, so that a row never leaves its page.
        const lineTop = top + Math.min(index, linesThatFit - 1 + fraction(index, lines.length)) * height;
        setLine(
          line,
          page.margin + column * width,
          Math.min(lineTop, page.height - height),
          fontSize,
          index === 0 ? '' : separatorOf(line),
        );
      });
      placedCells.push({ start: cellStart, end: length });
    });
    y = top + height * Math.min(tallest, linesThatFit);
    blocks.push({ kind: 'table_row', start, end: length, page: startPage, cells: placedCells });
  };

  return {
    add: (block: FlowBlock) => (block.kind === 'table_row' ? addRow(block) : addText(block)),
    pageCount: () => pages.length + 1,
    textLength: () => length,
    finish: () => {
      if (words.length > 0) endPage();
      return { text: pieces.join(''), pages, blocks };
    },
  };
};

const fraction = (index: number, count: number) => (count <= 1 ? 0 : (index / count) * 0.9);

const separatorOf = (line: SetLine) => (line.words[0]?.spaceBefore === false ? '' : ' ');

const boxAt = (left: number, top: number, width: number, fontSize: number): Box => [
  round(left),
  round(top),
  round(Math.min(left + width, page.width)),
  round(top + fontSize * 1.2),
];

const round = (value: number) => Math.round(value * 100) / 100;

/** A cell is one line of the text, however it is drawn. */
const oneLine = (runs: readonly FlowRun[]): readonly FlowRun[] =>
  runs.map((run) => ({ ...run, text: run.text.replaceAll('\n', ' ') }));

const sizeOf = (block: FlowBlock): number => {
  if (block.kind === 'header' || block.kind === 'footer') return 8;
  if (block.kind !== 'heading') return bodySize;
  return [16, 13.5, 12][(block.level ?? 3) - 1] ?? 11;
};
