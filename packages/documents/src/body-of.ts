import type { PlacedDocument } from './placed-document.ts';

export type DocumentBody = {
  /** The text without headers and footers; a paragraph that a page break cut is whole again, joined by "\n". */
  readonly text: string;
  /** From an offset of the body to the same character in the document. A range's end: `toDocument(end - 1) + 1`. */
  readonly toDocument: (offset: number) => number;
};

/** What a reader of sentences reads. */
export const bodyOf = (document: PlacedDocument): DocumentBody => {
  const pieces: string[] = [];
  const starts: number[] = [];
  const origins: number[] = [];
  let length = 0;
  let joins = false;
  for (const block of document.blocks) {
    if (block.kind === 'header' || block.kind === 'footer') continue;
    const separator = length === 0 ? '' : joins ? '\n' : '\n\n';
    starts.push(length + separator.length);
    origins.push(block.start);
    const piece = separator + document.text.slice(block.start, block.end);
    pieces.push(piece);
    length += piece.length;
    joins = block.continues === true;
  }
  const toDocument = (offset: number): number => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return (origins[low] ?? 0) + Math.max(offset - (starts[low] ?? 0), 0);
  };
  return { text: pieces.join(''), toDocument };
};
