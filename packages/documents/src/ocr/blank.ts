import type { GrayImage } from './gray-image.ts';

/**
 * Paper without writing: bare, or with nothing on it but rules and filled bars, such as the table of a damaged PDF whose letters are lost.
 * A recogniser looks for words in such lines in every direction, for longer than a full page of text takes.
 */
export const isBlank = (image: GrayImage): boolean => {
  const ink = inkOf(image);
  const inkMax = image.pixels.length * blankShare;
  if (count(ink) < inkMax) return true;
  return count(withoutRules(ink, image)) < inkMax;
};

/** Fewer pixels than this share of a page make no word. */
const blankShare = 0.00005;
const shadesApart = 48;

/** 1 where a pixel differs from the paper, which is the most frequent shade. */
const inkOf = ({ pixels }: GrayImage): Uint8Array => {
  const counts = new Uint32Array(256);
  for (const pixel of pixels) counts[pixel] = (counts[pixel] ?? 0) + 1;
  const paper = counts.indexOf(Math.max(...counts));
  const isInk = Uint8Array.from(counts, (_, shade) => (Math.abs(shade - paper) > shadesApart ? 1 : 0));
  return pixels.map((pixel) => isInk[pixel] ?? 0);
};

const count = (ink: Uint8Array): number => {
  let total = 0;
  for (const pixel of ink) total += pixel;
  return total;
};

/** An unbroken line as long as a tenth of the shorter side, about 0.8 inch of a page, belongs to no letter. */
const ruleShare = 0.1;
/** Nor does one of a fifth of that, when it is a hair's breadth wide: a letter so tall has thicker strokes. */
const hairlineShare = ruleShare / 5;
const hairlinePixels = 3;

type Direction = {
  /** Pixels to the next one of the same line, and of the next line. */
  readonly along: number;
  readonly across: number;
  readonly length: number;
  readonly lines: number;
};

const withoutRules = (ink: Uint8Array, { width, height }: GrayImage): Uint8Array => {
  const side = Math.min(width, height);
  const directions: readonly Direction[] = [
    { along: 1, across: width, length: width, lines: height },
    { along: width, across: 1, length: height, lines: width },
  ];
  const ruleMin = Math.max(side * ruleShare, 1);
  const withoutLong = erased(ink, directions, (_, run) => run.length >= ruleMin);
  const hairlineMin = Math.max(side * hairlineShare, hairlinePixels * 5);
  return erased(withoutLong, directions, (rest, run) => run.length >= hairlineMin && isHairline(rest, run));
};

type Run = { readonly start: number; readonly length: number; readonly direction: Direction };

/** A copy without the unbroken lines that are to go, in both directions. */
const erased = (
  ink: Uint8Array,
  directions: readonly Direction[],
  isToGo: (ink: Uint8Array, run: Run) => boolean,
): Uint8Array => {
  const rest = new Uint8Array(ink);
  for (const direction of directions) {
    for (let line = 0; line < direction.lines; line += 1) {
      for (const run of runsOf(ink, line * direction.across, direction)) {
        if (!isToGo(ink, run)) continue;
        const end = run.start + run.length * direction.along;
        for (let at = run.start; at < end; at += direction.along) rest[at] = 0;
      }
    }
  }
  return rest;
};

/** Shorter ones are no rule in any picture. */
const runMin = hairlinePixels * 5;

const runsOf = (ink: Uint8Array, from: number, direction: Direction): readonly Run[] => {
  const { along, length } = direction;
  const runs: Run[] = [];
  let start = 0;
  for (let at = 0; at <= length; at += 1) {
    if (at < length && ink[from + at * along] === 1) continue;
    if (at - start >= runMin) runs.push({ start: from + start * along, length: at - start, direction });
    start = at + 1;
  }
  return runs;
};

/** Measured at its quarters: where it meets another line it is as wide as that one is long. */
const isHairline = (ink: Uint8Array, { start, length, direction: { along, across } }: Run): boolean =>
  [0.25, 0.5, 0.75].every((share) => {
    const at = start + Math.floor(length * share) * along;
    let breadth = 1;
    for (let side = at + across; ink[side] === 1 && breadth <= hairlinePixels; side += across) breadth += 1;
    for (let side = at - across; ink[side] === 1 && breadth <= hairlinePixels; side -= across) breadth += 1;
    return breadth <= hairlinePixels;
  });
