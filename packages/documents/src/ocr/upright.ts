import { type GrayImage, quarterTurned, rotated, shrunk } from './gray-image.ts';
import { withoutNoise } from './noise.ts';
import type { RecognisedLine, RecogniseLines } from './recognised-line.ts';
import { estimateSkew } from './skew.ts';
import { type Strip, stripsOf } from './strips.ts';

/** The lines of a picture after it was turned clockwise by `quarters` and straightened by `skew` radians. */
export type Upright = {
  readonly quarters: number;
  readonly skew: number;
  readonly lines: readonly RecognisedLine[];
};

/** Recognises a picture the way up in which its words make most sense: told by its densest strip, so that few are read twice. */
export const recogniseUpright = async (image: GrayImage, recogniseLines: RecogniseLines): Promise<Upright> => {
  let best: Probe | undefined;
  for (const quarters of likelyTurns(image)) {
    const probe = await probeTurn(image, quarters, recogniseLines);
    if (!best || probe.score > best.score) best = probe;
    if (probe.isGood) break;
  }
  if (!best) return { quarters: 0, skew: 0, lines: [] };
  const { quarters, skew, strips, densest, lines } = best;
  const others = await Promise.all(
    strips.map((strip) => (strip === densest ? lines : recogniseStrip(strip, recogniseLines))),
  );
  return { quarters, skew, lines: withoutNoise(others.flat()) };
};

type Probe = Upright & {
  readonly strips: readonly Strip[];
  readonly densest: Strip | undefined;
  readonly score: number;
  readonly isGood: boolean;
};

const goodConfidence = 0.7;
const goodWordCount = 4;
// Less than a fifth of a degree moves the end of a line by less than a third of its height.
const skewMin = (0.2 * Math.PI) / 180;

const probeTurn = async (image: GrayImage, quarters: number, recogniseLines: RecogniseLines): Promise<Probe> => {
  const turned = quarterTurned(image, quarters);
  const estimate = estimateSkew(turned);
  const skew = Math.abs(estimate) < skewMin ? 0 : estimate;
  const strips = stripsOf(skew === 0 ? turned : rotated(turned, -skew));
  const [densest] = [...strips].sort((a, b) => b.ink - a.ink);
  const lines = densest ? await recogniseStrip(densest, recogniseLines) : [];
  const words = lines.flatMap((line) => line.words);
  const score = words.reduce(
    (total, { text, confidence }) => total + (confidence > 0.6 ? text.length * confidence : 0),
    0,
  );
  const confidence = words.reduce((total, word) => total + word.confidence, 0) / Math.max(words.length, 1);
  const isGood = confidence >= goodConfidence && words.length >= goodWordCount;
  return { quarters, skew, lines, strips, densest, score, isGood };
};

const recogniseStrip = async (
  { image, top }: Strip,
  recogniseLines: RecogniseLines,
): Promise<readonly RecognisedLine[]> => {
  const lines = await recogniseLines(image);
  return lines.map((line) => ({
    box: lowered(line.box, top),
    words: line.words.map((word) => ({ ...word, box: lowered(word.box, top) })),
  }));
};

const lowered = ([left, upper, right, lower]: RecognisedLine['box'], top: number): RecognisedLine['box'] => [
  left,
  upper + top,
  right,
  lower + top,
];

/** Lines of text make rows that alternate between ink and white; in a picture that lies on its side, columns do. */
const likelyTurns = (image: GrayImage): readonly number[] => {
  const small = shrunk(image, Math.max(1, Math.round(image.width / 600)));
  const upright = [0, 2];
  const sideways = [1, 3];
  return alternation(small, 'columns') > alternation(small, 'rows') * 1.5
    ? [...sideways, ...upright]
    : [...upright, ...sideways];
};

const alternation = ({ width, height, pixels }: GrayImage, of: 'rows' | 'columns'): number => {
  const ink = new Float64Array(of === 'rows' ? height : width);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = of === 'rows' ? y : x;
      ink[at] = (ink[at] ?? 0) + 255 - (pixels[y * width + x] ?? 255);
    }
  }
  let change = 0;
  for (let at = 1; at < ink.length; at += 1) change += Math.abs((ink[at] ?? 0) - (ink[at - 1] ?? 0));
  return change;
};
