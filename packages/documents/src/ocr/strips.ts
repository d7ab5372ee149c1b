import type { GrayImage } from './gray-image.ts';

/** A part of a picture over its whole width, from row `top`. */
export type Strip = { readonly image: GrayImage; readonly top: number; readonly ink: number };

/**
 * Cuts a straight picture between its lines of text, so that the recogniser holds less at once and several can work on one page.
 * Where no white row parts the lines, there is no cut.
 */
export const stripsOf = (image: GrayImage): readonly Strip[] => {
  const ink = inkByRow(image);
  const strips: Strip[] = [];
  let top = 0;
  while (top < image.height) {
    const bottom = nextCut(ink, top, image.height);
    strips.push({ image: cut(image, top, bottom), top, ink: sum(ink.subarray(top, bottom)) });
    top = bottom;
  }
  return strips.filter((strip) => strip.ink > inkMin);
};

/** Pixels of ink in each row. */
const inkByRow = ({ width, height, pixels }: GrayImage): Uint32Array => {
  const ink = new Uint32Array(height);
  for (let y = 0; y < height; y += 1) {
    let count = 0;
    for (let x = y * width; x < (y + 1) * width; x += 1) if ((pixels[x] ?? 255) < 128) count += 1;
    ink[y] = count;
  }
  return ink;
};

const heightMin = 380;
const heightMax = 760;
const whiteRowsMin = 4;
// Specks of dust: fewer dark pixels than this in a row are no text, and in a strip no word.
const rowInkMax = 3;
const inkMin = 40;

/** The middle of the widest white band that is neither too near nor too far; the end of the picture when there is none. */
const nextCut = (ink: Uint32Array, top: number, height: number): number => {
  if (height - top <= heightMax) return height;
  let best = { size: 0, middle: height };
  let bandStart = -1;
  for (let y = top + heightMin; y < height; y += 1) {
    const isWhite = (ink[y] ?? 0) <= rowInkMax;
    if (isWhite && bandStart < 0) bandStart = y;
    if (!isWhite && bandStart >= 0) {
      if (y - bandStart > best.size) best = { size: y - bandStart, middle: (bandStart + y) >> 1 };
      bandStart = -1;
    }
    if (y >= top + heightMax && best.size >= whiteRowsMin) break;
  }
  return best.size >= whiteRowsMin ? best.middle : height;
};

const cut = ({ width, pixels }: GrayImage, top: number, bottom: number): GrayImage => ({
  width,
  height: bottom - top,
  pixels: pixels.subarray(top * width, bottom * width),
});

const sum = (numbers: Uint32Array): number => numbers.reduce((total, value) => total + value, 0);
