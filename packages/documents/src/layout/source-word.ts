import type { Box, NotRead } from '../placed-document.ts';

/** A word as a parser found it, in points from the top-left corner of the page as shown, before any reading order. */
export type SourceWord = {
  readonly text: string;
  /** Where the word stands for the reading order: on a straight page. */
  readonly box: Box;
  /** Where it is shown, when that differs: the page was scanned askew. */
  readonly shownBox?: Box;
  readonly fontSize: number;
  readonly bold: boolean;
};

/** A ruling or the edge of a filled cell; `top` to `bottom` is its thickness when it lies flat. */
export type Ruling = Box;

export type SourcePage = {
  readonly widthPoints: number;
  readonly heightPoints: number;
  readonly words: readonly SourceWord[];
  /** Called only for pages that may hold a table. */
  readonly rulings: () => readonly Ruling[];
  readonly source: 'text_layer' | 'ocr';
  readonly ocrConfidence?: number;
  /** Recognition was given up: the page has no words because nobody looked further, not because it is blank. */
  readonly notRead?: NotRead;
};
