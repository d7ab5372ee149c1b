import type { LeasePage } from '@keyclause/contracts';
import { type Box, isSameLine, unionOf } from './page-geometry.ts';

/** Words that stand next to one another, as one piece that can be selected. */
export type TextLine = { readonly start: number; readonly text: string; readonly box: Box };

/**
 * The page's words, cut where the text has anything but one space between them: at the ends of lines and of table cells.
 * Offsets of words are into the document, so the offset at which the page's text begins is needed.
 */
export const linesOf = ({ text, words }: LeasePage, pageStart: number): readonly TextLine[] => {
  const lines: LeasePage['words'][] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const previous = line?.at(-1);
    const between = previous ? text.slice(previous.end - pageStart, word.start - pageStart) : '\n';
    const isNext = (between === ' ' || between === '') && previous !== undefined && isSameLine(previous.box, word.box);
    if (line && isNext) line.push(word);
    else lines.push([word]);
  }
  return lines.flatMap((line) => {
    const [first, last] = [line[0], line.at(-1)];
    const box = unionOf(line.map((word) => word.box));
    return first && last && box
      ? [{ start: first.start, text: text.slice(first.start - pageStart, last.end - pageStart), box }]
      : [];
  });
};
