import type { Box, PageBox, PlacedDocument } from '@keyclause/documents';

/** One box per line of the words between two offsets, page by page. */
export const lineBoxesOf = (document: PlacedDocument, start: number, end: number): PageBox[] => {
  const boxes: PageBox[] = [];
  for (const page of document.pages) {
    if (page.end <= start || page.start >= end) continue;
    let line: [number, number, number, number] | null = null;
    for (let at = firstAfter(page.words, start); at < page.words.length; at++) {
      const word = page.words[at];
      if (!word || word.start >= end) break;
      if (line && isSameLine(line, word.box)) {
        line[0] = Math.min(line[0], word.box[0]);
        line[1] = Math.min(line[1], word.box[1]);
        line[2] = Math.max(line[2], word.box[2]);
        line[3] = Math.max(line[3], word.box[3]);
        continue;
      }
      if (line) boxes.push({ page: page.number, box: line });
      line = [...word.box];
    }
    if (line) boxes.push({ page: page.number, box: line });
  }
  return boxes;
};

const firstAfter = (words: PlacedDocument['pages'][number]['words'], start: number): number => {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.end ?? 0) <= start) low = middle + 1;
    else high = middle;
  }
  return low;
};

const isSameLine = (line: Box, box: Box): boolean => {
  const overlap = Math.min(line[3], box[3]) - Math.max(line[1], box[1]);
  return overlap > 0.4 * Math.min(line[3] - line[1], box[3] - box[1]) && box[0] >= line[0];
};
