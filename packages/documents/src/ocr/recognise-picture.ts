import type { SourcePage, SourceWord } from '../layout/source-word.ts';
import type { Box } from '../placed-document.ts';
import { isBlank } from './blank.ts';
import { evenLight } from './even-light.ts';
import type { GrayImage } from './gray-image.ts';
import type { RecognisedLine, RecognisedWord, RecogniseLines } from './recognised-line.ts';
import { recogniseUpright, type Upright } from './upright.ts';

export type Picture = { readonly image: GrayImage; readonly widthPoints: number; readonly heightPoints: number };

/**
 * Finds the words of a picture. Turned and skewed pictures are straightened first; boxes are those of the picture as it is shown.
 */
export const recognisePicture = async (picture: Picture, recogniseLines: RecogniseLines): Promise<SourcePage> => {
  const upright = isBlank(picture.image)
    ? { quarters: 0, skew: 0, lines: [] }
    : await recogniseUpright(evenLight(picture.image), recogniseLines);
  const toShown = mapping(picture, upright);
  const usualSize = usualTypeSize(upright.lines);
  const words = upright.lines.flatMap((line) => lineWords(line, usualSize, toShown));
  const confidence = meanConfidence(upright.lines);
  const { widthPoints, heightPoints } = picture;
  return { widthPoints, heightPoints, words, rulings: () => [], source: 'ocr', ocrConfidence: confidence };
};

const meanConfidence = (lines: readonly RecognisedLine[]): number => {
  const words = lines.flatMap((line) => line.words);
  const sum = words.reduce((total, word) => total + word.confidence, 0);
  return words.length === 0 ? 0 : Math.round((sum / words.length) * 1000) / 1000;
};

type Mapping = { readonly straight: (box: Box) => Box; readonly shown: (box: Box) => Box };

/** The words of a line in boxes of one height, from the ascenders to the descenders, as a PDF's own words have. */
const lineWords = (line: RecognisedLine, usualSize: number, { straight, shown }: Mapping): readonly SourceWord[] => {
  const measured = typeSize(line.box, line.words);
  // A box that is much too high holds a speck or a rule besides its line: then each word tells its own place.
  const isSound = measured < usualSize * 2.2;
  return line.words.map((word): SourceWord => {
    const ownSize = isSound ? measured : typeSize(word.box, [word]);
    const tolerance = line.words.length > 3 ? 0.3 : 0.6;
    const size = Math.abs(ownSize - usualSize) < usualSize * tolerance ? usualSize : ownSize;
    const source = isSound ? line.box : word.box;
    const baseline = source[3] - (hasDescenders(isSound ? line.words : [word]) ? size * 0.21 : 0);
    const pixels: Box = [word.box[0], baseline - size * 0.9, word.box[2], baseline + size * 0.22];
    const box = straight(pixels);
    const fontSize = Math.round(((box[3] - box[1]) / 1.12) * 10) / 10;
    return { text: word.text.trim(), box, shownBox: shown(pixels), fontSize, bold: false };
  });
};

const usualTypeSize = (lines: readonly RecognisedLine[]): number => {
  const sizes = lines.filter((line) => line.words.length > 2).map((line) => typeSize(line.box, line.words));
  return sizes.sort((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 20;
};

const letters = (words: readonly RecognisedWord[]) => words.map((word) => word.text).join('');
const hasDescenders = (words: readonly RecognisedWord[]) => /[gjpqy,;(){}[\]|Q@_]/.test(letters(words));
const hasAscenders = (words: readonly RecognisedWord[]) => /[A-Zbdfhklt0-9(){}[\]|]/.test(letters(words));

/** The box of a line is as high as its letters: how much of the type size that is depends on which letters they are. */
const typeSize = (box: Box, words: readonly RecognisedWord[]): number => {
  const reach = (hasAscenders(words) ? 0.73 : 0.53) + (hasDescenders(words) ? 0.21 : 0);
  return (box[3] - box[1]) / reach;
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
