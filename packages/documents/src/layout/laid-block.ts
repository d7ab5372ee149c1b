import type { NotRead, PlacedBlock } from '../placed-document.ts';
import type { SourceWord } from './source-word.ts';

/** A block before it has offsets. Table rows have cells, everything else has lines. */
export type LaidBlock = {
  readonly kind: PlacedBlock['kind'];
  readonly lines: readonly (readonly SourceWord[])[];
  readonly cells?: readonly (readonly SourceWord[])[];
  /** Where the block's column ends; tells whether its last line is full. */
  readonly columnRight?: number;
  readonly columnLeft?: number;
};

export const wordsOf = (block: LaidBlock): readonly SourceWord[] => block.cells?.flat() ?? block.lines.flat();

export const topOf = (block: LaidBlock): number => Math.min(...wordsOf(block).map((word) => word.box[1]));

export const textOf = (block: LaidBlock): string =>
  wordsOf(block)
    .map((word) => word.text)
    .join(' ');

export type LaidPage = {
  readonly widthPoints: number;
  readonly heightPoints: number;
  readonly source: 'text_layer' | 'ocr' | 'typeset';
  readonly ocrConfidence?: number;
  readonly notRead?: NotRead;
  readonly blocks: readonly LaidBlock[];
};
