import type { SourcePage, SourceWord } from '../layout/source-word.ts';
import type { Box } from '../placed-document.ts';
import { evenLight } from './even-light.ts';
import { type GrayImage, quarterTurned, rotated } from './gray-image.ts';
import { withoutNoise } from './noise.ts';
import { estimateSkew } from './skew.ts';

/** A word as the recogniser saw it; box in pixels, confidence 0 to 1. */
export type RecognisedWord = { readonly text: string; readonly confidence: number; readonly box: Box };
export type RecognisedLine = { readonly box: Box; readonly words: readonly RecognisedWord[] };

export type RecogniseLines = (image: GrayImage) => Promise<readonly RecognisedLine[]>;

export type Picture = { readonly image: GrayImage; readonly widthPoints: number; readonly heightPoints: number };

/**
 * Finds the words of a picture. Turned and skewed pictures are straightened first; boxes are those of the picture as it is shown.
 */
export const recognisePicture = async (picture: Picture, recogniseLines: RecogniseLines): Promise<SourcePage> => {
  const upright = await recogniseUpright(picture.image, recogniseLines);
  const toShown = mapping(picture, upright);
  const words = upright.lines.flatMap((line) => lineWords(line, toShown));
  const confidence = meanConfidence(upright.lines);
  const { widthPoints, heightPoints } = picture;
  return { widthPoints, heightPoints, words, rulings: () => [], source: 'ocr', ocrConfidence: confidence };
};

type Upright = { readonly quarters: number; readonly skew: number; readonly lines: readonly RecognisedLine[] };

const goodConfidence = 0.7;

/** Most pictures are upright: the other turns are tried only when the words found make no sense. */
const recogniseUpright = async (image: GrayImage, recogniseLines: RecogniseLines): Promise<Upright> => {
  if (isBlank(image)) return { quarters: 0, skew: 0, lines: [] };
  let best: { readonly upright: Upright; readonly score: number } | undefined;
  const even = evenLight(image);
  for (const quarters of [0, 1, 3, 2]) {
    const turned = quarterTurned(even, quarters);
    const skew = estimateSkew(turned);
    const lines = withoutNoise(await recogniseLines(Math.abs(skew) < skewMin ? turned : rotated(turned, -skew)));
    const upright = { quarters, skew: Math.abs(skew) < skewMin ? 0 : skew, lines };
    const score = readableLetters(lines);
    if (!best || score > best.score) best = { upright, score };
    if (meanConfidence(lines) >= goodConfidence && wordCount(lines) >= 5) return upright;
  }
  return best?.upright ?? { quarters: 0, skew: 0, lines: [] };
};

/** Paper without ink: too few pixels differ from the rest to make a word. */
const isBlank = ({ pixels }: GrayImage): boolean => {
  const counts = new Uint32Array(256);
  for (const pixel of pixels) counts[pixel] = (counts[pixel] ?? 0) + 1;
  const paper = counts.indexOf(Math.max(...counts));
  let different = 0;
  counts.forEach((count, shade) => {
    if (Math.abs(shade - paper) > 48) different += count;
  });
  return different < pixels.length * 0.00005;
};

// Less than a fifth of a degree moves the end of a line by less than a third of its height.
const skewMin = (0.2 * Math.PI) / 180;

const wordCount = (lines: readonly RecognisedLine[]) => lines.reduce((sum, line) => sum + line.words.length, 0);

const meanConfidence = (lines: readonly RecognisedLine[]): number => {
  const words = lines.flatMap((line) => line.words);
  const sum = words.reduce((total, word) => total + word.confidence, 0);
  return words.length === 0 ? 0 : Math.round((sum / words.length) * 1000) / 1000;
};

const readableLetters = (lines: readonly RecognisedLine[]): number =>
  lines
    .flatMap((line) => line.words)
    .reduce((sum, word) => sum + (word.confidence > 0.6 ? word.text.length * word.confidence : 0), 0);

type Mapping = { readonly straight: (box: Box) => Box; readonly shown: (box: Box) => Box };

const lineWords = (line: RecognisedLine, { straight, shown }: Mapping): readonly SourceWord[] => {
  const heights = line.words.map((word) => word.box[3] - word.box[1]).sort((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  const isSound = line.box[3] - line.box[1] < usual * 1.8;
  const fontSize = typeSize(line, isSound ? line.box : [0, 0, 0, usual], straight);
  return line.words.map((word): SourceWord => {
    const pixels: Box = isSound ? [word.box[0], line.box[1], word.box[2], line.box[3]] : word.box;
    const box = straight(pixels);
    return {
      text: word.text.trim(),
      box,
      shownBox: shown(pixels),
      fontSize,
      bold: false,
    };
  });
};

/** The box of a line is as high as its letters: how much of the type size that is depends on which letters they are. */
const typeSize = (line: RecognisedLine, pixels: Box, straight: Mapping['straight']): number => {
  const box = straight(pixels);
  const text = line.words.map((word) => word.text).join('');
  const hasDescenders = /[gjpqy,;(){}[\]|Q@_]/.test(text);
  const hasAscenders = /[A-Zbdfhklt0-9(){}[\]|]/.test(text);
  const share = hasAscenders ? (hasDescenders ? 0.93 : 0.73) : hasDescenders ? 0.73 : 0.53;
  return Math.round(((box[3] - box[1]) / share) * 10) / 10;
};

/** From pixels of the straightened picture to points: `straight` for reading order, `shown` for drawing. */
const mapping = ({ image, widthPoints, heightPoints }: Picture, { quarters, skew }: Upright): Mapping => {
  const isSideways = quarters % 2 === 1;
  const [width, height] = isSideways ? [image.height, image.width] : [image.width, image.height];
  const scaleX = widthPoints / image.width;
  const scaleY = heightPoints / image.height;
  const [cos, sin] = [Math.cos(skew), Math.sin(skew)];

  const toPicture = (x: number, y: number): readonly [number, number] => {
    const turnedX = cos * (x - width / 2) - sin * (y - height / 2) + width / 2;
    const turnedY = sin * (x - width / 2) + cos * (y - height / 2) + height / 2;
    if (quarters === 1) return [turnedY, width - turnedX];
    if (quarters === 2) return [width - turnedX, height - turnedY];
    if (quarters === 3) return [height - turnedY, turnedX];
    return [turnedX, turnedY];
  };
  const shown = ([left, top, right, bottom]: Box): Box => {
    // Only the ends of the word's middle line: the corners of a skewed word would reach into its neighbours.
    const middle = (top + bottom) / 2;
    const half = (bottom - top) / 2;
    const [a, b] = [toPicture(left, middle), toPicture(right, middle)];
    const [growX, growY] = isSideways ? [half, 0] : [0, half];
    return [
      clamp((Math.min(a[0], b[0]) - growX) * scaleX, widthPoints),
      clamp((Math.min(a[1], b[1]) - growY) * scaleY, heightPoints),
      clamp((Math.max(a[0], b[0]) + growX) * scaleX, widthPoints),
      clamp((Math.max(a[1], b[1]) + growY) * scaleY, heightPoints),
    ];
  };
  const [straightX, straightY] = isSideways ? [scaleY, scaleX] : [scaleX, scaleY];
  const straight = (box: Box): Box => [box[0] * straightX, box[1] * straightY, box[2] * straightX, box[3] * straightY];
  return { straight, shown };
};

const clamp = (value: number, max: number) => Math.round(Math.min(Math.max(value, 0), max) * 100) / 100;
