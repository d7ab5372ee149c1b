import { tightBoxes } from '@keyclause/documents/boxes';

/** [left, top, right, bottom] in points from the top-left corner of the page. */
export type Box = readonly [number, number, number, number];

export type Place = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/** Where a box of the page lies on the screen, in CSS pixels. Never rounded: a mark must cover exactly its words. */
export const placeOf = ([left, top, right, bottom]: Box, scale: number): Place => ({
  left: left * scale,
  top: top * scale,
  width: (right - left) * scale,
  height: (bottom - top) * scale,
});

export const contains = ([left, top, right, bottom]: Box, x: number, y: number): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

export const areaOf = ([left, top, right, bottom]: Box): number =>
  Math.max(0, right - left) * Math.max(0, bottom - top);

/** The smallest box around all; undefined for none. */
export const unionOf = (boxes: readonly Box[]): Box | undefined => {
  const [first, ...rest] = boxes;
  return first === undefined
    ? undefined
    : rest.reduce<Box>(
        (all, box) => [
          Math.min(all[0], box[0]),
          Math.min(all[1], box[1]),
          Math.max(all[2], box[2]),
          Math.max(all[3], box[3]),
        ],
        first,
      );
};

type PlacedWord = { readonly start: number; readonly end: number; readonly box: Box };

/** One box for each line that the range touches, more where a box would cover words beside it. Offsets are those of the words. */
export const boxesOfRange = (words: readonly PlacedWord[], start: number, end: number): readonly Box[] => {
  const lines: Box[][] = [];
  const others: Box[] = [];
  for (const word of words) {
    if (word.end <= start || word.start >= end) {
      others.push(word.box);
      continue;
    }
    const line = lines.at(-1);
    const previous = line?.at(-1);
    if (line && previous && isSameLine(previous, word.box)) line.push(word.box);
    else lines.push([word.box]);
  }
  return lines.flatMap((line) => tightBoxes(line, others));
};

/** A word continues a line when it stands to the right of the last one and the two overlap by half of the lower height. */
export const isSameLine = (previous: Box, next: Box): boolean => {
  const overlap = Math.min(previous[3], next[3]) - Math.max(previous[1], next[1]);
  const height = Math.min(previous[3] - previous[1], next[3] - next[1]);
  return next[0] >= previous[0] && overlap >= height / 2;
};
