import { fingerprintOf } from '#weighing/train-words.ts';
import { walkWords } from '#weighing/walk-words.ts';
import type { WordTable } from '#weighing/word-table.ts';
import { flagFeatures } from './flag-features.ts';

/** A text of the common vocabulary with the flags (`RF33`) that it makes, or none. */
export type FlagExample = {
  readonly text: string;
  readonly flags: readonly string[];
  /** Whether it was written to be near a flag, made or not; else it is an ordinary sentence of a lease. */
  readonly isPointed: boolean;
  /** Whether a test asks for just this text: it counts more, so that what is dropped from the table does not lose it. */
  readonly isAsked?: boolean;
};

/** What words say about flags by these examples. A text of several flags counts as a part of each. */
export const trainFlagWords = (examples: readonly FlagExample[]): WordTable => {
  const flags = [...new Set(examples.flatMap((example) => example.flags))].sort();
  const types = [...flags, 'other'];
  const counts = new Map<string, number>();
  for (const each of examples) for (const flag of each.flags) counts.set(flag, (counts.get(flag) ?? 0) + 1);
  const rows = examples.flatMap(({ text, flags: made, isPointed, isAsked }) => {
    const features = flagFeatures(text);
    const times = isAsked === true ? askedTimes : 1;
    return made.length === 0
      ? [{ features, type: flags.length, weight: times * (isPointed ? lookAlikeWeight : ordinaryWeight) }]
      : made.map((flag) => ({
          features,
          type: types.indexOf(flag),
          // Flags with few examples weigh as much as those with many, half way.
          weight: (times * Math.sqrt(usual / (counts.get(flag) ?? 1))) / made.length,
        }));
  });
  return { madeFrom: flagFingerprintOf(examples), ...walkWords(rows, types, training) };
};

/** Tells whether a table was made from these examples. */
export const flagFingerprintOf = (examples: readonly FlagExample[]): number =>
  fingerprintOf(examples.map(({ text, flags }) => ({ id: flags.join(), text })));

/** Examples that a flag usually has. */
const usual = 300;
const lookAlikeWeight = 1;
const ordinaryWeight = 1.2;
const askedTimes = 6;

/** The table is the largest of those that a browser loads: how many weights it keeps is what its size hangs on. */
const training = {
  rounds: 4,
  leastUses: 1,
  pace: { stepLength: 0.7, shrinking: 0 },
  isBiased: true,
  thinning: { kept: 112_000, rounds: 2 },
  steps: 1,
  widening: 0.5,
};
