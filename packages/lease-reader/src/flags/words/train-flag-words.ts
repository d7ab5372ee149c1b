import { sharesOf } from '#weighing/shares-of.ts';
import { type Example, fingerprintOf } from '#weighing/train-words.ts';
import { walkWords } from '#weighing/walk-words.ts';
import { scorerOf, type WordTable } from '#weighing/word-table.ts';
import { flagFeatures } from './flag-features.ts';
import { longestWeighed, piecesOf } from './sentence-pieces.ts';

/** A text of the common vocabulary with the flags (`RF33`) that it makes, or none. */
export type FlagExample = {
  readonly text: string;
  readonly flags: readonly string[];
  /** Whether it was written to be near a flag, made or not; else it is an ordinary sentence of a lease. */
  readonly isPointed: boolean;
  /** Whether a test asks for just this text: it counts more, so that what is dropped from the table does not lose it. */
  readonly isAsked?: boolean;
  /** Whether nobody judged it: it was written for something else, and most likely makes no flag. */
  readonly isUnjudged?: boolean;
};

/**
 * What words say about flags by these examples. A text of several flags counts as a part of each. A long text is learned in pieces, as it
 * will be weighed: where it makes no flag none of them does, and where it makes one, the piece that a first table finds likeliest. Of
 * texts that nobody judged, those in which the first table sees a flag are left out.
 */
export const trainFlagWords = (examples: readonly FlagExample[]): WordTable => {
  const types = [...[...new Set(examples.flatMap(({ flags }) => flags))].sort(), 'other'];
  const [whole, long] = [examples.flatMap(plainPieces), examples.filter(isLongFlag)];
  const score = scorerOf({
    madeFrom: 0,
    ...walkWords(
      rowsOf(
        whole.filter(({ isUnjudged }) => isUnjudged !== true),
        types,
      ),
      types,
      sketching,
    ),
  });
  const sharesIn = (text: string): Float64Array => sharesOf(score(flagFeatures(text)));
  const learned = [
    ...whole.filter(({ text, isUnjudged }) => isUnjudged !== true || (sharesIn(text).at(-1) ?? 0) >= plainShare),
    ...long.map((example) => ({ ...example, text: likeliestPiece(example, types, sharesIn) })),
  ];
  return { madeFrom: flagFingerprintOf(examples), ...walkWords(rowsOf(learned, types), types, training) };
};

const isLongFlag = ({ text, flags }: FlagExample): boolean => flags.length > 0 && text.length > longestWeighed;

const plainPieces = (example: FlagExample): FlagExample[] =>
  isLongFlag(example) ? [] : textsOf(example).map((text) => ({ ...example, text }));

const textsOf = ({ text }: FlagExample): string[] => piecesOf(text).map(({ start, end }) => text.slice(start, end));

const likeliestPiece = (
  example: FlagExample,
  types: readonly string[],
  sharesIn: (text: string) => Float64Array,
): string => {
  const shareOf = (text: string): number =>
    Math.max(...example.flags.map((flag) => sharesIn(text)[types.indexOf(flag)] ?? 0));
  return textsOf(example).reduce((best, text) => (shareOf(text) > shareOf(best) ? text : best));
};

const rowsOf = (examples: readonly FlagExample[], types: readonly string[]): Example[] => {
  const counts = new Map<string, number>();
  for (const each of examples) for (const flag of each.flags) counts.set(flag, (counts.get(flag) ?? 0) + 1);
  return examples.flatMap(({ text, flags: made, isPointed, isAsked }) => {
    const features = flagFeatures(text);
    const times = isAsked === true ? askedTimes : 1;
    return made.length === 0
      ? [{ features, type: types.length - 1, weight: times * (isPointed ? lookAlikeWeight : ordinaryWeight) }]
      : made.map((flag) => ({
          features,
          type: types.indexOf(flag),
          // Flags with few examples weigh as much as those with many, half way.
          weight: (times * Math.sqrt(usual / (counts.get(flag) ?? 1))) / made.length,
        }));
  });
};

/** Tells whether a table was made from these examples. */
export const flagFingerprintOf = (examples: readonly FlagExample[]): number =>
  fingerprintOf(examples.map(({ text, flags }) => ({ id: flags.join(), text })));

/** Examples that a flag usually has. */
const usual = 300;
const lookAlikeWeight = 1;
const ordinaryWeight = 1.2;
const askedTimes = 12;

/** Without ordinary texts the first table sees flags too easily. */
const plainShare = 0.2;

const pace = { stepLength: 0.7, shrinking: 0 };
const steps = { steps: 1, widening: 0.5 };
const sketching = { rounds: 2, leastUses: 2, pace, isBiased: true, ...steps };

/** The table is the largest of those that a browser loads: how many weights it keeps is what its size hangs on. */
const training = {
  rounds: 4,
  walks: 9,
  leastUses: 1,
  pace,
  isBiased: true,
  thinning: { kept: 90_500, rounds: 2 },
  ...steps,
};
