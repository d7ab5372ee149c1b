import { fingerprintOf, trainWords } from '#weighing/train-words.ts';
import type { WordTable } from '#weighing/word-table.ts';
import { flagFeatures } from './flag-features.ts';

/** A text of the common vocabulary with the flags (`RF33`) that it makes, or none. */
export type FlagExample = {
  readonly text: string;
  readonly flags: readonly string[];
  /** Whether it was written to be near a flag, made or not; else it is an ordinary sentence of a lease. */
  readonly isPointed: boolean;
  /** Whether a test asks for just this text: it counts double, so that what is dropped from the table does not lose it. */
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
    const times = isAsked === true ? 2 : 1;
    return made.length === 0
      ? [{ features, type: flags.length, weight: times * (isPointed ? lookAlikeWeight : ordinaryWeight) }]
      : made.map((flag) => ({
          features,
          type: types.indexOf(flag),
          // Flags with few examples weigh as much as those with many, half way.
          weight: (times * Math.sqrt(usual / (counts.get(flag) ?? 1))) / made.length,
        }));
  });
  return { madeFrom: flagFingerprintOf(examples), ...trainWords(rows, types, training) };
};

/** Tells whether a table was made from these examples. */
export const flagFingerprintOf = (examples: readonly FlagExample[]): number =>
  fingerprintOf(examples.map(({ text, flags }) => ({ id: flags.join(), text })));

/** Examples that a flag usually has. */
const usual = 240;
const lookAlikeWeight = 1;
const ordinaryWeight = 1.2;

/** What is ordinary is told by many words that each say little: none of them may be dropped. */
const training = {
  rounds: 170,
  shrinking: 3e-7,
  leastWeight: 1.37,
  worthOfUse: 0.2,
  furtherRounds: 60,
  steps: 2,
  widening: 0.2,
};
