import type { Box } from './placed-document.ts';

/**
 * The boxes around the words of one line, as few as cover no other word of the page. A line that is level is one box. On a scan
 * that lies askew the box around a whole line reaches into the lines above and below: there the line is halved until its pieces
 * keep to their own words. `line` is in reading order; the centre of a word says whether it is covered.
 */
export const tightBoxes = (line: readonly Box[], others: readonly Box[]): readonly Box[] => {
  const [first, ...rest] = line;
  if (!first) return [];
  const whole = rest.reduce(union, first);
  if (rest.length === 0) return [whole];
  const within = others.filter((other) => holdsCentre(whole, other));
  if (within.length === 0) return [whole];
  const middle = Math.ceil(line.length / 2);
  return [...tightBoxes(line.slice(0, middle), within), ...tightBoxes(line.slice(middle), within)];
};

const holdsCentre = (box: Box, other: Box): boolean => {
  const [x, y] = [(other[0] + other[2]) / 2, (other[1] + other[3]) / 2];
  return x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3];
};

export const union = (a: Box, b: Box): Box => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.max(a[2], b[2]),
  Math.max(a[3], b[3]),
];
