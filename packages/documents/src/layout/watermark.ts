import { medianSize } from './paragraphs.ts';
import type { SourceWord } from './source-word.ts';

/** Parts off words much larger than the text that lie across it ("SAMPLE"); they belong to no line. */
export const partWatermark = (words: readonly SourceWord[]) => {
  const usual = medianSize(words);
  const large = words.filter((word) => word.fontSize > usual * 2.5);
  const watermark = new Set(large.filter((word) => crossedBy(word, words, usual) >= wordsCrossedMin));
  return { text: words.filter((word) => !watermark.has(word)), watermark: [...watermark] };
};

const wordsCrossedMin = 3;

const crossedBy = ({ box }: SourceWord, words: readonly SourceWord[], usual: number): number =>
  words.filter(
    (other) =>
      other.fontSize <= usual * 2.5 &&
      other.box[0] < box[2] &&
      other.box[2] > box[0] &&
      other.box[1] < box[3] &&
      other.box[3] > box[1],
  ).length;
