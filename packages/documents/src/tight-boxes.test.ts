import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Box } from './placed-document.ts';
import { tightBoxes } from './tight-boxes.ts';

const centre = ([left, top, right, bottom]: Box) => [(left + right) / 2, (top + bottom) / 2] as const;
const covers = (boxes: readonly Box[], word: Box) =>
  boxes.some(([left, top, right, bottom]) => {
    const [x, y] = centre(word);
    return x >= left && x <= right && y >= top && y <= bottom;
  });

/** Lines of words 12 points apart on a sheet that was turned by `degrees` before it was scanned. */
const turnedLines = (degrees: number, lineCount: number): readonly (readonly Box[])[] => {
  const slope = Math.tan((degrees * Math.PI) / 180);
  return Array.from({ length: lineCount }, (_, line) =>
    Array.from({ length: 12 }, (_, place): Box => {
      const left = 60 + place * 40;
      const top = 300 + line * 12 + left * slope;
      return [left, top, left + 34, top + 9];
    }),
  );
};

describe('tightBoxes', () => {
  it('gives one box for a level line, whatever stands above and below', () => {
    const [above = [], line = [], below = []] = turnedLines(0, 3);

    expect(tightBoxes(line, [...above, ...below])).toHaveLength(1);
    expect(tightBoxes([], above)).toEqual([]);
  });

  it('covers every word of the line and none beside it, on a sheet that lies askew', () => {
    fc.assert(
      fc.property(fc.double({ min: -5, max: 5, noNaN: true }), (degrees) => {
        const [above = [], line = [], below = []] = turnedLines(degrees, 3);
        const boxes = tightBoxes(line, [...above, ...below]);

        expect(line.every((word) => covers(boxes, word))).toBe(true);
        expect([...above, ...below].some((word) => covers(boxes, word))).toBe(false);
      }),
    );
  });
});
