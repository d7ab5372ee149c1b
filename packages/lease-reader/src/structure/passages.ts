import type { PlacedDocument } from '@keyclause/documents';
import { clauseMarkerOf } from './clause-marker.ts';

/** A paragraph, heading line or table row, without headers and footers; a paragraph cut by a page break is one passage. */
export type Passage = {
  readonly document: number;
  readonly start: number;
  readonly end: number;
  readonly kind: 'text' | 'heading' | 'row';
  /** Offsets of the cells of a row, trimmed; empty cells are kept so that columns line up. */
  readonly cells: readonly Span[];
};

export type Span = { readonly start: number; readonly end: number };

export const passagesOf = (document: PlacedDocument, index: number, flat: string): Passage[] => {
  const passages: Passage[] = [];
  for (const block of document.blocks) {
    if (block.kind === 'header' || block.kind === 'footer') continue;
    const lines =
      block.kind === 'table_row'
        ? [trimmed(flat, block.start, block.end)]
        : linesOf(document.text, flat, block.start, block.end);
    for (const line of lines) {
      if (line.start >= line.end || pageMark.test(flat.slice(line.start, line.end))) continue;
      const cells = cellsOf(block.kind === 'table_row' ? (block.cells ?? []) : [], flat, line);
      if (cells.length > 1) passages.push({ document: index, ...line, kind: 'row', cells });
      else
        addText(
          passages,
          { document: index, ...line, kind: isHeading(block.kind, flat, line) ? 'heading' : 'text', cells: [] },
          flat,
        );
    }
  }
  return passages;
};

/** "Page 3 of 17" and "- 3 -" stand between the pages of a text that has none of its own, and are no heading of what follows. */
const pageMark = /^(?:page\s+\d{1,4}(?:\s+of\s+\d{1,4})?|-\s*\d{1,4}\s*-)$/i;

const addText = (passages: Passage[], passage: Passage, flat: string): void => {
  const last = passages.at(-1);
  if (last?.kind === 'text' && passage.kind === 'text' && isCutBefore(flat, last, passage)) {
    passages[passages.length - 1] = { ...last, end: passage.end };
    return;
  }
  passages.push(passage);
};

/** Layout takes a bold or lone line for a heading; a sentence is none. */
const isHeading = (kind: string, flat: string, { start, end }: Span): boolean =>
  kind === 'heading' &&
  (end - start < 60 || !/\b(?:shall|will|is|are|was|must|may|has|have|agrees?|pays?)\b/.test(flat.slice(start, end)));

const isCutBefore = (flat: string, last: Passage, passage: Passage): boolean => {
  if (last.end - last.start <= 40 || clauseMarkerOf(flat.slice(passage.start, passage.start + 60), null) !== null)
    return false;
  const [tail, head] = [flat.charAt(last.end - 1), flat.charAt(passage.start)];
  return (/[a-z,0-9-]/.test(tail) && /[a-z$0-9(]/.test(head)) || (tail === ',' && /[A-Z]/.test(head));
};

/** Splits a block where a line opens a clause of its own or is a row of cells. */
const linesOf = (text: string, flat: string, start: number, end: number): Span[] => {
  const spans: Span[] = [];
  let from = start;
  let at = start;
  let wasRow = false;
  while (at < end) {
    const newline = text.indexOf('\n', at);
    const lineEnd = newline === -1 || newline > end ? end : newline;
    const isRow = flat.slice(at, lineEnd).trim().includes('\t');
    const isForm = at > from && opensLabel(flat.slice(from, at));
    if (
      at > from &&
      (isRow ||
        wasRow ||
        (isForm && opensLongLabel(flat.slice(at, lineEnd))) ||
        opensClause(flat, from, at, lineEnd) ||
        isCapitalLine(flat, from, at, lineEnd) ||
        (from === start && isTitleLine(flat.slice(from, at), flat.slice(at, lineEnd))))
    ) {
      spans.push(trimmed(flat, from, at));
      from = at;
    }
    wasRow = isRow;
    at = lineEnd + 1;
  }
  spans.push(trimmed(flat, from, end));
  return spans;
};

const opensClause = (flat: string, from: number, at: number, lineEnd: number): boolean => {
  const line = flat.slice(at, Math.min(lineEnd, at + 80));
  if (/^\s*[•▪●◦■*-]\s+\S/.test(line) || opensLabel(line)) return true;
  if (/^\s*\d{1,2}\.\d{1,2}\.?\s+[A-Z]/.test(line)) return true;
  const before = flat.slice(from, at).trimEnd();
  // "section\n4. Rent" inside a wrapped sentence is no clause: the line before has to be finished.
  if (!/[.;:!?)"']$|\b(?:and|or)$/.test(before) && before.length > 60) return false;
  return clauseMarkerOf(line, null) !== null;
};

/** "RENT" alone on its line, with words in small letters under it. */
const isCapitalLine = (flat: string, from: number, at: number, lineEnd: number): boolean => {
  const line = flat.slice(from, at).trim();
  return (
    line.length >= 3 &&
    line.length <= 60 &&
    /^[A-ZÁÉÍÓÚÑ][A-ZÁÉÍÓÚÑ0-9 ,.'&/-]*(?:\([^)]{2,30}\))?$/.test(line) &&
    /[A-ZÁÉÍÓÚÑ]{3}/.test(line) &&
    !/[,;]$/.test(line) &&
    (line.includes('(') || /[a-z]{2}/.test(flat.slice(at, lineEnd)))
  );
};

/** "What you may do here" over lines as long as the page is wide: a line of prose would have gone on. */
const isTitleLine = (line: string, below: string): boolean => {
  const title = line.trim();
  return (
    title.length >= 3 &&
    title.length <= 44 &&
    below.trim().length >= 60 &&
    /^[A-Z][a-z]+(?: [A-Za-z'&-]+){0,7}$/.test(title) &&
    /^\s*["']?[A-Z]/.test(below)
  );
};

/** "START DATE: May 1" on a line of its own in a block of such lines. */
const opensLabel = (line: string): boolean => {
  const label =
    /^\s*(?:\(\d{1,2}\)\s+)?([A-ZÁÉÍÓÚÑ][^:.;?!\t]{1,44}):\s+\S/.exec(line)?.[1] ??
    /^\s*([A-Z][A-Za-z'()/ ]{2,30}?)\s+-\s+\S/.exec(line)?.[1];
  return (
    label !== undefined &&
    label.split(/\s+/).length <= 6 &&
    !/\b(?:and|the following|as follows|that|to wit)$/i.test(label)
  );
};

/** "Other people who will live in the home: none" under "Tenant: Ann Roe": a form has long labels too. */
const opensLongLabel = (line: string): boolean =>
  /^\s*[A-ZÁÉÍÓÚÑ][^:.;?!\t$]{1,70}:\s+\S/.test(line) && line.length < 160;

const cellsOf = (given: readonly Span[], flat: string, line: Span): Span[] => {
  if (given.length > 1) return given.map(({ start, end }) => trimmed(flat, start, end));
  const cells: Span[] = [];
  let at = line.start;
  for (;;) {
    const tab = flat.indexOf('\t', at);
    const end = tab === -1 || tab >= line.end ? line.end : tab;
    cells.push(trimmed(flat, at, end));
    if (end === line.end) return cells.length > 1 ? cells : labelledOf(flat, line, cells);
    at = end + 1;
  }
};

/** "Deposit: $900     Pet fee: ____" on one line of a form: what stands after a wide gap is the next pair. */
const labelledOf = (flat: string, line: Span, whole: Span[]): Span[] => {
  if (line.end - line.start > 240) return whole;
  const gaps = [...flat.slice(line.start, line.end).matchAll(/\s{3,}(?=[A-Z][^:.;?!]{1,44}:(?:\s|$))/g)];
  if (gaps.length === 0 || !flat.slice(line.start, line.start + (gaps[0]?.index ?? 0)).includes(':')) return whole;
  const starts = [line.start, ...gaps.map((gap) => line.start + gap.index + gap[0].length)];
  return starts.map((start, at) => trimmed(flat, start, starts[at + 1] ?? line.end));
};

export const trimmed = (text: string, start: number, end: number): Span => {
  let [from, to] = [start, end];
  while (from < to && isSpace(text, from)) from++;
  while (to > from && isSpace(text, to - 1)) to--;
  return { start: from, end: to };
};

const isSpace = (text: string, at: number): boolean => text.charCodeAt(at) <= 32;
