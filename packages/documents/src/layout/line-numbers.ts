import { medianSize } from './paragraphs.ts';
import { rowsOf, segmentsOf, wideGapOf } from './segment.ts';
import type { SourceWord } from './source-word.ts';

/** A line with the number that it begins with, null for none, and the words behind it. */
export type NumberedLine = { readonly number: number | null; readonly words: string };

/**
 * Whether the numbers before the lines count lines, of the page or of the whole form: they run up by one, and sentences go on behind them.
 * A list and a table number what begins there.
 */
export const areLineNumbers = (lines: readonly NumberedLine[]): boolean => {
  const numbered = lines.filter(({ number }) => number !== null);
  if (numbered.length < linesMin || numbered.length < lines.length * 0.6) return false;
  const inTurn = numbered.filter(({ number }, at) => number === 1 || number === (numbered[at - 1]?.number ?? 0) + 1);
  const goingOn = numbered.filter(({ words }) => /^[a-z]/.test(words));
  return inTurn.length >= numbered.length * 0.9 && goingOn.length >= numbered.length * 0.2;
};

const linesMin = 12;

/** Parts off the numbers of the lines in the left margin of a page; they belong to no line. */
export const partLineNumbers = (words: readonly SourceWord[]) => {
  if (words.filter(isNumber).length < linesMin) return { text: words, numbers: [] };
  const gap = wideGapOf(words);
  const rows = rowsOf(segmentsOf(words, gap), gap).map(({ segments }) => segments.flatMap((part) => part.words));
  const lines = rows.map(([first, ...rest]) => ({
    number: first && isNumber(first) ? Number(first.text) : null,
    words: rest.map(({ text }) => text).join(' '),
  }));
  if (!areLineNumbers(lines)) return { text: words, numbers: [] };
  const firsts = rows.flatMap(([first, second]) => (first && second && isNumber(first) ? [second.box[0]] : []));
  const textLeft = Math.min(...firsts) - medianSize(words) * 0.1;
  const numbers = new Set(
    rows.flatMap(([first]) => (first && isNumber(first) && first.box[2] < textLeft ? [first] : [])),
  );
  return { text: words.filter((word) => !numbers.has(word)), numbers: [...numbers] };
};

const isNumber = ({ text }: Pick<SourceWord, 'text'>): boolean => /^\d{1,3}$/.test(text);
