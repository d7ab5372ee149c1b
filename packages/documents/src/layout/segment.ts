import type { Box } from '../placed-document.ts';
import type { SourceWord } from './source-word.ts';

/** Words of one line without a wide gap: a line of a column, or a cell's line. */
export type Segment = { readonly words: readonly SourceWord[]; readonly box: Box };

/** Segments that stand side by side, from left to right. */
export type Row = { readonly segments: readonly Segment[]; readonly box: Box };

/** Joins words to segments: first in the order of the source, then across pieces that the source wrote out of order. */
export const segmentsOf = (words: readonly SourceWord[], wideGap: number): readonly Segment[] => {
  const segments: Segment[] = [];
  let run: SourceWord[] = [];
  for (const word of words) {
    const last = run.at(-1);
    if (last && !follows(last, word, wideGap)) {
      segments.push(segment(run));
      run = [];
    }
    run.push(word);
  }
  if (run.length > 0) segments.push(segment(run));
  return segments;
};

/** Groups segments to rows, from top to bottom, and joins the pieces of a row that are only a word space apart. */
export const rowsOf = (segments: readonly Segment[], wideGap: number): readonly Row[] => {
  const sorted = [...segments].sort((a, b) => middle(a.box) - middle(b.box));
  const groups: Segment[][] = [];
  for (const candidate of sorted) {
    const group = groups.at(-1);
    const reference = group?.[0];
    if (group && reference && sharesLine(reference.box, candidate.box)) group.push(candidate);
    else groups.push([candidate]);
  }
  return groups.map((group) =>
    row(
      joinNear(
        group.sort((a, b) => a.box[0] - b.box[0]),
        wideGap,
      ),
    ),
  );
};

export const segment = (words: readonly SourceWord[]): Segment => ({
  words,
  box: unionOf(words.map((word) => word.box)),
});

export const row = (segments: readonly Segment[]): Row => ({
  segments,
  box: unionOf(segments.map((part) => part.box)),
});

export const unionOf = (boxes: readonly Box[]): Box => {
  let [left, top, right, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0, 0];
  for (const box of boxes) {
    left = Math.min(left, box[0]);
    top = Math.min(top, box[1]);
    right = Math.max(right, box[2]);
    bottom = Math.max(bottom, box[3]);
  }
  return [left, top, right, bottom];
};

export const middle = (box: Box) => (box[1] + box[3]) / 2;

export const heightOf = (box: Box) => box[3] - box[1];

// Text of very different size shares no line, else one large initial would draw several lines together.
const heightRatioMax = 2.6;

/** Whether two boxes stand beside each other, by half of the lower one at least. */
export const sharesLine = (a: Box, b: Box): boolean =>
  Math.min(a[3], b[3]) - Math.max(a[1], b[1]) > 0.5 * Math.min(heightOf(a), heightOf(b)) &&
  Math.max(heightOf(a), heightOf(b)) < heightRatioMax * Math.min(heightOf(a), heightOf(b));

/**
 * The gap, as a share of the type size, from which two words are not in one run. A word space is 0.25 to 0.6 of the type size
 * even in justified lines, but as wide as a letter in typewritten ones; cells and columns keep more than either.
 */
export const wideGapOf = (words: readonly SourceWord[]): number => {
  const gaps: number[] = [];
  words.forEach((word, index) => {
    const last = words[index - 1];
    if (!last || !sharesLine(last.box, word.box) || word.box[0] < last.box[2]) return;
    gaps.push((word.box[0] - last.box[2]) / Math.max(word.fontSize, 1));
  });
  const usual = gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  return Math.max(1, Math.min(usual * 2.2, 2));
};

const follows = (last: SourceWord, next: SourceWord, wideGap: number): boolean => {
  const size = Math.max(last.fontSize, next.fontSize, 1);
  const gap = next.box[0] - last.box[2];
  return sharesLine(last.box, next.box) && gap < size * wideGap && gap > -size * 0.5;
};

const joinNear = (group: readonly Segment[], wideGap: number): readonly Segment[] => {
  const joined: Segment[] = [];
  for (const part of group) {
    const last = joined.at(-1);
    const [lastWord, firstWord] = [last?.words.at(-1), part.words[0]];
    if (last && lastWord && firstWord && follows(lastWord, firstWord, wideGap)) {
      joined[joined.length - 1] = segment([...last.words, ...part.words]);
    } else {
      joined.push(part);
    }
  }
  return joined;
};
