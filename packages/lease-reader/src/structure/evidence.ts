import { boxesOf, type PlacedDocument } from '@keyclause/documents';
import type { Evidence } from '../report.ts';
import { trimmed } from './passages.ts';

export const evidenceIn = (
  documents: readonly { readonly document: PlacedDocument; readonly flat: string }[],
  index: number,
  start: number,
  end: number,
): Evidence => {
  const found = documents[index];
  if (!found) throw new RangeError(`No document ${index}.`);
  const { document, flat } = found;
  const [from, to] = [Math.max(0, start), Math.min(flat.length, end)];
  const read = trimmed(flat, from, to);
  // An option that nobody ticked stands in the document alone.
  const span = wholeWords(flat, read.start < read.end ? read : trimmed(document.text, from, to));
  const page =
    document.pages.find((each) => each.start <= span.start && span.start < each.end) ??
    document.pages.find((each) => each.end >= span.start) ??
    document.pages.at(-1);
  const boxes = boxesOf(document, span.start, span.end);
  return {
    document: index,
    quote: document.text.slice(span.start, span.end),
    page: boxes[0]?.page ?? page?.number ?? 1,
    boxes,
    start: span.start,
    end: span.end,
  };
};

type Span = { readonly start: number; readonly end: number };

/** A window around a number may begin or end inside a word; nobody trusts a quote that does. */
const wholeWords = (flat: string, span: Span): Span => {
  let { start, end } = span;
  const joined = (at: number) => inWord(flat[at - 1]) && inWord(flat[at]);
  while (start > 0 && span.start - start < longestWord && joined(start)) start -= 1;
  while (end < flat.length && end - span.end < longestWord && joined(end)) end += 1;
  return { start, end };
};

const longestWord = 40;

const inWord = (letter: string | undefined): boolean => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);
