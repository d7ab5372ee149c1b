import { isHeadingText } from '../layout/heading.ts';
import { startsWithMarker } from '../layout/list-marker.ts';
import type { PlacedDocument } from '../placed-document.ts';
import type { FlowBlock, FlowRun } from '../typeset/flow.ts';
import { type TypesetOptions, typeset } from '../typeset/typeset.ts';
import { columnsOf, marksUnder } from './columns-of.ts';
import { decodeText } from './decode-text.ts';
import { withoutLineNumbers } from './line-numbers-of.ts';

/**
 * Reads plain text. Blank lines part paragraphs, tabs part cells, a form feed starts a page.
 * @throws DocumentError `no_text`, `too_many_pages`, `too_large`
 */
export const readPlainText = (bytes: Uint8Array, options: TypesetOptions): PlacedDocument =>
  typeset('text', textBlocks(decodeText(bytes)), options);

export function* textBlocks(text: string): Generator<FlowBlock> {
  let lines: string[] = [];
  let row: string[] | null = null;
  let valueColumn = -1;
  let head = '';
  let startsPage = false;
  const given = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').split('\n');
  for (const { text: raw, isFooter } of withoutLineNumbers(given)) {
    const line = raw.replaceAll('\f', '').trimEnd();
    if (line !== '' && !raw.includes('\f') && isUnderValue(line, valueColumn)) {
      const into = row ?? lines;
      into.push(`${into.pop() ?? ''} ${line.trim()}`);
      continue;
    }
    if (row !== null) yield tableRow(row);
    row = null;
    const cells = isFooter ? null : marksUnder(head, line, columnsOf(line));
    if (cells === null) head = '';
    else if (head === '') head = line;
    valueColumn = columnOfValue(line, cells);
    if (line === '' || isFooter || cells !== null || raw.includes('\f') || startsBlock(lines, line)) {
      if (lines.length > 0) yield paragraph(lines, startsPage);
      if (lines.length > 0) startsPage = false;
      lines = [];
    }
    if (raw.includes('\f')) startsPage = true;
    if (isFooter) yield { kind: 'footer', runs: run(line.trim()) };
    else if (cells !== null) row = [...cells];
    else if (line !== '') lines.push(line);
  }
  if (row !== null) yield tableRow(row);
  if (lines.length > 0) yield paragraph(lines, startsPage);
}

/** "Tenant ..... Ann Roe and" goes on in the line below where that stands under the value and not under the label. */
const isUnderValue = (line: string, valueColumn: number): boolean =>
  valueColumn >= 8 && Math.abs(line.search(/\S/) - valueColumn) <= 1 && columnsOf(line) === null && !leader.test(line);

/** Where in the line its value begins, after a gap or dots that lead to it; -1 for a line without a label. */
const columnOfValue = (line: string, cells: readonly string[] | null): number => {
  const led = leader.exec(line);
  if (led) return led[0].length;
  const last = cells?.at(-1) ?? '';
  return cells !== null && last !== '' && !line.includes('|') ? line.lastIndexOf(last) : -1;
};

const leader = /^\s*[^.\s](?:[^.]|(?<=[A-Za-z\d])\.(?![\s.]*\.)){1,60}?(?:\s*\.{4,}|\s+\.{2,3}(?=\s))[ .]*(?=[^\s.])/;

// Lines this long were not wrapped by hand: each is a paragraph of its own.
const wrappedLineMax = 110;

const startsBlock = (lines: readonly string[], line: string): boolean => {
  const previous = lines.at(-1);
  if (previous === undefined) return false;
  if (previous.length > wrappedLineMax || line.length > wrappedLineMax) return true;
  const isShortBefore = previous.length < 60 || /[.;:!?]["”)]?$/.test(previous);
  // "1.13 Parking" under a line of any length; "section\n4. Rent" may be a wrapped sentence.
  if (/^\s*\d{1,2}\.\d{1,2}\.?\s+[A-Z]/.test(line)) return true;
  // "C. Manager: Oak Homes LLC" is a line of a form, however long the line before is, and so is "Manager: Oak Homes LLC" below another.
  if (labelled.test(line) && (startsWithMarker(line.trimStart()) || labelled.test(lines[0] ?? ''))) return true;
  if (isNextItem(lines[0] ?? '', line)) return true;
  return startsWithMarker(line.trimStart()) && isShortBefore;
};

/** "M. Application fee $75" below "L. Deposit: $500, held by a bank": the next item of one list. */
const isNextItem = (first: string, line: string): boolean => {
  const [one, next] = [item.exec(first)?.[1], item.exec(line)?.[1]];
  if (one === undefined || next === undefined) return false;
  return /^\d/.test(one) ? Number(next) === Number(one) + 1 : next.charCodeAt(0) === one.charCodeAt(0) + 1;
};

const item = /^\s*\(?([A-Za-z]|\d{1,3})[.)]\s+\S/;

const labelled = /^\s*(?:\(?[A-Za-z\d]{1,3}[.)]\s+)?[A-Z][^.:;]{1,60}:\s+\S/;

const run = (text: string): readonly FlowRun[] => [{ text, bold: false }];

const paragraph = (lines: readonly string[], startsPage: boolean): FlowBlock => {
  const text = lines.map((line) => line.trim()).join('\n');
  const isHeading = lines.length <= 2 && isHeadingText(text, { isBold: false, isLarge: false });
  const kind = isHeading ? 'heading' : startsWithMarker(`${text} `) ? 'list_item' : 'paragraph';
  return { kind, runs: run(text), ...(startsPage ? { startsPage } : {}) };
};

const tableRow = (cells: readonly string[]): FlowBlock => ({
  kind: 'table_row',
  cells: cells.map(run),
  columnCount: cells.length,
});
