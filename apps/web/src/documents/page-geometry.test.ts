import { expect, it } from 'vitest';
import { type Box, boxesOfRange, contains, placeOf } from './page-geometry.ts';

const word = (start: number, end: number, box: Box) => ({ start, end, box });

const words = [
  word(0, 3, [72, 100, 90, 112]),
  word(4, 8, [94, 100, 120, 112]),
  word(9, 12, [72, 116, 92, 128]),
  word(13, 16, [96, 116, 118, 128]),
];

it('covers the words at any zoom without rounding', () => {
  expect(placeOf([72, 100, 90.5, 112.25], 1.5)).toEqual({ left: 108, top: 150, width: 27.75, height: 18.375 });
});

it('draws one box for each line of a range', () => {
  expect(boxesOfRange(words, 4, 12)).toEqual([
    [94, 100, 120, 112],
    [72, 116, 92, 128],
  ]);
});

it('marks the whole word when the range cuts it, and nothing that the range only touches', () => {
  expect(boxesOfRange(words, 10, 11)).toEqual([[72, 116, 92, 128]]);
  expect(boxesOfRange(words, 3, 4)).toEqual([]);
});

it('starts a new box at the top of the next column', () => {
  const columns = [word(0, 4, [72, 700, 100, 712]), word(5, 9, [320, 90, 350, 102])];

  expect(boxesOfRange(columns, 0, 9)).toHaveLength(2);
});

it('keeps to its own words on a scan that lies askew', () => {
  const askew = [0, 1, 2, 3, 4, 5, 6, 7].map((step) =>
    word(step * 4, step * 4 + 3, [72 + step * 60, 110 - step * 3, 120 + step * 60, 120 - step * 3]),
  );
  const above = [0, 1, 2].map((step) =>
    word(100 + step * 4, 103 + step * 4, [72 + step * 60, 96 - step * 3, 120 + step * 60, 106 - step * 3]),
  );
  const boxes = boxesOfRange([...askew, ...above], 0, 31);

  const covered = (box: Box) => boxes.some((one) => contains(one, (box[0] + box[2]) / 2, (box[1] + box[3]) / 2));
  expect(askew.every(({ box }) => covered(box))).toBe(true);
  expect(above.some(({ box }) => covered(box))).toBe(false);
});
