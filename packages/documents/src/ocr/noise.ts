import type { RecognisedLine, RecognisedWord } from './recognised-line.ts';

/** Drops what the recogniser saw in specks, folds and the edge of the glass. */
export const withoutNoise = (lines: readonly RecognisedLine[]): readonly RecognisedLine[] => {
  const edges = textEdges(lines);
  return lines
    .map((line) => ({ ...line, words: line.words.filter((word) => !isNoise(word) && !isBeyond(word, edges)) }))
    .filter((line) => line.words.length > 0);
};

const confidenceMin = 0.3;

const isNoise = ({ text, confidence }: RecognisedWord): boolean => {
  const trimmed = text.trim();
  if (trimmed === '' || /^[|~'`‘’“”"°.,_—-]$/u.test(trimmed)) return true;
  return confidence < confidenceMin && !/[\p{L}\p{N}]{3}|^\(?[\p{L}\p{N}]{1,2}[.)]$/u.test(trimmed);
};

type Edges = { readonly left: number; readonly right: number };

/** Between which columns the words of some length stand. */
const textEdges = (lines: readonly RecognisedLine[]): Edges | undefined => {
  const sound = lines
    .flatMap((line) => line.words)
    .filter(({ text, confidence }) => confidence > 0.7 && /[\p{L}\p{N}]{3}/u.test(text));
  if (sound.length < 30) return undefined;
  return { left: Math.min(...sound.map(({ box }) => box[0])), right: Math.max(...sound.map(({ box }) => box[2])) };
};

const isBeyond = ({ text, box }: RecognisedWord, edges: Edges | undefined): boolean =>
  edges !== undefined && text.trim().length <= 2 && (box[2] < edges.left || box[0] > edges.right);
