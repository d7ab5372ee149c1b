import { startsWithMarker } from './list-marker.ts';
import { isPageNumber } from './page-number.ts';
import { heightOf, type Row } from './segment.ts';
import type { SourceWord } from './source-word.ts';

/** Lines that belong to one paragraph, heading or list item. */
export type LineGroup = readonly (readonly SourceWord[])[];

/** Parts the lines of a region into paragraphs by distance, indent, type size, weight and numbering. */
export const paragraphsOf = (
  rows: readonly Row[],
  span: { readonly left: number; readonly right: number },
): readonly LineGroup[] => {
  const lines = rows.map((entry) => lineOf(entry));
  const gap = typicalGap(lines);
  const groups: (readonly SourceWord[])[][] = [];
  lines.forEach((line, index) => {
    const previous = lines[index - 1];
    const group = groups.at(-1);
    if (!group || !previous || startsBlock({ previous, line, gap, span, isSecondLine: group.length === 1 })) {
      groups.push([line.words]);
    } else {
      group.push(line.words);
    }
  });
  return groups;
};

type Line = {
  readonly words: readonly SourceWord[];
  readonly box: Row['box'];
  readonly size: number;
  readonly isBold: boolean;
  readonly text: string;
};

const lineOf = (entry: Row): Line => {
  const words = entry.segments.flatMap((part) => part.words);
  return {
    words,
    box: entry.box,
    size: medianSize(words),
    isBold: words.every((word) => word.bold),
    text: words.map((word) => word.text).join(' '),
  };
};

export const medianSize = (words: readonly SourceWord[]): number => {
  const sizes = words.map((word) => word.fontSize).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 10;
};

/** Distance of lines inside a paragraph, as a share of the type size; may be negative, since boxes include the descent. */
const typicalGap = (lines: readonly Line[]): number => {
  const gaps = lines
    .slice(1)
    .map((line, index) => relativeGap(lines[index] ?? line, line))
    .filter((gap) => gap < 1.2)
    .sort((a, b) => a - b);
  return Math.min(gaps[Math.floor(gaps.length * 0.25)] ?? 0.2, 0.9);
};

const relativeGap = (above: Line, below: Line) =>
  (below.box[1] - above.box[3]) / Math.max(Math.min(above.size, below.size), 1);

type Break = {
  readonly previous: Line;
  readonly line: Line;
  readonly gap: number;
  readonly span: { readonly left: number; readonly right: number };
  readonly isSecondLine: boolean;
};

const startsBlock = ({ previous, line, gap, span, isSecondLine }: Break): boolean => {
  if (isPageNumber(line.text)) return true;
  if (relativeGap(previous, line) > gap + 0.35 || line.box[1] < previous.box[1]) return true;
  if (Math.abs(line.size - previous.size) > Math.max(line.size, previous.size) * 0.15) return true;
  if (line.isBold !== previous.isBold) return true;

  const slack = span.right - previous.box[2];
  const isShort = slack > (span.right - span.left) * 0.12;
  const endsSentence = /[.;:!?]["”’)]?$/.test(previous.text);
  if (startsWithMarker(line.text) && (isShort || endsSentence || /(?:[,]| and| or)$/.test(previous.text))) return true;

  const indent = (line.box[0] - previous.box[0]) / Math.max(line.size, 1);
  if (indent > 1 && endsSentence && !startsWithMarker(previous.text)) return true;
  if (indent < -1 && !(isSecondLine && !isShort)) return true;
  return wouldHaveFitted(previous, line, slack) && endsSentence && slack > (span.right - span.left) * 0.25;
};

/** The author ended the line: the next word had room on it. */
const wouldHaveFitted = (previous: Line, line: Line, slack: number): boolean => {
  const first = line.words[0];
  return first !== undefined && slack > first.box[2] - first.box[0] + heightOf(previous.box) * 0.4;
};
