import { type GrayImage, shrunk } from './gray-image.ts';

/** The angle by which the lines of text fall to the right, in radians; 0 when there is no clear one. At most 7 degrees either way. */
export const estimateSkew = (image: GrayImage): number => {
  const small = shrunk(image, Math.max(1, Math.round(image.width / 850)));
  const dark = darkPoints(small);
  if (dark.count < 500) return 0;
  const coarse = bestAngle(dark, small.height, range(-7, 7, 0.5));
  return (bestAngle(dark, small.height, range(coarse - 0.5, coarse + 0.5, 0.1)) * Math.PI) / 180;
};

type Points = { readonly xs: Int16Array; readonly ys: Int16Array; readonly count: number };

const darkPoints = ({ width, height, pixels }: GrayImage): Points => {
  const limit = darkLimit(pixels);
  const xs = new Int16Array(pixels.length);
  const ys = new Int16Array(pixels.length);
  let count = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((pixels[y * width + x] ?? 255) >= limit) continue;
      xs[count] = x;
      ys[count] = y;
      count += 1;
    }
  }
  return { xs, ys, count };
};

/** Halfway between paper and ink. */
const darkLimit = (pixels: Uint8Array): number => {
  const sample = pixels.filter((_, index) => index % 7 === 0).sort();
  const paper = sample[Math.floor(sample.length * 0.7)] ?? 255;
  const ink = sample[Math.floor(sample.length * 0.005)] ?? 0;
  return (paper + ink) / 2;
};

/** Along the true angle the rows of text are dark and those between are white: the sum of squares is largest. */
const bestAngle = ({ xs, ys, count }: Points, height: number, degrees: readonly number[]): number => {
  let best = { angle: 0, score: 0 };
  const margin = 256;
  for (const angle of degrees) {
    const slope = Math.tan((angle * Math.PI) / 180);
    const rows = new Uint32Array(height + margin * 2);
    for (let index = 0; index < count; index += 1) {
      const row = Math.round((ys[index] ?? 0) - (xs[index] ?? 0) * slope) + margin;
      if (row >= 0 && row < rows.length) rows[row] = (rows[row] ?? 0) + 1;
    }
    let score = 0;
    for (const value of rows) score += value * value;
    if (score > best.score) best = { angle, score };
  }
  return best.angle;
};

const range = (from: number, to: number, step: number): readonly number[] =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);
