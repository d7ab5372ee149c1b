import type { Box, PageBox, PlacedDocument, PlacedPage, PlacedWord } from './placed-document.ts';
import { tightBoxes, union } from './tight-boxes.ts';

/**
 * The boxes that cover `text.slice(start, end)`: one for each line, cell or column that the range touches, in reading order;
 * more where the page lies askew, so that no box covers a word beside the range.
 */
export const boxesOf = (document: PlacedDocument, start: number, end: number): readonly PageBox[] =>
  document.pages.filter((page) => page.start < end && page.end > start).flatMap((page) => lineBoxes(page, start, end));

const lineBoxes = (page: PlacedPage, start: number, end: number): readonly PageBox[] => {
  const lines: { parts: Box[]; around: Box }[] = [];
  for (let index = firstWordAfter(page.words, start); index < page.words.length; index += 1) {
    const word = page.words[index];
    if (!word || word.start >= end) break;
    const part = partOf(word, start, end);
    const last = lines.at(-1);
    if (last && continues(last.around, part)) {
      last.parts.push(part);
      last.around = union(last.around, part);
    } else lines.push({ parts: [part], around: part });
  }
  return lines.flatMap(({ parts, around }) =>
    tightBoxes(parts, wordsBeside(page, around, start, end)).map((box) => ({ page: page.number, box })),
  );
};

/** The words out of the range that the box meets. */
const wordsBeside = (page: PlacedPage, around: Box, start: number, end: number): readonly Box[] =>
  page.words
    .filter((word) => (word.end <= start || word.start >= end) && meets(word.box, around))
    .map(({ box }) => box);

const meets = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/** Index of the first word that ends after `offset`; words are in the order of the text. */
const firstWordAfter = (words: readonly PlacedWord[], offset: number): number => {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.end ?? 0) > offset) high = middle;
    else low = middle + 1;
  }
  return low;
};

/** The share of the word's box that the range covers, as if its characters were equally wide. */
const partOf = ({ start, end, box }: PlacedWord, from: number, to: number): Box => {
  const length = Math.max(end - start, 1);
  const left = box[0] + ((box[2] - box[0]) * Math.max(from - start, 0)) / length;
  const right = box[2] - ((box[2] - box[0]) * Math.max(end - to, 0)) / length;
  return [left, box[1], right, box[3]];
};

/** On the same line, further right, and not across a gutter. */
const continues = (line: Box, next: Box): boolean => {
  const overlap = Math.min(line[3], next[3]) - Math.max(line[1], next[1]);
  const height = Math.min(line[3] - line[1], next[3] - next[1]);
  const gap = next[0] - line[2];
  return overlap > height * 0.4 && gap > -height && gap < height * 2.5;
};
