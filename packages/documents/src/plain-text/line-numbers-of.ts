import { areLineNumbers } from '../layout/line-numbers.ts';

/** A line of a text; `footer` is what stands between its pages. */
export type TextLine = { readonly text: string; readonly isFooter: boolean };

/** The lines without the numbers that count them in the margin of a printed form. */
export const withoutLineNumbers = (lines: readonly string[]): readonly TextLine[] => {
  const written = lines
    .filter((line) => /\S/.test(line))
    .map((line) => ({ number: numberOf(line), words: line.replace(margin, '') }));
  if (!areLineNumbers(written)) return lines.map((text) => ({ text, isFooter: false }));
  let last = 0;
  return lines.map((line) => {
    const number = numberOf(line);
    if (number === null || (number !== last + 1 && number !== 1))
      return { text: line, isFooter: last > 0 && pageMark.test(line) };
    last = number;
    return { text: line.replace(margin, ''), isFooter: false };
  });
};

/** The number with the space that parts it from the words, so that what is indented stays so. */
const margin = /^\s*\d{1,3}(?:\t| {0,2})/;

const numberOf = (line: string): number | null => {
  const digits = /^\s*(\d{1,3})(?=\s|$)/.exec(line)?.[1];
  return digits === undefined ? null : Number(digits);
};

const pageMark = /\bpage\s+\d{1,3}\b/i;
